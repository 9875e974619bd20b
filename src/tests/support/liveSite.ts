import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/fakeTmdb/fakeTmdb.ts'
import { type FaultProxy, startFaultProxy } from '#src/tooling/faultProxy.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** The built site with a live catalogue: a made-up TMDB behind a proxy that can break its answers. */
export interface LiveSite {
  readonly url: string
  readonly tmdb: FaultProxy
  readonly stop: () => Promise<void>
}

/** Serves the built site in a process of its own, as `npm start` does. */
export async function startLiveSite(): Promise<LiveSite> {
  const fake: FakeTmdb = await startFakeTmdb()
  const tmdb = await startFaultProxy(new URL(fake.url).origin)
  const child = spawn(process.execPath, ['src/tooling/serve.ts', '--no-build'], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      LOG_REQUESTS: '0',
      TMDB_API_URL: `${tmdb.url}/3`,
      TMDB_API_TOKEN: fake.token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += String(text)
  })
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? []
      if (found) done(found)
    })
    child.once('exit', (code) => fail(new Error(`the site ended with ${code}: ${complaints}`)))
  })
  // What a process needs to wake up is not what is tested.
  await fetch(`${url}/title/movie-900001/`)
  return {
    url,
    tmdb,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      await tmdb.close()
      await fake.close()
    },
  }
}
