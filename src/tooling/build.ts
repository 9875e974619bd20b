import { join } from 'node:path'
import { bundledFunctions, bundleFunctions } from './bundleFunctions.ts'
import { bundlePages } from './bundlePages.ts'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

/**
 * `npm run build`: the pages into dist/ with one security policy for all of them, then the service worker that knows them, then the functions as
 * they run in production. Arguments go to `astro build`.
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
