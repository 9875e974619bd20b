import { type FakeTmdb, startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { type FaultProxy, startFaultProxy } from '#src/tooling/site/faultProxy.ts'
import { startSiteProcess } from './siteProcess.ts'

/** The built site with a live catalogue: a fake TMDB behind a proxy that injects faults. */
export interface LiveSite {
  readonly url: string
  readonly tmdb: FaultProxy
  readonly stop: () => Promise<void>
}

/** Serves the built site with a live catalogue in a separate process, on a free port. */
export async function startLiveSite(): Promise<LiveSite> {
  const fake: FakeTmdb = await startFakeTmdb()
  const tmdb = await startFaultProxy(new URL(fake.url).origin)
  const site = await startSiteProcess(0, { TMDB_API_URL: `${tmdb.url}/3`, TMDB_API_TOKEN: fake.token })
  // Warm-up, so that tests do not measure the cold start.
  await fetch(`${site.origin}/title/movie-900001/`)
  return {
    url: site.origin,
    tmdb,
    async stop() {
      await site.stop()
      await tmdb.close()
      await fake.close()
    },
  }
}
