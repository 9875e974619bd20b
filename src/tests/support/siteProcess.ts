import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'

export interface SiteProcess {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Serves the built site in a separate process, without inheriting this environment, as `npm start` does. The
 * working directory is a new temporary folder.
 * @param port 0 picks a free port
 * @throws Error when the process exits before it is ready
 */
export async function startSiteProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, [join(projectRoot, 'src/tooling/serve.ts'), '--no-build'], {
    cwd: mkdtempSync(join(tmpdir(), 'moodlight-')),
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), LOG_REQUESTS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      const [, found] = /Moodlight is on (http:\/\/localhost:\d+)/.exec(String(text)) ?? []
      if (found) done(found)
    })
    child.once('exit', (code) => fail(new Error(`the site ended with ${code}`)))
  })
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
