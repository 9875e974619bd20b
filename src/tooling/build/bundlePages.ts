import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { missingPlaces } from '#src/server/pages/missingPage.ts'
import { pageScriptsSchema } from '#src/server/pages/pageScripts.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { netlifyRules } from '#src/tooling/site/netlifyRules.ts'
import { pageScriptsFile } from './preloadScripts.ts'
import { onlyPages, without } from './trimmedServer.ts'

/** Astro's server entry as written by `astro build`, and the function that the Netlify adapter generates from it. */
const server = join(projectRoot, '.netlify', 'build', 'entry.mjs')
const adapterFunction = join(projectRoot, '.netlify', 'v1', 'functions', 'ssr')

export interface PagesOptions {
  /** Output folder for functions; existing files are kept. */
  readonly out: string
  /** Publish folder of the built site, with its `_headers`. */
  readonly publish: string
  /** Base esbuild options, see bundleFunctions.ts. */
  readonly bundling: BuildOptions
}

/** Pages rendered on demand, one function each, so that title pages do not load the code of the search page. */
const functions = [
  {
    name: 'title-pages',
    pages: /\/title\//,
    path: locales.flatMap((locale) => addresses(`${localePath(locale, '/title/')}:address`)),
    // Most title pages are prerendered.
    preferStatic: true,
    hasIslands: false,
    // Titles of the shelf, which have reasons, are prerendered.
    includedFiles: ['shelf/{book,copy,facts}.*'],
  },
  {
    name: 'search-page',
    pages: /\/search\//,
    path: locales.flatMap((locale) => addresses(localePath(locale, '/search'))),
    preferStatic: false,
    hasIslands: true,
    includedFiles: ['shelf/{book,copy,facts,reasons,search,words}.*'],
  },
] as const

const rateLimit = { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] }

/**
 * Modules that are never executed and therefore stubbed: React's legacy (non-streaming) server renderer, and picomatch,
 * which serves an option of Astro's React integration that is not set here. Functions without islands omit React's
 * server renderer entirely (onDemandPages.ts).
 */
const neverRun = {
  withIslands: [/react-dom-server-legacy/, /^picomatch$/],
  withoutIslands: [/island-renderer/],
} as const

/** URL patterns with and without a trailing slash. */
function addresses(path: string): string[] {
  return [path, `${path}/`]
}

/**
 * Bundles functions that render pages on demand. They run the same Astro server as the adapter's own function, which is
 * removed: it would catch every path without a file, so that the localized 404 pages would never be served, and it
 * includes whole packages.
 */
export async function bundlePages({ out, publish, bundling }: PagesOptions): Promise<void> {
  const headers = await netlifyRules({ root: projectRoot, dist: publish }).headers('/title/')
  const scripts = pageScriptsSchema.parse(JSON.parse(await readFile(pageScriptsFile, 'utf8')))
  for (const { name, pages, path, preferStatic, hasIslands, includedFiles } of functions) {
    await build({
      ...bundling,
      stdin: {
        contents: `
          import { createHandler } from ${JSON.stringify(server)}
          import { servePage } from '#src/server/pages/servePage.ts'
          import { withPageScripts } from '#src/server/pages/pageScripts.ts'
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
      // React's edge build, because its Node build uses `require`, which ESM bundles lack.
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

/**
 * Bundles the function that serves the localized 404 pages, which are inlined into it. It excludes the paths of the
 * on-demand pages, because Netlify documents no precedence between functions with overlapping paths.
 */
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
        import { missingPage } from '#src/server/pages/missingPage.ts'
        export const config = ${JSON.stringify(config)}
        export default missingPage(${JSON.stringify(pages)}, ${JSON.stringify(headers)})`,
      resolveDir: projectRoot,
      sourcefile: 'missing-page.js',
    },
    outfile: join(out, 'missing-page.mjs'),
    // It uses neither zod nor the catalogue, and the plugins fail a build that they do not apply to.
    plugins: [],
  })
}
