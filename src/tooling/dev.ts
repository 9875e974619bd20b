import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeNetlifyFiles } from './build/netlifyFiles.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'
import { localAccounts } from './site/localAccounts.ts'

/** `npm run dev`: Astro's development server, with the demo account enabled. Arguments are passed to `astro dev`. */
const port = process.env['PORT'] ?? '4321'
try {
  const portArgument = process.env['PORT'] ? ['--port', port] : []
  const env = localAccounts(process.env, `http://localhost:${port}`)
  // Without a Content-Security-Policy, which would block the development server's inline scripts.
  const publish = join(projectRoot, 'dist')
  await mkdir(publish, { recursive: true })
  await writeNetlifyFiles(publish)
  await run('astro', ['dev', ...portArgument, ...process.argv.slice(2)], { env })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
