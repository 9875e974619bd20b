import { z } from '#src/domain/schema.ts'
import { PatternError } from './patternError.ts'

/**
 * Script graph of a build. Files are named as in the bundle, relative to the site's root: `_astro/shell.1a2b3c4d.js`.
 */
export const pageScriptsSchema = z.object({
  /** Static imports of each file. */
  imports: z.record(z.string(), z.array(z.string())),
  /** Maps a file that only imports another one to that other file. */
  standIns: z.record(z.string(), z.string()),
  /** The file with Astro's runtime that hydrates islands, which Astro inlines into pages. */
  islands: z.string(),
})
export type PageScripts = z.infer<typeof pageScriptsSchema>

const scriptTag = /<script type="module" src="\/([^"]+)"><\/script>/g
const moduleScript = /<script[^>]*\btype="module"/g
const island = /<astro-island\b/g
/** A hash that depends on the build folder, among others. Unused at runtime. */
const islandId = / uid="[^"]*"/
/** An island's opening tag; the groups are the files of its component and its renderer. */
const islandTag = /<astro-island [^>]*?component-url="\/([^"]+)"[^>]*?renderer-url="\/([^"]+)"/g
/** Astro's inline scripts that hydrate islands; the group is the code. */
const islandScript = /<script>(\(\(\)\s*=>[\s\S]*?)<\/script>/g
/** Astro's inline style for islands; styles/base.css has the same rule. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/g

/** Code of each inline script in a page that hydrates islands. */
export function islandCode(page: string): string[] {
  return [...page.matchAll(islandScript)].map(([, code = '']) => code.trim())
}

/**
 * Rewrites a page's HTML so that scripts load by priority:
 * - Scripts in the head load immediately. Their transitive imports get `modulepreload` links, which saves a round
 *   trip per level of imports.
 * - Scripts in the body load after the first paint; their files are listed in `data-scripts` on `<html>`.
 * - Astro's runtime for islands loads after the first paint, too, from a shared file in `data-islands`. Inline, it
 *   would be as large as the page's text, and an inline script waits for stylesheets and blocks the parser meanwhile.
 * - Islands list the transitive imports of their two files in `data-imports`.
 *
 * scripts/opener/opener.ts reads the first two attributes, scripts/opener/nearDirective.ts the last. A script that only
 * imports another one is replaced by it.
 * @param page HTML as rendered by Astro
 * @throws PatternError when the markup is not as expected, or references a script that is not in the build
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

/** Set.prototype.difference is newer than the oldest Node that package.json allows, and functions run this code. */
function without(known: readonly string[], files: Iterable<string>): string[] {
  return [...files].filter((file) => !known.includes(file))
}

/** Verifies that every pattern matches; a missed edit would otherwise go unnoticed until a browser runs the page. */
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

/** Renders a data attribute with the URLs of files; an empty string without files. */
function dataAttribute(name: string, files: Iterable<string>): string {
  const addresses = [...files].map((file) => `/${file}`)
  return addresses.length > 0 ? ` data-${name}="${addresses.join(' ')}"` : ''
}
