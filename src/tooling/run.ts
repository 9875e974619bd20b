import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** A command that ended with something other than success. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError'
}

/**
 * Runs one of the project's own commands, its output shown as it comes.
 * @throws CommandFailedError when it ends with another code than 0
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const bin = join(projectRoot, 'node_modules', '.bin')
  const path = `${bin}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      // On Windows the commands of packages are .cmd files, which only a shell starts.
      shell: process.platform === 'win32',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH: path },
    })
    child.once('error', fail)
    child.once('close', (code) => {
      if (code === 0) done()
      else fail(new CommandFailedError(`${command} ${args.join(' ')} ended with ${code}`))
    })
  })
}
