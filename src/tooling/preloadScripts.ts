import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The part of a bundler's chunk that counts here. */
interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code?: string
  /** Names of the files that are loaded with it. */
  readonly imports?: readonly string[]
}

const scriptTag = /<script type="module" src="\/([^"]+)"/g
/** What Astro writes of an island; its code may come from two files. */
const islandTag = /<astro-island [^>]*?component-url="\/([^"]+)"[^>]*?renderer-url="\/([^"]+)"/g
/** A file that does nothing but have another one run; its name is in the first group. */
export const bareImport = /^import\s*["']\.\/([^"']+)["'];?\s*$/
/** The beginning of what Astro writes into a page to start its islands. */
const inlineScript = /<script>(?=\(\(\)\s*=>)/g
const filesAtOnce = 32

/**
 * Has pages fetch what their scripts import together with them: else a phone learns only from the first file, one way to the server and back later, that there is
 * another. A script that only imports another one gives way to it. Inline scripts become modules, which wait for the end of the page: others wait for its styles and
 * have the rest of the page, its heading too, wait with them. Islands that start later say in `data-imports` what their own two files will need (nearDirective.ts reads it).
 */
export function preloadScripts(): AstroIntegration {
  const imports = new Map<string, readonly string[]>()
  const standIns = new Map<string, string>()
  const noteImports = {
    name: 'note-imports',
    apply: 'build',
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Readonly<Record<string, Chunk>>): void {
      for (const { type, fileName, code = '', imports: own = [] } of Object.values(bundle)) {
        if (type !== 'chunk') continue
        imports.set(fileName, own)
        const [file] = own
        if (file && bareImport.test(code)) standIns.set(fileName, file)
      }
    },
  } as const

  const importsOf = (file: string): string[] =>
    (imports.get(file) ?? []).flatMap((other) => [other, ...importsOf(other)])

  /** The page with a link for each import of its scripts: after its styles, which are wanted first. */
  function withLinks(page: string): string {
    const html = page
      .replace(scriptTag, (tag, file: string) => tag.replace(file, standIns.get(file) ?? file))
      .replace(inlineScript, '<script type="module">')
    const scripts = [...html.matchAll(scriptTag)].map(([, file = '']) => file)
    const files = new Set(scripts.flatMap(importsOf)).difference(new Set(scripts))
    const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`)
    return html
      .replace('</head>', `${links.join('')}</head>`)
      .replace(islandTag, (tag, ...[component, renderer]: string[]) => {
        const files = new Set([component, renderer].flatMap((file = '') => [file, ...importsOf(file)]))
        const others = [...files].filter((file) => file !== component && file !== renderer)
        return `${tag} data-imports="${others.map((file) => `/${file}`).join(' ')}"`
      })
  }

  return {
    name: 'preload-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteImports] } }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
        const next = pages.values()
        const work = async (): Promise<void> => {
          for (const page of next) {
            const file = join(folder, page)
            await writeFile(file, withLinks(await readFile(file, 'utf8')))
          }
        }
        await Promise.all(Array.from({ length: filesAtOnce }, work))
      },
    },
  }
}
