import { join } from 'node:path'
import { bundledFunctions, bundleFunctions } from './bundleFunctions.ts'
import { bundlePages } from './bundlePages.ts'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

/**
 * `npm run build`: prerenders the pages into dist/, merges their Content-Security-Policies, generates the service
 * worker with its precache list, and bundles the functions for production. Arguments are passed to `astro build`.
 */
try {
  await run('astro', ['build', ...process.argv.slice(2)])
  await run('node', ['src/tooling/securityHeaders.ts'])
  await bundleServiceWorker(join(projectRoot, 'dist'))
  const bundling = await bundleFunctions(bundledFunctions)
  await bundlePages({ out: bundledFunctions, publish: join(projectRoot, 'dist'), bundling })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
