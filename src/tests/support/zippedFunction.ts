import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import StreamZip from 'node-stream-zip'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const run = promisify(execFile)
const mostBytes = 64 * 1024 * 1024

const answersSchema = z.array(
  z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
)
export type LambdaAnswer = z.infer<typeof answersSchema>[number]

/** Unpacks a function's zip into its own folder, as AWS Lambda does into /var/task. @returns the folder */
export async function unpackFunction(zips: string, name: string): Promise<string> {
  const folder = join(zips, `${name}-unpacked`)
  await mkdir(folder, { recursive: true })
  const zip = new StreamZip.async({ file: join(zips, `${name}.zip`) })
  await zip.extract(null, folder)
  await zip.close()
  return folder
}

/**
 * Calls an unpacked function through Netlify's entry point in a separate process whose working directory is the
 * function's folder, as on AWS Lambda. No server of the site is running, and globals newer than the oldest Node
 * version of package.json are deleted (oldestNode.ts).
 * @param paths requested sequentially in the same process
 * @param environment environment variables in addition to PATH, LAMBDA_TASK_ROOT and LOG_REQUESTS
 */
export async function askFunction(
  folder: string,
  paths: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<LambdaAnswer[]> {
  const support = `${projectRoot}/src/tests/support`
  const options = {
    cwd: folder,
    maxBuffer: mostBytes,
    env: { PATH: process.env['PATH'] ?? '', LAMBDA_TASK_ROOT: folder, LOG_REQUESTS: '0', ...environment },
  }
  const args = ['--import', `${support}/oldestNode.ts`, `${support}/lambdaProcess.ts`, folder, ...paths]
  const { stdout } = await run(process.execPath, args, options)
  const [, answers = ''] = /^answers (.+)$/m.exec(stdout) ?? []
  return answersSchema.parse(JSON.parse(answers))
}
