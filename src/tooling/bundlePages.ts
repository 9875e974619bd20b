import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { defaultLocale, locales } from '#src/domain/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { missingPlaces } from '#src/server/missingPage.ts'
import { pageScriptsSchema } from './pageScripts.ts'
import { pageScriptsFile } from './preloadScripts.ts'
import { projectRoot } from './projectRoot.ts'
import { netlifyRules } from './server/netlifyRules.ts'
import { onlyPages, without } from './trimmedServer.ts'

/** Astro's server, as `astro build` leaves it, and the function that its adapter makes of it. */
const server = join(projectRoot, '.netlify', 'build', 'entry.mjs')
const adapterFunction = join(projectRoot, '.netlify', 'v1', 'functions', 'ssr')

export interface PagesOptions {
  /** The folder for the functions; it stays as it is but for the new ones. */
  readonly out: string
  /** The folder of the built site, with its `_headers`. */
  readonly publish: string
  /** How functions are bundled here, see bundleFunctions.ts. */
  readonly bundling: BuildOptions
}

/** The pages that are drawn on demand, a function each: titles wait for no search. */
const functions = [
  {
    name: 'title-pages',
    pages: /\/title\//,
    path: locales.flatMap((locale) => addresses(`${localePath(locale, '/title/')}:address`)),
    // Most were built.
    preferStatic: true,
    hasIslands: false,
  },
  {
    name: 'search-page',
    pages: /\/search\//,
    path: locales.flatMap((locale) => addresses(localePath(locale, '/search'))),
    preferStatic: false,
    hasIslands: true,
  },
] as const

/** The shelf, as bundleFunctions.ts puts it beside the functions. */
const includedFiles = ['shelf/*']
const rateLimit = { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] }

/** What never runs: the half of React's server that writes no streams, and the patterns of an option that is not set here; without islands all of it (onDemandPages.ts). */
const neverRun = {
  withIslands: [/react-dom-server-legacy/, /^picomatch$/],
  withoutIslands: [/island-renderer/],
} as const

/** A page has two addresses, with and without the slash. */
function addresses(path: string): string[] {
  return [path, `${path}/`]
}

/**
 * Makes functions of the pages that are drawn on demand: the same Astro server as the adapter's own function, which is removed. That one would
 * answer every address without a file (and so keep netlify.toml's 404 pages in each language from ever being seen), and brings whole packages.
 */
export async function bundlePages({ out, publish, bundling }: PagesOptions): Promise<void> {
  const headers = await netlifyRules({ root: projectRoot, dist: publish }).headers('/title/')
  const scripts = pageScriptsSchema.parse(JSON.parse(await readFile(pageScriptsFile, 'utf8')))
  for (const { name, pages, path, preferStatic, hasIslands } of functions) {
    await build({
      ...bundling,
      stdin: {
        contents: `
          import { createHandler } from ${JSON.stringify(server)}
          import { servePage } from '#src/server/servePage.ts'
          import { withPageScripts } from '#src/tooling/pageScripts.ts'
          const scripts = ${JSON.stringify(scripts)}
          export const config = ${JSON.stringify({ path, preferStatic, includedFiles, rateLimit })}
          export default servePage(createHandler({}), {
            headers: ${JSON.stringify(headers)},
            finish: (page) => withPageScripts(page, scripts),
          })`,
        resolveDir: projectRoot,
        sourcefile: `${name}.js`,
      },
      outfile: join(out, `${name}.mjs`),
      define: { ...bundling.define, 'process.env.NODE_ENV': '"production"' },
      // React's own build for servers without Node's streams; the one for Node needs `require`.
      alias: { 'react-dom/server': 'react-dom/server.edge' },
      plugins: [
        ...(bundling.plugins ?? []),
        onlyPages(pages),
        without(hasIslands ? neverRun.withIslands : neverRun.withoutIslands),
      ],
    })
  }
  await bundleMissingPage({ out, publish, bundling }, headers)
  await rm(adapterFunction, { recursive: true, force: true })
}

/** The function for what does not exist in a language, with the pages that were built for it. It excludes the paths of the pages that are drawn: Netlify documents no precedence. */
async function bundleMissingPage(
  { out, publish, bundling }: PagesOptions,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const places = missingPlaces(locales.filter((locale) => locale !== defaultLocale))
  const pages: Record<string, string> = {}
  for (const place of places) {
    const file = place.endsWith('/streaming/') ? `${place}not-found/index.html` : `${place}404/index.html`
    pages[place] = await readFile(join(publish, file), 'utf8')
  }
  const config = {
    path: places.map((place) => `${place}*`),
    excludedPath: functions.flatMap(({ path }) => path),
    preferStatic: true,
    rateLimit,
  }
  await build({
    ...bundling,
    stdin: {
      contents: `
        import { missingPage } from '#src/server/missingPage.ts'
        export const config = ${JSON.stringify(config)}
        export default missingPage(${JSON.stringify(pages)}, ${JSON.stringify(headers)})`,
      resolveDir: projectRoot,
      sourcefile: 'missing-page.js',
    },
    outfile: join(out, 'missing-page.mjs'),
    // It reads nothing: what the others do to schemas and the shelf has nothing to do here.
    plugins: [],
  })
}
