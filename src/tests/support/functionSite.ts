import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#src/tooling/projectRoot.ts'

export interface FunctionSite {
  readonly url: string
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
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += String(text)
  })
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      const found = /listening (\S+)/.exec(String(text))
      if (found?.[1]) done(found[1])
    })
    child.once('exit', (code) => fail(new Error(`the function site ended with ${code}: ${complaints}`)))
  })
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
