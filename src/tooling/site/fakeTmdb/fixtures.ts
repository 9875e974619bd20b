import type { TitleType } from '#src/domain/title/contentType.ts'

/**
 * A title of the fake TMDB. The generated titles are fictional and have the gaps of real responses: null posters, empty
 * overviews in other languages, no countries, runtimes of 0.
 */
export interface FakeTitle {
  readonly id: number
  readonly type: TitleType
  readonly name: string
  readonly originalName: string
  readonly language: string
  readonly overview: string
  readonly genres: readonly number[]
  readonly keywords: readonly { readonly id: number; readonly name: string }[]
  readonly poster: string | null
  readonly date: string
  readonly vote: number
  readonly votes: number
  readonly length: number
  readonly adult?: boolean
}

const adjectives = [
  'Quiet',
  'Last',
  'Borrowed',
  'Salt',
  'Paper',
  'Northern',
  'Second',
  'Hollow',
  'Golden',
  'Crooked',
  'Distant',
  'Velvet',
]
const nouns = [
  'Harbour',
  'Summer',
  'Orchard',
  'Signal',
  'Lantern',
  'Bridge',
  'Garden',
  'Machine',
  'Letter',
  'Mountain',
  'Kitchen',
  'Tide',
  'Parade',
  'Window',
]
const filmGenres = [
  [35],
  [18, 10749],
  [10749, 35],
  [18],
  [28, 53],
  [878, 12],
  [14, 10751],
  [99],
  [27, 53],
  [16, 10751],
  [80, 18],
  [10752, 36],
]
const seriesGenres = [[35], [18], [10764], [10759], [10765, 18], [99], [16, 10751], [80, 9648], [18, 9648], [10766]]
/** Ids of real TMDB keywords, because `discover` queries filter by them. */
const keywords = [
  [
    { id: 10683, name: 'coming of age' },
    { id: 6054, name: 'friendship' },
  ],
  [
    { id: 9715, name: 'superhero' },
    { id: 9748, name: 'revenge' },
  ],
  [{ id: 10051, name: 'heist' }],
  [
    { id: 9882, name: 'space' },
    { id: 9951, name: 'alien' },
  ],
  [
    { id: 9914, name: 'slice of life' },
    { id: 18330, name: 'countryside' },
  ],
  [
    { id: 10163, name: 'cancer' },
    { id: 970, name: 'parent child relationship' },
  ],
  [
    { id: 9672, name: 'based on true story' },
    { id: 5565, name: 'biography' },
  ],
  [
    { id: 13027, name: 'wedding' },
    { id: 1, name: 'first love' },
  ],
  [
    { id: 9755, name: 'parody' },
    { id: 11800, name: 'mockumentary' },
  ],
  [
    { id: 2343, name: 'magic' },
    { id: 12554, name: 'dragon' },
  ],
  [{ id: 779, name: 'martial arts' }],
  [],
]
const languages = ['en', 'en', 'en', 'ja', 'ko', 'fr', 'pt', 'es', 'de', 'hi']
const titlesOfEach = 840

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

function fakeTitle(type: TitleType, index: number): FakeTitle {
  const part = Math.floor(index / (adjectives.length * nouns.length))
  const base = `${type === 'tv' ? '' : 'The '}${at(adjectives, index)} ${at(nouns, Math.floor(index / adjectives.length))}`
  const name = part === 0 ? base : `${base} ${part + 1}`
  return {
    id: (type === 'movie' ? 900_001 : 800_001) + index,
    type,
    name,
    originalName: index % 5 === 3 ? `${name} (original)` : name,
    language: at(languages, index),
    overview: `${name} is made up: a story of a ${at(nouns, index + 3).toLowerCase()} and whoever keeps it.`,
    genres: at(type === 'movie' ? filmGenres : seriesGenres, index),
    keywords: [...at(keywords, index), ...(index % 5 === 0 ? at(keywords, index + 4) : [])],
    poster: index % 7 === 0 ? null : `/fake${index}poster.jpg`,
    date: index % 31 === 30 ? '' : `${1960 + (index % 66)}-0${1 + (index % 9)}-1${index % 9}`,
    vote: Math.round((5 + (index % 40) / 10) * 1000) / 1000,
    votes: 200 + index * 37,
    length: index % 13 === 0 ? 0 : type === 'movie' ? 80 + (index % 70) : 1 + (index % 9),
  }
}

/** Titles for safety tests: one whose texts contain markup (XSS), and one with TMDB's `adult` flag. */
const dangerousName = '"><script>document.title=1</script></script><img src=x onerror=document.title=2>'
export const dangerousTitle: FakeTitle = {
  ...fakeTitle('movie', titlesOfEach),
  name: dangerousName,
  originalName: dangerousName,
  overview: `${dangerousName} {{7*7}} \u2028`,
  poster: null,
}
export const adultTitle: FakeTitle = { ...fakeTitle('movie', titlesOfEach + 1), adult: true }
/** A film that is not out yet, and of which neither genre nor language is known. */
export const comingTitle: FakeTitle = {
  ...fakeTitle('movie', titlesOfEach + 2),
  date: '2099-06-01',
  genres: [],
  language: 'xx',
  votes: 0,
}

/** All fake titles by type, most popular first. */
export const fakeTitles: Readonly<Record<TitleType, readonly FakeTitle[]>> = {
  movie: [
    ...Array.from({ length: titlesOfEach }, (_, index) => fakeTitle('movie', index)),
    dangerousTitle,
    adultTitle,
    comingTitle,
  ],
  tv: Array.from({ length: titlesOfEach }, (_, index) => fakeTitle('tv', index)),
}

interface FakeProvider {
  readonly provider_id: number
  readonly provider_name: string
  readonly display_priorities: Readonly<Record<string, number>>
}

const everywhere = (priority: number): Record<string, number> =>
  Object.fromEntries(
    ['US', 'BR', 'MX', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'JP', 'KR', 'IN', 'PL'].map((code) => [
      code,
      priority,
    ]),
  )

/**
 * Watch providers, among them platforms with several ids, an add-on channel, a name with a trailing space, and
 * providers that the catalogue does not know.
 */
export const fakeProviders: readonly FakeProvider[] = [
  { provider_id: 8, provider_name: 'Netflix', display_priorities: everywhere(0) },
  { provider_id: 1796, provider_name: 'Netflix Standard with Ads', display_priorities: everywhere(40) },
  { provider_id: 119, provider_name: 'Amazon Prime Video', display_priorities: everywhere(1) },
  { provider_id: 10, provider_name: 'Amazon Video', display_priorities: everywhere(9) },
  { provider_id: 582, provider_name: 'Paramount+ Amazon Channel', display_priorities: everywhere(5) },
  { provider_id: 337, provider_name: 'Disney Plus', display_priorities: everywhere(2) },
  { provider_id: 307, provider_name: 'Globoplay', display_priorities: { BR: 3 } },
  { provider_id: 38, provider_name: 'BBC iPlayer', display_priorities: { GB: 3 } },
  { provider_id: 457, provider_name: 'VIX ', display_priorities: { MX: 3, US: 30 } },
  { provider_id: 99_001, provider_name: 'Lantern Room', display_priorities: { GB: 12, DE: 12 } },
]

/** Watch providers of a fake title: none for every ninth, only an add-on channel for every eleventh. */
export function fakeOffers(index: number): Record<string, unknown> {
  if (index % 9 === 8) return {}
  const brief = (provider: FakeProvider) => ({
    ...provider,
    display_priority: provider.display_priorities['US'] ?? 20,
    display_priorities: undefined,
  })
  const [netflix, netflixAds, prime, primeShop, channel, disney] = fakeProviders.map(brief)
  const link = 'https://www.themoviedb.org/movie/900001/watch'
  if (index % 11 === 10)
    return Object.fromEntries(['US', 'BR', 'DE'].map((code) => [code, { link, flatrate: [channel] }]))
  const streams = [[netflix, netflixAds], [prime], [disney], [prime, channel]][index % 4]
  const one = { link, flatrate: streams, rent: [primeShop], buy: [primeShop] }
  return Object.fromEntries(
    ['US', 'BR', 'MX', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'JP', 'KR', 'IN'].map((code) => [code, one]),
  )
}
