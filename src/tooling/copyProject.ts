import { cp, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** All that a build and its browser tests read, but for the packages. */
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
 * Copies the project, without what was built of it, so that it can be built once more beside itself.
 * @param folder an empty one; it shares the packages
 */
export async function copyProject(folder: string): Promise<void> {
  for (const name of sources) await cp(join(projectRoot, name), join(folder, name), { recursive: true })
  await symlink(await realpath(join(projectRoot, 'node_modules')), join(folder, 'node_modules'))
}
