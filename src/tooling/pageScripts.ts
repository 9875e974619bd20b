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

const scriptTag = /<script type="module" src="\/([^"]+)"/g
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
 * Has a page fetch what its scripts import together with them: else a phone learns only from the first file, one way to the server and back later, that there is
 * another. A script that only imports another one gives way to it. What starts islands becomes a file that pages share: in each page it would weigh as much as the page's
 * text, and an inline script waits for the styles and has the rest of the page wait with it. The page names the file, and layouts/shell.ts asks for it after the first
 * paint. Islands that start later say in `data-imports` what their own two files will
 * need (nearDirective.ts reads it).
 */
export function withPageScripts(page: string, { imports, standIns, islands }: PageScripts): string {
  const importsOf = (file: string): string[] => (imports[file] ?? []).flatMap((other) => [other, ...importsOf(other)])
  const starter = islandCode(page).length > 0 ? ` data-islands="/${islands}"` : ''
  const html = page
    .replace(islandScript, '')
    .replace(islandStyle, '')
    .replace(scriptTag, (tag, file: string) => tag.replace(file, standIns[file] ?? file))
  const scripts = new Set([...html.matchAll(scriptTag)].map(([, file = '']) => file))
  const files = new Set([...scripts].flatMap(importsOf)).difference(scripts)
  const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`)
  return html
    .replace('</head>', `${links.join('')}</head>`)
    .replace('<html', `<html${starter}`)
    .replace(islandTag, (tag, ...[component = '', renderer = '']: string[]) => {
      const needed = new Set([component, renderer].flatMap((file) => [file, ...importsOf(file)]))
      const others = needed.difference(new Set([component, renderer]))
      return `${tag} data-imports="${[...others].map((file) => `/${file}`).join(' ')}"`
    })
}
