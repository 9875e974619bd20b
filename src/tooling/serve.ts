import { log } from '#src/server/http/log.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'
import { localAccounts } from './site/localAccounts.ts'
import { PortInUseError, serveSite } from './site/serveSite.ts'

const port = Number(process.env['PORT'] ?? 4321)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

// Set before the build, because the sign-in page is prerendered with the available sign-in methods.
Object.assign(process.env, localAccounts(process.env, `http://localhost:${port}`))

try {
  if (!process.argv.includes('--no-build')) await run('node', ['src/tooling/build.ts'])
  const site = await serveSite({ root: projectRoot, port })
  console.log(`\nMoodlight is on ${site.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log('info', 'stopping', { signal })
      void site.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof PortInUseError ? error.message : error)
  process.exit(1)
}
