import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '#src/tooling/projectRoot.ts'

export interface FunctionSite {
  readonly url: string
  readonly pid: number
  /** Its output so far: stdout and stderr, which contain the log. */
  readonly written: () => string
  readonly stop: () => Promise<void>
}

/**
 * Serves the site's functions in a separate process, without inheriting this process's environment.
 * @param cwd working directory; without Redis, profiles are stored in a file there
 * @throws Error when the process exits before it is ready
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
    pid: child.pid ?? 0,
    written: () => written,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
