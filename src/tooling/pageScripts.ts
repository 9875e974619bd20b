import { z } from '#src/domain/schema.ts'

/** What a build knows of the scripts that pages load; files as the bundler names them, below the site's root: `_astro/shell.1a2b3c4d.js`. */
export const pageScriptsSchema = z.object({
  /** What each file imports. */
  imports: z.record(z.string(), z.array(z.string())),
  /** The file to load instead of one that does nothing but import it. */
  standIns: z.record(z.string(), z.string()),
  /** The file with what Astro writes into a page to start its islands. */
  islands: z.string(),
})
export type PageScripts = z.infer<typeof pageScriptsSchema>

const scriptTag = /<script type="module" src="\/([^"]+)"><\/script>/g
/** What Astro writes of an island; its code may come from two files. */
const islandTag = /<astro-island [^>]*?component-url="\/([^"]+)"[^>]*?renderer-url="\/([^"]+)"/g
/** What Astro writes into a page to start its islands; its code is in the first group. */
const islandScript = /<script>(\(\(\)\s*=>[\s\S]*?)<\/script>/g
/** Stands in styles/reset.css. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/g

/** The code that Astro wrote into a page to start its islands, a text for each script. */
export function islandCode(page: string): string[] {
  return [...page.matchAll(islandScript)].map(([, code = '']) => code.trim())
}

/**
 * Has a page load its scripts in the order of their worth. Those in its head are loaded at once, with all that they import: else a phone learns only from the first file,
 * one way to the server and back later, that there is another. Those in its body come after the first paint, by the names in `data-scripts`, and so does what starts islands
 * (`data-islands`), which becomes a file that pages share: in each page it would weigh as much as the page's text, and an inline script waits for the styles and has the
 * rest of the page wait with it. layouts/opener.ts reads both. A script that only imports another one gives way to it. Islands that start later say in `data-imports` what
 * their own two files will need (nearDirective.ts reads it).
 */
export function withPageScripts(page: string, { imports, standIns, islands }: PageScripts): string {
  const importsOf = (file: string): string[] => (imports[file] ?? []).flatMap((other) => [other, ...importsOf(other)])
  const withImports = (files: readonly string[]): Set<string> =>
    new Set(files.flatMap((file) => [file, ...importsOf(file)]))
  const bare = page.replace(islandScript, '').replace(islandStyle, '')
  const headEnd = bare.indexOf('</head>')
  const atOnce: string[] = []
  const later: string[] = []
  const html = bare.replace(scriptTag, (tag, name: string, offset: number) => {
    const file = standIns[name] ?? name
    const isAtOnce = offset < headEnd
    const files = isAtOnce ? atOnce : later
    files.push(file)
    return isAtOnce ? tag.replace(name, file) : ''
  })
  const imported = [...withImports(atOnce).difference(new Set(atOnce))]
  const data = [dataAttribute('scripts', withImports(later).difference(new Set(atOnce)))]
  if (islandCode(page).length > 0) data.push(dataAttribute('islands', [islands]))
  return html
    .replace('</head>', `${imported.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')}</head>`)
    .replace('<html', `<html${data.join('')}`)
    .replace(islandTag, (tag, ...[component = '', renderer = '']: string[]) => {
      const own = [component, renderer]
      return `${tag}${dataAttribute('imports', withImports(own).difference(new Set(own)))}`
    })
}

/** Names files by their addresses; no attribute where there is none. */
function dataAttribute(name: string, files: Iterable<string>): string {
  const addresses = [...files].map((file) => `/${file}`)
  return addresses.length > 0 ? ` data-${name}="${addresses.join(' ')}"` : ''
}
