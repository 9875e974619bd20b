import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** Thrown when a command exits with a code other than 0, or is killed by a signal. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError'
}

export interface RunOptions {
  /** Working directory; the project root by default. */
  readonly folder?: string
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Receives stdout and stderr, interleaved, after the command ends; by default output is inherited. */
  readonly report?: (output: string) => void
}

/**
 * Runs a command, with node_modules/.bin first on PATH.
 * @throws CommandFailedError when it exits with a code other than 0, or the error of `spawn` when it cannot be started
 */
export function run(
  command: string,
  args: readonly string[],
  { folder = projectRoot, env = {}, report }: RunOptions = {},
): Promise<void> {
  const bin = join(projectRoot, 'node_modules', '.bin')
  const path = `${bin}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: report ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      // On Windows, package binaries are .cmd files, which only a shell can run.
      shell: process.platform === 'win32',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH: path },
    })
    const heard: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => heard.push(chunk))
    child.once('error', fail)
    child.once('close', (code) => {
      report?.(Buffer.concat(heard).toString('utf8'))
      if (code === 0) done()
      else fail(new CommandFailedError(`${command} ${args.join(' ')} ended with ${code}`))
    })
  })
}
