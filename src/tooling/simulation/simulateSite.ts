import { randomFrom } from '#src/components/posters/random.ts'
import { arrivals } from './arrivals.ts'
import type { Ask, Visitor } from './ask.ts'
import { askAccount, askLocation } from './asks.ts'
import { habits } from './audience.data.ts'
import { edgeNetwork } from './edgeNetwork.ts'
import { type Count, functionRuns } from './functionRuns.ts'
import { countTraffic, type Ledger, newLedger } from './ledger.ts'
import type { Lifetime } from './sharedCache.ts'
import { virtualClock } from './virtualClock.ts'
import { type Site, visits } from './visits.ts'
import { answerBytes, extras, type PageName, pages } from './weights.data.ts'

export interface SimulationOptions {
  readonly visitsPerMonth: number
  /** The second of the day, UTC, at which the simulation begins; midnight unless this says otherwise. */
  readonly startsAt?: number
  /** Seconds before the count begins: caches fill. A day, unless this says otherwise. */
  readonly warmUp?: number
  /** Seconds that are counted. A day, unless this says otherwise. */
  readonly counted?: number
  /** Share of the requests for shared answers that the CDN is made to answer; without it that is an outcome. */
  readonly forcedHits?: number
  /** For how long a mood's pool is kept, where it is not as in production: what would be otherwise. */
  readonly poolLifetime?: Lifetime
  /** Equal seeds give equal results. */
  readonly seed?: number
}

export interface SimulationResult extends Ledger {
  readonly visits: number
  readonly pageViews: number
  /** Seconds that were counted. */
  readonly counted: number
}

export const day = 86_400
export const daysPerMonth = 30
/** The daily build: see netlify/functions/rebuild.ts. */
const deployAt = 5.25 * 3600

/**
 * Simulates the site with a live catalogue and Redis in virtual time, from midnight UTC: visits, the CDN, functions, Redis and TMDB. Keys, lifetimes and
 * what an answer asks of TMDB come from the site's own code; what is assumed stands in the data files beside this one.
 */
export function simulateSite(options: SimulationOptions): SimulationResult {
  const {
    visitsPerMonth,
    startsAt = 0,
    warmUp = day,
    counted = day,
    forcedHits = null,
    seed = 1,
    poolLifetime,
  } = options
  const random = randomFrom(seed)
  const clock = virtualClock(startsAt)
  const countsFrom = startsAt + warmUp
  const end = countsFrom + counted
  let visitCount = 0
  let pageViews = 0
  // What happens before the count begins goes into a ledger that nobody reads.
  let books: Count = { ...newLedger(0), start: 0 }
  const ledger = (): Count => books

  const network = edgeNetwork({
    clock,
    random,
    ledger,
    run: functionRuns({ random, ledger, poolLifetime }),
    forcedHits,
  })

  const ask = (visitor: Visitor, question: Ask): void => {
    countTraffic(books, question.kind.endsWith('page') ? 'pages' : 'answers', 1, answerBytes[question.kind])
    network.answer(question, visitor.edge)
  }

  const site: Site = {
    open(visitor, page, made) {
      pageViews++
      if (made) ask(visitor, made)
      else countTraffic(books, 'pages', 1, pages[page].document)
      countPosters(page)
      if (!visitor.chosen) ask(visitor, askLocation(visitor))
      if (visitor.isSignedIn) ask(visitor, askAccount(visitor))
      // Pages that the browser makes ready are like the one that is looked at, but ask for no place.
      countTraffic(books, 'made ready ahead', habits.prerendered, habits.prerendered * pages[page].document)
      countPosters(page, habits.prerendered)
    },
    ask,
    loadTitleIndex: () => countTraffic(books, 'answers', extras.titleIndex.requests, extras.titleIndex.bytes),
  }

  function countPosters(page: PageName, share = 1): void {
    const posters = pages[page].posters * share
    countTraffic(books, 'posters', posters, posters * extras.newPosters * extras.poster.bytes)
  }

  const visit = visits({ clock, random, site })
  arrivals({ clock, random, perDay: visitsPerMonth / daysPerMonth, until: end }, (place) => {
    visitCount++
    if (visit(place).isNew) countTraffic(books, 'hashed files', extras.hashedFiles.requests, extras.hashedFiles.bytes)
    countTraffic(books, 'kept for offline', extras.keptForOffline.requests, extras.keptForOffline.bytes)
  })
  for (let time = deployAt; time < end; time += day) if (time >= startsAt) clock.at(time, () => network.forget())

  clock.runUntil(countsFrom)
  books = { ...newLedger(counted), start: countsFrom }
  visitCount = 0
  pageViews = 0
  clock.runUntil(end)
  return { ...books, visits: visitCount, pageViews, counted }
}
