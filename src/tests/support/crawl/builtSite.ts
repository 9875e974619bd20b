import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { type BuiltPage, readBuiltPage } from './builtPage.ts'

/** The built site in dist/. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** Whether a path is a page or a file. */
  readonly has: (pathname: string) => boolean
}

export const distFolder = join(projectRoot, 'dist')

/** Parses every page of dist/ and lists all files. */
export async function readBuiltSite(): Promise<BuiltSite> {
  const entries = await readdir(distFolder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(distFolder.length)),
  )
  const pages = new Map<string, BuiltPage>()
  for (const file of files) {
    if (!file.endsWith('/index.html')) continue
    const address = file.slice(0, -'index.html'.length)
    pages.set(address, readBuiltPage(address, readFileSync(join(distFolder, file), 'utf8')))
  }
  return { pages, has: (pathname) => files.has(pathname) || pages.has(pathname) }
}
