import { z } from '#src/domain/schema.ts'
import { PatternError } from './patternError.ts'

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
const moduleScript = /<script[^>]*\btype="module"/g
const island = /<astro-island\b/g
/** A hash of, among others, the folder in which the site was built. Nothing reads it. */
const islandId = / uid="[^"]*"/
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
 * @throws PatternError when a part of the page is not written as it is looked for here, or names a script that the build does not know
 */
export function withPageScripts(page: string, { imports, standIns, islands }: PageScripts): string {
  checkMarkup(page)
  const importsOf = (file: string): string[] => {
    const own = imports[file]
    if (!own) throw new PatternError(`A page asks for the script ${file}, which the bundler did not write.`)
    return own.flatMap((other) => [other, ...importsOf(other)])
  }
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
  const imported = without(atOnce, withImports(atOnce))
  const data = [dataAttribute('scripts', without(atOnce, withImports(later)))]
  if (islandCode(page).length > 0) data.push(dataAttribute('islands', [islands]))
  return html
    .replace('</head>', `${imported.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')}</head>`)
    .replace('<html', `<html${data.join('')}`)
    .replace(islandTag, (tag, ...[component = '', renderer = '']: string[]) => {
      const own = [component, renderer]
      return `${tag.replace(islandId, '')}${dataAttribute('imports', without(own, withImports(own)))}`
    })
}

/** Functions run this, too, on any Node that package.json names: Set.difference is newer. */
function without(known: readonly string[], files: Iterable<string>): string[] {
  return [...files].filter((file) => !known.includes(file))
}

/** Sees that each part that is edited was found: nothing that an edit leaves out would be missed before a browser runs the page. */
function checkMarkup(page: string): void {
  const count = (pattern: RegExp): number => page.match(pattern)?.length ?? 0
  const expect = (isFound: boolean, what: string): void => {
    if (!isFound) throw new PatternError(`A page's ${what} is not written as pageScripts.ts looks for it.`)
  }
  expect(page.includes('</head>') && page.includes('<html'), 'frame')
  expect(count(scriptTag) === count(moduleScript), 'module script')
  expect(count(islandTag) === count(island), 'island')
  if (count(island) === 0) return
  expect(count(islandScript) > 0, 'script that starts islands')
  expect(count(islandStyle) > 0, 'style of islands')
}

/** Names files by their addresses; no attribute where there is none. */
function dataAttribute(name: string, files: Iterable<string>): string {
  const addresses = [...files].map((file) => `/${file}`)
  return addresses.length > 0 ? ` data-${name}="${addresses.join(' ')}"` : ''
}
