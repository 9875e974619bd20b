import type { CandidatesQuery } from '#src/catalogue/catalogue.ts'
import { UpstreamError } from '#src/catalogue/tmdb/upstreamError.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { Deps } from '#src/server/deps.ts'

/** Time limits in milliseconds of a live list, which takes two rounds of calls, of its pool, and of a second attempt. */
export function patience({ liveMs }: Pick<Deps, 'liveMs'>) {
  const list = Math.round(liveMs * 1.15)
  return { list, pool: Math.round(list * 0.7), secondChance: Math.round(list * 0.6) }
}

/**
 * The titles to choose from: the live catalogue's, or where those do not come in time, the embedded one's, which the
 * live one then completes: that takes a third of the calls, and most of those titles are known already.
 * @throws whatever the live catalogue rejects with, except that it is late
 */
export async function poolInTime(
  deps: Deps,
  query: CandidatesQuery,
): Promise<{ readonly titles: readonly Title[]; readonly isLive: boolean }> {
  const { catalogue, fallback } = deps
  const signal = AbortSignal.timeout(patience(deps).pool)
  try {
    return { titles: await catalogue.candidates({ ...query, signal }), isLive: true }
  } catch (error) {
    if (!fallback || !(error instanceof UpstreamError) || error.trouble !== 'timeout') throw error
    return { titles: await fallback.candidates(query), isLive: false }
  }
}

/** The embedded catalogue's titles for a list that has too few live ones, without those. */
export async function embeddedBeside(
  { fallback }: Deps,
  query: CandidatesQuery,
  live: readonly Title[],
): Promise<Title[]> {
  const known = new Set(live.map(({ id }) => id))
  return ((await fallback?.candidates(query)) ?? []).filter(({ id }) => !known.has(id))
}

/** Whether a live title has what its card shows: its services are part of the details, as is its runtime. */
export function isWhole({ offersOn }: Title): boolean {
  return offersOn !== undefined
}
