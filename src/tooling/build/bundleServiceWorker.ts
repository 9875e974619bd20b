import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { moodIds } from '#src/domain/mood/mood.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { localePath, offlinePath, picksPath } from '#src/i18n/paths.ts'
import type { PrecacheList } from '#src/serviceWorker/precacheList.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { onlyEnglishErrors, onlyUsedSchemas } from './smallZod.ts'

/**
 * Bundles src/serviceWorker into `service-worker.js`, with the list of files to cache.
 * @param publish publish folder of the built site
 */
export async function bundleServiceWorker(publish: string): Promise<void> {
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [join(projectRoot, 'src', 'serviceWorker', 'worker.ts')],
    outfile: join(publish, 'service-worker.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: {
      // Strips Workbox's development logging.
      'process.env.NODE_ENV': '"production"',
    },
    // In a banner instead of `define`, because esbuild picks minified names by character frequency of the input: the
    // code must not depend on the list (hosted/differences.ts compares it).
    banner: { js: `const PRECACHE_LIST=${JSON.stringify(await listPrecachedFiles(publish))};` },
    plugins: [onlyEnglishErrors, onlyUsedSchemas],
    logLevel: 'warning',
  })
}

/** The lexicons of typed wishes: five languages weigh 250 KB, and without a network nothing could be searched for. */
const lexicon = /^words-\w\w\./

/**
 * Lists what the service worker caches: all hashed assets but lexicons and, per locale, the home page, the mood pages, the page of
 * saved titles, the offline fallback page, and the file with every mood's recommendations, each with a content hash.
 * @throws the errors of `readFile` when one of them was not built
 */
export async function listPrecachedFiles(publish: string): Promise<PrecacheList> {
  const files = (await readdir(join(publish, '_astro'))).filter((file) => !lexicon.test(file)).sort()
  const assets = files.map((file) => `/_astro/${file}`)
  const pages = {} as Record<Locale, Record<string, string>>
  for (const locale of locales) {
    const paths = [...precachedPagePaths(locale), picksPath(locale)]
    const hashes = await Promise.all(paths.map(async (path) => [path, await hashOf(publish, path)] as const))
    pages[locale] = Object.fromEntries(hashes)
  }
  return { assets, pages }
}

function precachedPagePaths(locale: Locale): string[] {
  const paths = ['/', ...moodIds.map((mood) => `/mood/${mood}/` as const), '/saved/', offlinePath] as const
  return paths.map((path) => localePath(locale, path))
}

async function hashOf(publish: string, path: string): Promise<string> {
  const file = await readFile(join(publish, path.endsWith('/') ? `${path}index.html` : path))
  return createHash('sha256').update(file).digest('base64url').slice(0, 8)
}
