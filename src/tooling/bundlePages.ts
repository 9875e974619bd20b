import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { locales } from '#src/domain/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { bareImport } from './preloadScripts.ts'
import { projectRoot } from './projectRoot.ts'
import { netlifyRules } from './server/netlifyRules.ts'

/** Astro's server, as `astro build` leaves it, and the function that its adapter makes of it. */
const server = join(projectRoot, '.netlify', 'build', 'entry.mjs')
const adapterFunction = join(projectRoot, '.netlify', 'v1', 'functions', 'ssr')

export interface PagesOptions {
  /** The folder for the functions; it stays as it is but for the new one. */
  readonly out: string
  /** The folder of the built site, with its `_headers`. */
  readonly publish: string
  /** How functions are bundled here, see bundleFunctions.ts. */
  readonly bundling: BuildOptions
}

/**
 * Makes one function of the pages that are drawn on demand: the same Astro server as the adapter's own function, which is removed. That one would
 * answer every address without a file (and so keep netlify.toml's 404 pages in each language from ever being seen), and brings whole packages.
 */
export async function bundlePages({ out, publish, bundling }: PagesOptions): Promise<void> {
  const paths = locales.flatMap((locale) => [
    `${localePath(locale, '/title/')}:address`,
    `${localePath(locale, '/title/')}:address/`,
  ])
  const config = {
    path: paths,
    preferStatic: true,
    rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
  }
  const outfile = join(out, 'title-pages.mjs')
  const headers = await netlifyRules({ root: projectRoot, dist: publish }).headers('/title/')
  await build({
    ...bundling,
    stdin: {
      contents: `
        import { createHandler } from ${JSON.stringify(server)}
        import { servePage } from '#src/server/servePage.ts'
        export const config = ${JSON.stringify(config)}
        export default servePage(createHandler({}), ${JSON.stringify(headers)})`,
      resolveDir: projectRoot,
      sourcefile: 'title-pages.js',
    },
    outfile,
  })
  await nameScriptsAsPagesDo(outfile, publish)
  await rm(adapterFunction, { recursive: true, force: true })
}

/** A script that only imports another one gives way to it, as in the pages that are built: else a phone learns of the other one a way to the server and back later. */
async function nameScriptsAsPagesDo(bundle: string, publish: string): Promise<void> {
  let code = await readFile(bundle, 'utf8')
  for await (const file of glob(join(publish, '_astro', '*.js'))) {
    const [, imported] = bareImport.exec(await readFile(file, 'utf8')) ?? []
    if (imported) code = code.replaceAll(basename(file), imported)
  }
  await writeFile(bundle, code)
}
