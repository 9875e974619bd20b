import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { islandCode, type PageScripts, withPageScripts } from './pageScripts.ts'
import { projectRoot } from './projectRoot.ts'

/** The part of a bundler's chunk that counts here. */
interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code?: string
  /** Names of the files that are loaded with it. */
  readonly imports?: readonly string[]
}

/** Where a build writes down what it knows of scripts, for pages that are drawn on demand (bundlePages.ts). */
export const pageScriptsFile = join(projectRoot, '.netlify', 'page-scripts.json')

/** A file that does nothing but have another one run; its name is in the first group. */
const bareImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/
const filesAtOnce = 32

/** Has built pages load their scripts as pageScripts.ts says. */
export function preloadScripts(): AstroIntegration {
  const imports: Record<string, string[]> = {}
  const standIns: Record<string, string> = {}
  const noteImports = {
    name: 'note-imports',
    apply: 'build',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Readonly<Record<string, Chunk>>): void {
      for (const { type, fileName, code = '', imports: own = [] } of Object.values(bundle)) {
        if (type !== 'chunk') continue
        imports[fileName] = [...own]
        const [file] = own
        if (file && bareImport.test(code)) standIns[fileName] = file
      }
    },
  } as const

  return {
    name: 'preload-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteImports] } }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
        const scripts: PageScripts = { imports, standIns, islands: await writeIslands(folder, pages) }
        await each(pages, async (page) => {
          await writeFile(page, withPageScripts(await readFile(page, 'utf8'), scripts))
        })
        await writeFile(pageScriptsFile, JSON.stringify(scripts))
      },
    },
  }
}

/** Writes what starts islands in any of the pages into one file. @returns its name */
async function writeIslands(folder: string, pages: readonly string[]): Promise<string> {
  const codes = new Set<string>()
  await each(pages, async (page) => {
    for (const code of islandCode(await readFile(page, 'utf8'))) codes.add(code)
  })
  // The element itself last: it looks for the directives as soon as it is defined.
  const text = [...codes]
    .sort((a, b) => Number(definesElement(a)) - Number(definesElement(b)) || (a < b ? -1 : 1))
    .join('\n')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `_astro/islands.${hash}.js`
  await writeFile(join(folder, file), text)
  return file
}

const definesElement = (code: string): boolean => code.includes('customElements')

async function each(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const next = files.values()
  const worker = async (): Promise<void> => {
    for (const file of next) await work(file)
  }
  await Promise.all(Array.from({ length: filesAtOnce }, worker))
}
