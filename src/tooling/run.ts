import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** A command that ended with something other than success. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError'
}

export interface RunOptions {
  /** Where it runs; without it the project's folder. */
  readonly folder?: string
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Gets all that the command says once it has ended; without it the output is shown as it comes. */
  readonly report?: (output: string) => void
}

/**
 * Runs one of the project's own commands.
 * @throws CommandFailedError when it ends with another code than 0
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
      // On Windows the commands of packages are .cmd files, which only a shell starts.
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
