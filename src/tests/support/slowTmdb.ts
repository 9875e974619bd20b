import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { type LocalServer, startLocalServer } from './localServer.ts'

export interface SlowTmdb extends LocalServer {
  /** For `TMDB_API_URL` and `TMDB_API_TOKEN`. */
  readonly environment: { readonly TMDB_API_URL: string; readonly TMDB_API_TOKEN: string }
  /** All requests so far: path and query. */
  readonly asked: readonly string[]
}

/**
 * Starts a made-up TMDB that answers each request after a while.
 * @param ms time until an answer, of a path
 */
export async function startSlowTmdb(ms: (path: string) => number): Promise<SlowTmdb> {
  const tmdb: FakeTmdb = await startFakeTmdb()
  const asked: string[] = []
  async function answerTo({ url = '/', headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    asked.push(url)
    const path = url.split('?')[0] ?? '/'
    await pause(ms(path))
    const answer = await fetch(new URL(url, tmdb.url), { headers: { authorization: headers.authorization ?? '' } })
    outgoing.writeHead(answer.status).end(await answer.text())
  }
  const front = await startLocalServer((incoming, outgoing) => {
    answerTo(incoming, outgoing).catch(() => outgoing.destroy())
  })
  return {
    url: front.url,
    environment: { TMDB_API_URL: `${front.url}/3`, TMDB_API_TOKEN: tmdb.token },
    asked,
    stop: () => {
      front.stop()
      void tmdb.close()
    },
  }
}
