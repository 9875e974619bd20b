import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes, localeOfCountry } from '#src/domain/place/country.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import type { Deps } from '#src/server/deps.ts'
import { log } from '#src/server/http/log.ts'
import { traced } from '#src/server/http/trace.ts'
import { recommendations } from './recommendations.ts'

/** Minutes between two runs; must match the function's schedule. */
export const minutesBetweenRuns = 10
/** Pairs of mood and country for each run: their pools take some 15 s at the rate that TMDB leaves for such work. */
const pairsInRun = 3
/** A scheduled function may run for 30 s; no further pair is begun after this time. */
const lastBeginMs = 20_000

const pairs = moodIds.flatMap((moodId) => countryCodes.map((country) => ({ moodId, country })))
/**
 * Number of runs in which each pair has its turn once: 6 h 10 min or more, a little longer than a pool is fresh, so that
 * it is renewed at the next turn and no visitor waits for it.
 */
export const runsInRound = Math.max(37, Math.ceil(pairs.length / pairsInRun))

/** The pairs of mood and country whose turn it is: all of them once in a round. */
export function pairsAt(time: number): typeof pairs {
  const run = Math.floor(time / (minutesBetweenRuns * 60_000)) % runsInRound
  return pairs.slice(run * pairsInRun, (run + 1) * pairsInRun)
}

/**
 * Loads the pools and titles of some moods and countries into the cache, before a visitor asks for them: all three
 * types of each, in the language of the country. Does nothing without live titles. Failures are logged, not thrown.
 * @param time in milliseconds since 1970: it decides whose turn it is
 */
export async function gatherAhead(deps: Deps, time: number): Promise<void> {
  if (!deps.fallback) return log('info', 'nothing is gathered ahead: no live catalogue')
  const started = performance.now()
  let [whole, others] = [0, 0]
  for (const { moodId, country } of pairsAt(time)) {
    if (performance.now() - started > lastBeginMs) break
    const work: Promise<unknown>[] = []
    await traced(
      (one) => void work.push(one),
      async () => {
        for (const contentType of contentTypes) {
          const wish = { moodId, country, contentType, locale: localeOfCountry(country) }
          const isWhole = async (): Promise<boolean> =>
            await recommendations(deps, wish).then(
              ({ degraded }) => !degraded,
              () => false,
            )
          // What came too late for the first attempt is there for the second.
          if ((await isWhole()) || (await isWhole())) whole++
          else others++
        }
      },
    )
    // Also what the cache renews after its answer.
    await Promise.allSettled(work)
  }
  log('info', 'gathered ahead', { whole, others })
}
