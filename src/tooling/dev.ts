import { localAccounts } from './localAccounts.ts'
import { run } from './run.ts'

/** `npm run dev`: Astro's development server, with a demo account to sign in to. Arguments go to `astro dev`. */
const port = process.env['PORT'] ?? '4321'
try {
  const portArgument = process.env['PORT'] ? ['--port', port] : []
  const env = localAccounts(process.env, `http://localhost:${port}`)
  await run('astro', ['dev', ...portArgument, ...process.argv.slice(2)], { env })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
