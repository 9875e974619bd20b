import { join } from 'node:path'
import { bundledFunctions, bundleFunctions } from './build/bundleFunctions.ts'
import { bundlePages } from './build/bundlePages.ts'
import { bundleServiceWorker } from './build/bundleServiceWorker.ts'
import { writeNetlifyFiles } from './build/netlifyFiles.ts'
import { takePagePolicy } from './build/takePagePolicy.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

const publish = join(projectRoot, 'dist')

/**
 * `npm run build`: prerenders the pages into dist/ with `_headers` and `_redirects`, generates the service worker
 * with its precache list, and bundles the functions for production. Arguments are passed to `astro build`.
 */
try {
  await run('astro', ['build', ...process.argv.slice(2)])
  await writeNetlifyFiles(publish, takePagePolicy(publish))
  await bundleServiceWorker(publish)
  const bundling = await bundleFunctions(bundledFunctions)
  await bundlePages({ out: bundledFunctions, publish, bundling })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
