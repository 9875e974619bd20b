import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { localAccounts } from './localAccounts.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

/** `npm run dev`: Astro's development server, with a demo account to sign in to. Arguments go to `astro dev`. */
const port = process.env['PORT'] ?? '4321'
try {
  const portArgument = process.env['PORT'] ? ['--port', port] : []
  const env = localAccounts(process.env, `http://localhost:${port}`)
  // The policy of the last build would be sent along, and knows nothing of the scripts that Astro writes into pages here.
  await rm(join(projectRoot, 'dist', '_headers'), { force: true })
  await run('astro', ['dev', ...portArgument, ...process.argv.slice(2)], { env })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
