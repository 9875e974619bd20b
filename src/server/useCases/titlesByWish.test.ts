import { expect, it, vi } from 'vitest'
import { createCache } from '#src/cache/cached.ts'
import { memoryDriver } from '#src/cache/memoryDriver.ts'
import type { Title } from '#src/domain/title/title.ts'
import { createDeps, type Deps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { titlesByWish, type WishInput } from './titlesByWish.ts'

const shelf = createDeps(readEnv({})).catalogue

/** A site whose live catalogue has every second title of the shelf on no platform in Germany. */
function site(): Deps {
  const lost = (title: Title): Title =>
    title.tmdbId % 2 === 0 ? { ...title, availability: { ...title.availability, DE: [] } } : title
  return {
    ...createDeps(readEnv({})),
    cached: createCache({ drivers: [memoryDriver()] }),
    catalogue: {
      ...shelf,
      name: 'tmdb',
      enrich: async (titles, query) => (await shelf.enrich(titles, query)).map(lost),
      title: async (id, audience) => {
        const title = await shelf.title(id, audience)
        return title && lost(title)
      },
    },
    fallback: shelf,
  }
}

const tonight = { own: [], included: false, languages: [], leaveOut: [], nudges: [] }
const wish = { moods: { laugh: 1 }, feels: {}, avoid: [] }
const asked: WishInput = { wish, tonight, skip: 0, count: 8, locale: 'en', country: 'DE' }

it.each([
  ['the words name', { ...asked, wish: { ...wish, services: ['netflix'] } }],
  ['is the visitor’s own', { ...asked, tonight: { ...tonight, own: ['netflix'], included: true } }],
])('a live list for a service that %s has only what that carries, also after “None of these”', async (_, input) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const deps = site()
  const [first, second] = await Promise.all([titlesByWish(deps, input), titlesByWish(deps, { ...input, skip: 8 })])
  const items = [...first.value.items, ...second.value.items]
  expect(items.length).toBeGreaterThan(8)
  for (const { id, platforms } of items) expect(platforms, id).toContain('Netflix')
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})
