import { type FakeTmdb, startFakeTmdb } from '#src/tooling/fakeTmdb/fakeTmdb.ts'
import { type FaultProxy, startFaultProxy } from '#src/tooling/faultProxy.ts'
import { startSiteProcess } from './siteProcess.ts'

/** The built site with a live catalogue: a made-up TMDB behind a proxy that can break its answers. */
export interface LiveSite {
  readonly url: string
  readonly tmdb: FaultProxy
  readonly stop: () => Promise<void>
}

/** Serves the built site in a process of its own, on any free port. */
export async function startLiveSite(): Promise<LiveSite> {
  const fake: FakeTmdb = await startFakeTmdb()
  const tmdb = await startFaultProxy(new URL(fake.url).origin)
  const site = await startSiteProcess(0, { TMDB_API_URL: `${tmdb.url}/3`, TMDB_API_TOKEN: fake.token })
  // What a process needs to wake up is not what is tested.
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
