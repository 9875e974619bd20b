import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { type SlowTmdb, startSlowTmdb } from '#src/tests/support/slowTmdb.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const run = promisify(execFile)
const program = join(projectRoot, 'src/tests/support/coldProcess.ts')

async function cold(args: readonly string[], environment: Partial<SlowTmdb['environment']> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], ...environment },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

it('a process that has loaded nothing makes a whole list at 300 ms a call', { timeout: 60_000 }, async () => {
  const tmdb = await startSlowTmdb(() => 300)
  onTestFinished(tmdb.stop)
  // Functions load prepared files; here sources are read and validated, on a machine that does other things beside it.
  const more = String(4 * Number(await cold(['load'])))
  expect(JSON.parse(await cold(['list', more], tmdb.environment))).toEqual({ cards: 8, whole: 8, degraded: null })
})
