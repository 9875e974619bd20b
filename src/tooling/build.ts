import { join } from 'node:path'
import { bundledFunctions, bundleFunctions } from './bundleFunctions.ts'
import { bundlePages } from './bundlePages.ts'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { writeNetlifyFiles } from './netlifyFiles.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'
import { takePagePolicy } from './takePagePolicy.ts'

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
