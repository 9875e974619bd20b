import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { findSearch } from '#src/server/pages/resolveSearchPage.ts'

/**
 * Searches by title and person stay as good as they were before words were understood: names of the shelf, chosen by a
 * seeded draw, half of them with a typing error.
 */
const deps = createDeps(readEnv({}))

/** Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Two neighbouring letters swapped, or one left out, within a word of six letters or more; else the name itself. */
function mistyped(name: string, random: () => number): string {
  const words = name.split(' ')
  const at = words.findIndex((word) => /^[a-z]{6,}$/i.test(word))
  const word = words[at]
  if (!word) return name
  const place = 2 + Math.floor(random() * (word.length - 4))
  const swapped = word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
  words[at] = random() < 0.5 ? swapped : word.slice(0, place) + word.slice(place + 1)
  return words.join(' ')
}

async function meanReciprocalRank(
  locale: Locale,
  seed: number,
): Promise<{ readonly rank: number; readonly missed: string[] }> {
  const random = randomFrom(seed)
  const titles = await embeddedTitles(locale)
  const people = [...new Set(titles.flatMap((title) => title.people))]
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const queries = [
    ...Array.from({ length: 40 }, () => {
      const { title } = pick(titles)
      return { name: title, isRight: (id: string) => titles.some((one) => one.id === id && one.title === title) }
    }),
    ...Array.from({ length: 20 }, () => {
      const person = pick(people)
      return {
        name: person,
        isRight: (id: string) => titles.some((one) => one.id === id && one.people.includes(person)),
      }
    }),
  ]
  let sum = 0
  const missed: string[] = []
  for (const [place, { name, isRight }] of queries.entries()) {
    const query = place % 2 === 0 ? name : mistyped(name, random)
    const url = new URL(`/search/?q=${encodeURIComponent(query)}`, 'https://moodlight.example')
    const { drawn } = await findSearch(deps, locale, { request: { url, cookies: new Map() }, geo: {} })
    const { movies = [], tvShows = [] } = drawn?.answer ?? {}
    // Films stand above series: the place of a title is the one among its kind.
    const ranks = [movies, tvShows]
      .map((items) => items.findIndex(({ id }) => isRight(id)) + 1)
      .filter((one) => one > 0)
    const rank = Math.min(...ranks)
    sum += Number.isFinite(rank) ? 1 / rank : 0
    if (rank !== 1) missed.push(`${query}: ${rank}`)
  }
  return { rank: sum / queries.length, missed }
}

describe('a search by title or person, beside what is understood of words', () => {
  it.each(['en', 'de'] as const)('finds 60 names of the shelf first, in %s', async (locale) => {
    const { rank, missed } = await meanReciprocalRank(locale, 2026)
    expect(rank, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
