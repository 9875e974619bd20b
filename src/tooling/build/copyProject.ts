import { cp, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** Everything that a build and its browser tests read, except node_modules. */
const sources = [
  'astro.config.mjs',
  'netlify',
  'netlify.toml',
  'package.json',
  'playwright.config.ts',
  'public',
  'src',
  'tailwind.config.mjs',
  'tsconfig.json',
] as const

/**
 * Copies the project without build output, for an independent build. node_modules is symlinked.
 * @param folder an empty target folder
 */
export async function copyProject(folder: string): Promise<void> {
  for (const name of sources) await cp(join(projectRoot, name), join(folder, name), { recursive: true })
  await symlink(await realpath(join(projectRoot, 'node_modules')), join(folder, 'node_modules'))
}
