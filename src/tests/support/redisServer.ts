import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { systemPart } from '#src/tooling/checks/systemParts.ts'

export interface RunningRedis {
  readonly port: number
  /** Suspends the process (SIGSTOP): connections are accepted but not answered until `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly stop: () => Promise<void>
}

/** Starts a separate Redis server on a free port, without persistence. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
  const child = spawn(systemPart('redis'), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(child)
  return {
    port,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`redis-server ended with ${code} before it was ready`)))
    child.stdout?.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) done()
    })
  })
}

/** Finds a TCP port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
