import { run } from './run.ts'

/** `npm run build`: the pages, then one security policy for all of them. */
try {
  await run('astro', ['build', ...process.argv.slice(2)])
  await run('node', ['src/tooling/securityHeaders.ts'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
