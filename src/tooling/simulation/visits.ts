import type { Random } from '#src/components/posters/random.ts'
import type { ContentType, TitleType } from '#src/domain/contentType.ts'
import { type CountryCode, countryCodes, localeOfCountry } from '#src/domain/country.ts'
import { defaultLocale } from '#src/domain/locale.ts'
import { type MoodId, moodIds } from '#src/domain/mood.ts'
import type { Ask, Visitor } from './ask.ts'
import {
  askList,
  askPlatforms,
  askRecommendations,
  askSearch,
  askSearchPage,
  askTitlePage,
  askTrending,
} from './asks.ts'
import { demand, habits, type Place } from './audience.data.ts'
import { exponential, weighted, zipf } from './draw.ts'
import type { VirtualClock } from './virtualClock.ts'
import type { PageName } from './weights.data.ts'

/** What visits do to the site. */
export interface Site {
  /** A page is opened; a title's page that no build made is asked for. */
  readonly open: (visitor: Visitor, page: PageName, made?: Ask) => void
  readonly ask: (visitor: Visitor, ask: Ask) => void
  readonly loadTitleIndex: () => void
}

type Step =
  | 'home'
  | 'choose mood'
  | 'mood page'
  | 'choose type'
  | 'list'
  | 'genre'
  | 'more'
  | 'trending'
  | 'search'
  | 'platforms'
  | 'title'
  | 'text'
  | 'leave'

/** Where visits begin: half at home, the others where search engines and links lead. Assumed. */
const entries = weighted<Step>([
  ['home', 0.48],
  ['title', 0.22],
  ['mood page', 0.15],
  ['list', 0.07],
  ['trending', 0.04],
  ['search', 0.02],
  ['text', 0.02],
])

/** What follows on what. Assumed; with these a visit opens 1.8 pages and asks for 0.9 lists beside those that pages hold. */
const next: Readonly<Record<Exclude<Step, 'leave'>, (random: Random) => Step>> = {
  home: weighted<Step>([
    ['choose mood', 0.6],
    ['search', 0.1],
    ['list', 0.08],
    ['trending', 0.05],
    ['platforms', 0.02],
    ['leave', 0.15],
  ]),
  'choose mood': weighted<Step>([
    ['title', 0.35],
    ['choose type', 0.2],
    ['choose mood', 0.15],
    ['leave', 0.3],
  ]),
  'mood page': weighted<Step>([
    ['title', 0.35],
    ['choose type', 0.2],
    ['home', 0.1],
    ['leave', 0.35],
  ]),
  'choose type': weighted<Step>([
    ['title', 0.4],
    ['choose type', 0.1],
    ['home', 0.1],
    ['leave', 0.4],
  ]),
  list: weighted<Step>([
    ['title', 0.3],
    ['genre', 0.25],
    ['more', 0.2],
    ['leave', 0.25],
  ]),
  genre: weighted<Step>([
    ['title', 0.4],
    ['genre', 0.15],
    ['more', 0.15],
    ['leave', 0.3],
  ]),
  more: weighted<Step>([
    ['title', 0.4],
    ['more', 0.3],
    ['leave', 0.3],
  ]),
  trending: weighted<Step>([
    ['title', 0.45],
    ['home', 0.1],
    ['leave', 0.45],
  ]),
  search: weighted<Step>([
    ['title', 0.5],
    ['search', 0.15],
    ['leave', 0.35],
  ]),
  platforms: weighted<Step>([
    ['home', 0.2],
    ['leave', 0.8],
  ]),
  title: weighted<Step>([
    ['title', 0.2],
    ['home', 0.1],
    ['leave', 0.7],
  ]),
  text: weighted<Step>([
    ['home', 0.2],
    ['leave', 0.8],
  ]),
}

const contentTypes = weighted<ContentType>([
  ['all', 0.6],
  ['movie', 0.25],
  ['tv', 0.15],
])
const genres = weighted(Array.from({ length: 9 }, (_, index) => [index + 1, 1 / (index + 1)] as const))
const titleRank = zipf(demand.titles.count, demand.titles.exponent)
const queryRank = zipf(demand.queries.count, demand.queries.exponent)

const uniform = <Value>(values: readonly Value[]): ((random: Random) => Value) =>
  weighted(values.map((value) => [value, 1] as const))
const anyMood = uniform<MoodId>(moodIds)
const anyCountry = uniform<CountryCode>(countryCodes)

/** Makes visits: each begins somewhere, looks around for a while, and leaves. Gives who it is that came. */
export function visits({
  clock,
  random,
  site,
}: {
  clock: VirtualClock
  random: Random
  site: Site
}): (place: Place) => Visitor {
  function newVisitor({ country, edges }: Place): Visitor {
    const own = localeOfCountry(country ?? '')
    return {
      locale: random() < habits.ownLanguage ? own : defaultLocale,
      country,
      chosen: random() < habits.choseCountry ? anyCountry(random) : null,
      edge: edges[Math.floor(random() * edges.length)] ?? '',
      isNew: random() < habits.isNew,
      isSignedIn: random() < habits.isSignedIn,
    }
  }

  return (place) => {
    const visitor = newVisitor(place)
    let mood = anyMood(random)
    let type: TitleType = random() < 0.65 ? 'movie' : 'tv'
    let genre = 0
    let page = 1

    const steps: Readonly<Record<Exclude<Step, 'leave'>, () => void>> = {
      home: () => site.open(visitor, 'home'),
      'choose mood': () => {
        mood = anyMood(random)
        site.ask(visitor, askRecommendations(visitor, mood, contentTypes(random)))
      },
      // Its HTML holds the list; only who has favourites asks for another.
      'mood page': () => {
        site.open(visitor, 'mood')
        if (visitor.isSignedIn) site.ask(visitor, askRecommendations(visitor, mood, 'all'))
      },
      'choose type': () => site.ask(visitor, askRecommendations(visitor, mood, contentTypes(random))),
      list: () => {
        type = random() < 0.65 ? 'movie' : 'tv'
        genre = 0
        page = 1
        site.open(visitor, 'list')
        site.ask(visitor, askList(visitor, type, genre, page))
      },
      genre: () => {
        genre = genres(random)
        page = 1
        site.ask(visitor, askList(visitor, type, genre, page))
      },
      more: () => site.ask(visitor, askList(visitor, type, genre, ++page)),
      trending: () => {
        site.open(visitor, 'trending')
        site.ask(visitor, askTrending(visitor, 'movie'))
        site.ask(visitor, askTrending(visitor, 'tv'))
      },
      search: () => {
        const rank = queryRank(random)
        if (random() < habits.drawnSearch) return site.open(visitor, 'search', askSearchPage(visitor, String(rank)))
        site.open(visitor, 'search')
        site.loadTitleIndex()
        // What was typed so far is the beginning of several texts.
        if (random() < habits.unfinishedQueries) site.ask(visitor, askSearch(visitor, `${Math.floor(rank / 4)} begun`))
        site.ask(visitor, askSearch(visitor, String(rank)))
      },
      platforms: () => {
        site.open(visitor, 'platforms')
        site.ask(visitor, askPlatforms(visitor))
      },
      title: () => {
        const rank = titleRank(random)
        const isOnShelf = random() < demand.onShelf
        site.open(visitor, 'title', isOnShelf ? undefined : askTitlePage(visitor, rank))
      },
      text: () => site.open(visitor, 'text'),
    }

    const go = (step: Step): void => {
      if (step === 'leave') return
      steps[step]()
      const then = next[step](random)
      if (then !== 'leave') clock.at(clock.now() + exponential(random, habits.dwell), () => go(then))
    }
    go(entries(random))
    return visitor
  }
}
