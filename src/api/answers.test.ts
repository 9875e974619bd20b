import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { packRoom } from './roomPack.ts'

const least = {
  id: 'movie-129',
  title: 'Spirited Away',
  description: '',
  imageUrl: '/posters/movie-129.svg?light=escape.calm',
  rating: 0,
  contentType: 'movie',
  year: 2001,
  genre: 'Animation',
  platforms: [],
}
const common = {
  ...least,
  description: 'A girl works in a bath house of spirits.',
  rating: 100,
  duration: 125,
  seasons: 2,
  platforms: ['Netflix', 'Apple TV'],
  labels: ['Netflix', 'Rent: Apple TV'],
  offers: [
    { platform: 'Netflix', kind: 'stream' },
    { platform: 'Apple TV', kind: 'rent' },
  ],
  path: '/title/movie-129-spirited-away/',
}
const item = { ...common, streamingUrl: 'https://www.netflix.com/search?q=Spirited', streamingVia: 'tmdb' }
const recommendation = { ...common, reason: 'You will want to stay there.' }
const inPool = { ...recommendation, genres: ['Animation', 'Fantasy'], fit: 0.5 }
const emptyRoom = packRoom([], [])
const room = {
  ...emptyRoom,
  platforms: [{ id: 'netflix', name: 'Netflix', logo: 'N', colour: '#e50914' }],
  feelNames: ['cosy-comfort'],
  offerSets: [[0, 2]],
  ids: [129, -1396],
  fits: [1000, -20],
  feels: [[0], []],
}
const moodRoom = { ...room, day: '2026-11-27' }
const details = {
  ...item,
  originalTitle: '千と千尋の神隠し',
  genres: ['Animation'],
  countries: ['JP'],
  people: ['Hayao Miyazaki'],
  offers: [{ platform: 'Netflix', kind: 'stream' }],
  offersSource: 'JustWatch',
}
const platform = { name: 'Globoplay', logo: 'GP', description: 'Novelas', website: 'https://globoplay.globo.com' }
const platforms = { local: [{ ...platform, marketShare: '12 %' }], international: [platform], countryCode: 'BR' }
const location = { countryCode: 'BR', country: 'Brazil', city: 'Recife', region: 'Pernambuco', detectedFrom: 'ip' }
const user = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.org',
  profileImageUrl: '',
  phone: '',
  contactPreferences: { email: true, sms: false, marketing: false },
  preferences: { favoriteGenres: ['Sci-Fi'], preferredContentTypes: ['Movies'], moodHistory: ['cry'] },
}
const account = {
  methods: [{ provider: 'github', name: 'GitHub', linkedAt: '2026-11-21T12:00:00.000Z' }],
  keepsMoodHistory: true,
  sessions: [
    {
      id: 'x',
      browser: 'Firefox',
      system: 'Windows',
      signedInAt: '2026-11-21T12:00:00.000Z',
      seenAt: '2026-11-21T13:00:00.000Z',
      isCurrent: true,
    },
    {
      id: 'y',
      browser: null,
      system: null,
      signedInAt: '2026-11-21T12:00:00.000Z',
      seenAt: '2026-11-21T13:00:00.000Z',
      isCurrent: false,
    },
  ],
}
const asked = { state: 'ok', latencyMs: 3, seenAt: '2026-11-21T10:00:00.000Z', secondsAgo: 2 }
const health = {
  status: 'ok',
  build: 'abc',
  catalogue: 'tmdb',
  redis: asked,
  tmdb: { state: 'not configured' },
  profiles: asked,
  shelf: asked,
}

const evening = {
  owner: 'o'.repeat(16),
  cursor: 7,
  isWhole: false,
  marks: [
    { id: 'movie-129', kind: 'seen', at: 1_700_000_000_000, litUp: true },
    { id: 'tv-1396', kind: 'none', at: 1 },
    { id: 'tv-1399', kind: 'tonight', at: 2, wasSaved: true },
  ],
  settings: { services: { BR: { value: ['globoplay'], at: 1 } }, leaveOuts: { value: ['gore'], at: 2 } },
  refused: [],
}

const decided = { id: 'tv-1396', outcome: 'vetoed', votes: [{ place: 5, vote: 'veto' }] }
const roomView = {
  code: 'HRTKV',
  invitation: 'BCDFGH',
  version: 12,
  phase: 'voting',
  moods: ['laugh', 'cry'],
  contentType: 'movie',
  wishes: { maxMinutes: 90, doneBy: 1_800_000_000_000, languages: ['en'], leaveOut: ['gore'], onlyIncluded: true },
  you: 5,
  youLead: false,
  hasVeto: true,
  members: [{ place: 5, name: '', lamp: 'calm', isOpener: true, isHere: true, hasVoted: false }],
  isOpen: false,
  letsIn: false,
  pool: { number: 1, ids: ['movie-129'], isDue: true, left: 0 },
  titles: ['movie-129'],
  round: 1,
  position: 0,
  yourVote: null,
  last: null,
  best: [],
  chosen: null,
  hasMore: false,
  closesAt: 1_800_000_000_000,
  isLocal: true,
  nextPollMs: 1500,
}
const etag = '"12-63-5"'
const shownRoom = { room: roomView, etag }
const overRoom = {
  ...shownRoom,
  room: {
    ...roomView,
    phase: 'result',
    yourVote: 'no',
    last: decided,
    best: [decided],
    chosen: { id: 'tv-1396', draw: 1 },
  },
}

type Name = keyof typeof contract
const lists: Name[] = [
  'movies',
  'searchMovies',
  'moviesOfGenre',
  'trendingMovies',
  'tvShows',
  'searchTvShows',
  'tvShowsOfGenre',
  'trendingTvShows',
]

describe('an answer', () => {
  const answers: [Name, unknown[]][] = [
    ...lists.map((name): [Name, unknown[]] => [name, [[], [item], [{ ...least, contentType: 'tv' }, item]]]),
    [
      'search',
      [
        { movies: [item], tvShows: [least], total: 0 },
        { movies: [item], tvShows: [least], total: 2, nearest: true },
      ],
    ],
    ['moodRecommendations', [[], [recommendation], [{ ...least, reason: 'So.' }]]],
    ['moodPool', [[], [inPool, { ...inPool, fit: 0, genres: [] }, { ...inPool, fit: 1 }]]],
    ['moodRoom', [moodRoom, { ...emptyRoom, day: '2026-11-27' }]],
    ['roomByWish', [room, emptyRoom]],
    ['titlesByIds', [[], [common], [{ ...recommendation, episodeMinutes: 45 }, common]]],
    [
      'titlesByWish',
      [
        { items: [], total: 0, costs: [{ key: 'maxMinutes', more: 3 }] },
        {
          items: [
            {
              ...common,
              has: ['cosy comfort'],
              hasFeels: ['cosy-comfort'],
              fit: 0.9,
              score: 0.8,
              language: 'en',
              leaveOut: ['suicide'],
            },
          ],
          total: 1,
          costs: [],
        },
      ],
    ],
    ['title', [details, { ...details, offers: [], offersSource: 'Moodlight' }]],
    ['streamingPlatforms', [platforms, { local: [], international: [], countryCode: '' }]],
    ['location', [location]],
    ['setLocation', [location]],
    ['user', [user, null]],
    ['updateUser', [user]],
    ['deleteUser', [{ deleted: true }]],
    ['account', [account, { methods: [], keepsMoodHistory: false, sessions: [] }]],
    ['exportUser', [{ anything: [1] }]],
    ['signOutEverywhere', [{ signedOut: true }]],
    ['endSession', [{ ended: true }]],
    ['recordMood', [{ recorded: true }, { recorded: false }]],
    ['marks', [evening, { ...evening, isWhole: true, marks: [], settings: {} }]],
    ['updateMarks', [{ ...evening, refused: ['movie-2'] }]],
    ['createRoom', [shownRoom]],
    ['room', [shownRoom, overRoom]],
    ['joinRoom', [shownRoom]],
    [
      'actInRoom',
      [
        { ...overRoom, refused: null },
        { room: null, etag: null, refused: 'late' },
      ],
    ],
    [
      'health',
      [
        health,
        { ...health, status: 'degraded', catalogue: 'embedded' },
        {
          ...health,
          redis: { ...asked, state: 'failing', lastOkAt: null },
          tmdb: { ...asked, lastOkAt: asked.seenAt },
        },
      ],
    ],
  ]
  it.each(answers)('of %s is read whole', (name, given) => {
    for (const one of given) expect(contract[name].response.parse(one)).toEqual(one)
  })

  it('has no title and no reason that is longer than any screen, nor half a letter at its end', () => {
    const titleOf = (title: string): string | undefined =>
      contract.moodRecommendations.response.parse([{ ...recommendation, title }])[0]?.title
    const reasonOf = (reason: string): string | undefined =>
      contract.moodRecommendations.response.parse([{ ...recommendation, reason }])[0]?.reason
    expect(titleOf('t'.repeat(200))).toBe('t'.repeat(200))
    expect(titleOf('t'.repeat(10_000))).toBe('t'.repeat(200))
    expect(titleOf(`${'t'.repeat(199)}🪐🪐`)).toBe('t'.repeat(199))
    expect(titleOf(`🪐${'t'.repeat(300)}`)).toBe(`🪐${'t'.repeat(198)}`)
    expect(reasonOf('r'.repeat(400))).toBe('r'.repeat(400))
    expect(reasonOf('r'.repeat(401))).toBe('r'.repeat(400))
  })

  it('is one of these', () => {
    expect(answers.map(([name]) => name).sort()).toEqual(Object.keys(contract).sort())
  })
})

describe('no answer', () => {
  const refused = (name: Name, answer: unknown): void => {
    expect(contract[name].response.safeParse(answer).success, `${name}: ${JSON.stringify(answer)}`).toBe(false)
  }

  const wrongItems: Record<string, unknown>[] = [
    { id: 'film-129' },
    { title: '' },
    { title: undefined },
    { description: null },
    { imageUrl: 'https://elsewhere.example/x.svg' },
    { rating: -1 },
    { rating: 101 },
    { rating: 50.5 },
    { contentType: 'all' },
    { year: 2001.5 },
    { duration: 0 },
    { duration: 1.5 },
    { seasons: 0 },
    { seasons: 1.5 },
    { genre: 7 },
    { platforms: [7] },
    { platforms: 'Netflix' },
    { labels: 'Netflix' },
    { labels: [7] },
    { offers: ['Netflix'] },
    { offers: [{ platform: 'Netflix', kind: 'steal' }] },
    { offers: [{ kind: 'stream' }] },
    { path: '/profile/' },
  ]
  it.each(wrongItems)('has a title of which it says %j', (wrong) => {
    for (const name of lists) refused(name, [{ ...item, ...wrong }])
    refused('search', { movies: [{ ...item, ...wrong }], tvShows: [], total: 1 })
    refused('search', { movies: [], tvShows: [{ ...item, ...wrong }], total: 1 })
    refused('title', { ...details, ...wrong })
    refused('moodRecommendations', [{ ...recommendation, ...wrong }])
    refused('moodPool', [{ ...inPool, ...wrong }])
    refused('titlesByIds', [{ ...common, ...wrong }])
  })

  it.each<[Name, unknown]>([
    ['movies', item],
    ['movies', [{ ...item, streamingUrl: 'not an address' }]],
    ['movies', [{ ...item, streamingVia: 'netflix' }]],
    ['search', { movies: [], tvShows: [], total: -1 }],
    ['search', { movies: [], tvShows: [], total: 0.5 }],
    ['search', { movies: [], total: 0 }],
    ['search', { movies: [], tvShows: [], total: 0, nearest: false }],
    ['moodRecommendations', [{ ...recommendation, reason: '' }]],
    ['moodRecommendations', [common]],
    ['moodPool', [recommendation]],
    ['moodPool', [{ ...inPool, genres: ['Polka'] }]],
    ['moodPool', [{ ...inPool, fit: -0.1 }]],
    ['moodPool', [{ ...inPool, fit: 1.1 }]],
    ['moodRoom', { ...moodRoom, ids: ['movie-129'] }],
    ['moodRoom', { ...moodRoom, minutes: [-1] }],
    ['moodRoom', { ...moodRoom, offers: undefined }],
    ['moodRoom', { ...moodRoom, day: '27/11/2026' }],
    ['moodRoom', room],
    ['titlesByIds', [{ ...common, reason: '' }]],
    ['titlesByIds', [{ ...common, episodeMinutes: 0 }]],
    ['titlesByIds', common],
    ['titlesByWish', { items: [common], total: 1, costs: [] }],
    ['titlesByWish', { items: [], total: -1, costs: [] }],
    ['titlesByWish', { items: [], total: 0, costs: [{ key: 'years', more: 0 }] }],
    ['title', item],
    ['title', { ...details, originalTitle: undefined }],
    ['title', { ...details, genres: [7] }],
    ['title', { ...details, countries: [7] }],
    ['title', { ...details, people: [7] }],
    ['title', { ...details, offers: undefined }],
    ['title', { ...details, offersSource: 'hearsay' }],
    ['streamingPlatforms', { ...platforms, local: [{ ...platform, website: 'globoplay' }] }],
    ['streamingPlatforms', { ...platforms, international: [{ ...platform, name: undefined }] }],
    ['streamingPlatforms', { ...platforms, local: [{ ...platform, logo: undefined }] }],
    ['streamingPlatforms', { ...platforms, local: [{ ...platform, description: undefined }] }],
    ['streamingPlatforms', { ...platforms, countryCode: undefined }],
    ['location', { ...location, countryCode: 'Brazil' }],
    ['setLocation', { ...location, detectedFrom: 'elsewhere' }],
    ['user', undefined],
    ['user', { ...user, phone: undefined }],
    ['updateUser', null],
    ['deleteUser', { deleted: false }],
    ['deleteUser', {}],
    ['account', { methods: [] }],
    ['account', { methods: [], keepsMoodHistory: true }],
    ['account', { ...account, sessions: [{ ...account.sessions[0], browser: 'Netscape' }] }],
    ['account', { ...account, sessions: [{ ...account.sessions[0], seenAt: 'yesterday' }] }],
    ['endSession', {}],
    ['signOutEverywhere', { signedOut: false }],
    ['signOutEverywhere', {}],
    ['recordMood', {}],
    ['recordMood', { recorded: 'yes' }],
    ['room', { ...shownRoom, room: { ...roomView, you: 6 } }],
    ['room', { ...shownRoom, room: { ...roomView, phase: 'over' } }],
    ['room', { ...shownRoom, room: { ...roomView, last: { ...decided, outcome: 'lost' } } }],
    ['actInRoom', { ...shownRoom, refused: 'because' }],
    ['actInRoom', shownRoom],
    ['health', { ...health, status: 'down' }],
    ['health', { ...health, build: undefined }],
    ['health', { ...health, catalogue: 'other' }],
    ['health', { ...health, redis: undefined }],
    ['health', { ...health, tmdb: { state: 'unknown' } }],
    ['health', { ...health, tmdb: { ...asked, latencyMs: '12' } }],
    ['health', { ...health, tmdb: { ...asked, seenAt: 12 } }],
  ])('of %s is %j', refused)
})
