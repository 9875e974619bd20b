import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from '#src/domain/schema.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Answers as the API does: in its own order, without titles that do not exist. */
function network({ unknown = [] as readonly string[], fails = false } = {}): string[][] {
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (fails) throw new TypeError('no network')
    const ids = new URL(url, 'http://localhost').searchParams.get('ids')?.split(',') ?? []
    asked.push(ids)
    const items = ids.filter((id) => !unknown.includes(id)).map((id) => ({ ...card, id }))
    return Response.json(items)
  })
  return asked
}
const card = {
  title: 'Klaus',
  description: 'A postman and a toymaker.',
  imageUrl: '/posters/movie-1.svg?light=calm.cry',
  rating: 80,
  contentType: 'movie',
  genre: 'Animation',
  language: 'en',
  platforms: [],
  offers: [],
}

/** Stores as a page has them that was just opened. */
async function openedPage() {
  vi.resetModules()
  const [marks, cards, { savedCardsKey }] = await Promise.all([
    import('./marks.ts'),
    import('./savedCards.ts'),
    import('./eveningDocument.ts'),
  ])
  marks.$saved.listen(() => {})
  return { ...marks, ...cards, savedCardsKey }
}

it('asks for 24 titles at a time, and for none twice', async () => {
  const asked = network({ unknown: ['movie-3'] })
  const { loadCards, $savedCards, $cardsAsked } = await openedPage()
  const ids = Array.from({ length: 60 }, (_, index) => `movie-${index + 1}`)
  await loadCards(ids, 'en', '')
  expect(asked.map(({ length }) => length)).toEqual([24, 24, 12])
  expect(Object.keys($savedCards.get())).toHaveLength(59)
  expect($cardsAsked.get()).toBe('idle')
  await loadCards(ids, 'en', '')
  expect(asked).toHaveLength(3)
  await loadCards(['movie-1'], 'en', 'BR')
  await loadCards(['movie-1'], 'de', 'BR')
  expect(asked).toHaveLength(5)
  // Two parts of the page that want the same at the same time ask once.
  await Promise.all([loadCards(['movie-70'], 'de', 'BR'), loadCards(['movie-70'], 'de', 'BR')])
  expect(asked).toHaveLength(6)
})

it('shows without a network what was saved with one, and says what it lacks', async () => {
  network()
  const online = await openedPage()
  online.mark('movie-1', 'saved')
  await online.keepSavedCards('en')
  expect(z.record(z.string(), z.unknown()).parse(JSON.parse(stored.get(online.savedCardsKey) ?? ''))).toMatchObject({
    'movie-1': { item: { title: 'Klaus' } },
  })

  network({ fails: true })
  const offline = await openedPage()
  await offline.loadCards(['movie-1'], 'en', '')
  expect(offline.$savedCards.get()['movie-1']?.item.title).toBe('Klaus')
  expect(offline.$cardsAsked.get()).toBe('idle')
  // In another language it would be asked for again; what is kept is better than nothing.
  await offline.loadCards(['movie-1'], 'de', '')
  expect(offline.$savedCards.get()['movie-1']?.item.title).toBe('Klaus')
  expect(offline.$cardsAsked.get()).toBe('idle')
  await offline.loadCards(['movie-1', 'movie-2'], 'en', '')
  expect(offline.$cardsAsked.get()).toBe('failed')
})

it('keeps no card of a title that is not marked', async () => {
  network()
  const { loadCards, mark, savedCardsKey } = await openedPage()
  mark('movie-1', 'never')
  await loadCards(['movie-1', 'movie-2'], 'en', '')
  expect(Object.keys(JSON.parse(stored.get(savedCardsKey) ?? '{}'))).toEqual(['movie-1'])
})

it('drops the card of a title that is marked no longer', async () => {
  network()
  const { loadCards, mark, savedCardsKey } = await openedPage()
  const undo = mark('movie-1', 'saved')
  await loadCards(['movie-1'], 'en', '')
  undo?.()
  await loadCards([], 'en', '')
  expect(stored.get(savedCardsKey)).toBe('{}')
})

it('keeps no card of a country that was left while it was on its way', async () => {
  const release: (() => void)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost')
    const ids = searchParams.get('ids')?.split(',') ?? []
    const platforms = [searchParams.get('country') ?? '']
    await new Promise<void>((done) => release.push(done))
    return Response.json(ids.map((id) => ({ ...card, id, platforms })))
  })
  const { loadCards, $savedCards } = await openedPage()
  const ofGermany = loadCards(['movie-1'], 'en', 'DE')
  const ofFrance = loadCards(['movie-1'], 'en', 'FR')
  await vi.waitFor(() => expect(release).toHaveLength(2))
  for (const one of release.toReversed()) one()
  await Promise.all([ofGermany, ofFrance])
  expect($savedCards.get()['movie-1']).toMatchObject({ country: 'FR', item: { platforms: ['FR'] } })
})
