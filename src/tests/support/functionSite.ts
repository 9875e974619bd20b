import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#src/tooling/projectRoot.ts'

export interface FunctionSite {
  readonly url: string
  /** All that it has written so far: its log. */
  readonly written: () => string
  readonly stop: () => Promise<void>
}

/**
 * Starts the site's functions in a process of their own, with an environment of their own.
 * @param cwd where it runs: without Redis its profiles stand in a file there
 */
export async function startFunctionSite(
  environment: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<FunctionSite> {
  const child = spawn(process.execPath, [`${projectRoot}/src/tests/support/functionSiteProcess.ts`], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', LOG_REQUESTS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      written += String(text)
    })
  }
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      const found = /listening (\S+)/.exec(String(text))
      if (found?.[1]) done(found[1])
    })
    child.once('exit', (code) => fail(new Error(`the function site ended with ${code}: ${written}`)))
  })
  return {
    url,
    written: () => written,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
