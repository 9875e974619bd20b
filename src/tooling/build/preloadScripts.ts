import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { z } from '#src/domain/schema.ts'
import { islandCode, type PageScripts, withPageScripts } from '#src/server/pages/pageScripts.ts'
import { PatternError } from '#src/server/pages/patternError.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** Subset of Rolldown's output chunk. */
interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  /** Name without hash; for a group the group's name. */
  readonly name?: string
  readonly code?: string
  /** File names of its static imports. */
  readonly imports?: readonly string[]
}

/** A code splitting group of astro.config.mjs. */
interface Group {
  readonly name: string
}

/** Subset of Vite's resolved configuration. */
const viteConfigSchema = z.object({
  environments: z.object({
    client: z.object({
      build: z.object({
        rolldownOptions: z.object({
          output: z.object({ codeSplitting: z.object({ groups: z.array(z.object({ name: z.string() })) }) }),
        }),
      }),
    }),
  }),
})

/** File with the build's script graph, for pages rendered on demand (bundlePages.ts). */
export const pageScriptsFile = join(projectRoot, '.netlify', 'page-scripts.json')

/** The code of a file that only imports another one; the group is that file's name. */
const bareImport = /^import\s*["']\.\/([^"'?]+)["'];?\s*$/
const filesAtOnce = 32

/** Astro integration that applies `withPageScripts` to prerendered pages and writes `pageScriptsFile`. */
export function preloadScripts(): AstroIntegration {
  const imports: Record<string, string[]> = {}
  const standIns: Record<string, string> = {}
  let groups: readonly Group[] = []
  const noteImports = {
    name: 'note-imports',
    apply: 'build',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    configResolved(config: unknown): void {
      const { client } = viteConfigSchema.parse(config).environments
      groups = client.build.rolldownOptions.output.codeSplitting.groups
    },
    generateBundle(_: unknown, bundle: Readonly<Record<string, Chunk>>): void {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      Object.assign(imports, importsOf(chunks))
      Object.assign(standIns, standInsOf(chunks))
      checkGroups(groups, chunks)
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

/** Maps each file to its static imports. */
export function importsOf(chunks: readonly Chunk[]): PageScripts['imports'] {
  return Object.fromEntries(chunks.map(({ fileName, imports = [] }) => [fileName, [...imports]]))
}

/**
 * Finds files that only import another one.
 * @returns maps each such file to the file that it imports
 * @throws PatternError when there is none: every page's entry is such a file, because shared code is in groups
 */
export function standInsOf(chunks: readonly Chunk[]): PageScripts['standIns'] {
  const found = chunks.flatMap(({ fileName, code = '', imports: [file] = [] }) =>
    file && bareImport.test(code) ? [[fileName, file] as const] : [],
  )
  if (found.length === 0) throw new PatternError('No script of the build only imports another one.')
  return Object.fromEntries(found)
}

/**
 * Checks that each code splitting group produced a file.
 * @throws PatternError when there are no groups, or with the names of groups whose pattern matches no module
 */
export function checkGroups(groups: readonly Group[], chunks: readonly Chunk[]): void {
  const missing = groups.filter((group) => !chunks.some(({ name }) => name === group.name)).map(({ name }) => name)
  if (groups.length === 0) throw new PatternError('The bundler knows no group of scripts.')
  if (missing.length > 0) throw new PatternError(`No script belongs to the groups ${missing.join(', ')}.`)
}

/**
 * Extracts Astro's inline runtime for islands from all pages into one file.
 * @returns the file's path relative to the site's root
 * @throws PatternError unless exactly one of the scripts defines the custom element
 */
async function writeIslands(folder: string, pages: readonly string[]): Promise<string> {
  const codes = new Set<string>()
  await each(pages, async (page) => {
    for (const code of islandCode(await readFile(page, 'utf8'))) codes.add(code)
  })
  // The custom element comes last, because it looks up the client directives as soon as it is defined.
  const text = [...codes]
    .sort((a, b) => Number(definesElement(a)) - Number(definesElement(b)) || (a < b ? -1 : 1))
    .join('\n')
  if ([...codes].filter(definesElement).length !== 1) {
    throw new PatternError('One script that defines the element of islands was expected in the built pages.')
  }
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
