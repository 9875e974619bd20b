import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { unpackRoom } from '#src/api/roomPack.ts'
import type { Catalogue } from '#src/catalogue/catalogue.ts'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { offersFor } from '#src/domain/platform/availability.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { Title } from '#src/domain/title/title.ts'
import { chooseFromRoom } from '#src/engine/chooseFromRoom.ts'
import { recommend } from '#src/engine/recommend.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { type SlowTmdb, startSlowTmdb } from '#src/tests/support/slowTmdb.ts'
import { recommendations } from './recommendations.ts'
import { room } from './room.ts'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const wish = { moodId: 'calm', contentType: 'all', country: 'BR' } as const

async function slow(ms: (path: string) => number): Promise<SlowTmdb> {
  const tmdb = await startSlowTmdb(ms)
  onTestFinished(tmdb.stop)
  return tmdb
}

/** A site that has kept nothing yet, with time enough on a busy machine. */
const site = ({ environment }: SlowTmdb) => createDeps(readEnv(environment), { call: 20_000, request: 20_000 })
const isTold = ({ offers, minutes }: RoomTitle): boolean => offers.length > 0 && minutes !== undefined

describe('a live room', () => {
  it('has a hundred titles and more, for the calls of a list, and asks for nothing twice that such a list has asked for', async () => {
    const tmdb = await slow(() => 20)
    await curatedTitles('pt')
    const deps = site(tmdb)
    await recommendations(deps, { ...wish, locale: 'pt' })
    // Also pages of the pool that nobody waits for.
    await expect
      .poll(async () => (await recommendations(deps, { ...wish, locale: 'pt' })).degraded, { timeout: 10_000 })
      .toBeUndefined()
    const own = await slow(() => 20)
    const { value, degraded } = await room(site(own), wish)
    const titles = unpackRoom(value)
    expect(degraded).toBeUndefined()
    expect(titles.length).toBeGreaterThanOrEqual(100)
    expect(new Set(titles.map(({ id }) => id)).size).toBe(titles.length)
    expect(titles.map(({ fit }) => fit)).toEqual(titles.map(({ fit }) => fit).sort((a, b) => b - a))
    expect(own.asked.filter((address) => !address.includes('/discover/')).length).toBeLessThanOrEqual(20)
    const after = unpackRoom((await room(deps, wish)).value)
    expect(after.length).toBeGreaterThanOrEqual(100)
    expect(tmdb.asked.length).toBe(new Set(tmdb.asked).size)
  })

  it('has of each title what is asked for, cached, or known to the shelf, and none that is gone', async () => {
    const shelf = await embeddedTitles('pt')
    const calm = recommend(shelf, { mood: 'calm', contentType: 'all', country: 'BR', count: 50 }).map(
      ({ title }) => title,
    )
    const pool = calm.map(({ votes, ...title }) => ({ ...title, availability: {} }))
    const rich = (platform: string) => (titles: readonly Title[]) =>
      titles.map((title) => ({
        ...title,
        availability: { BR: [{ platform, kind: 'stream' as const, name: 'Some Service' }] },
        offersOn: '2026-11-21',
      }))
    let gone = ''
    const own = site(await slow(() => 0))
    if (!own.fallback) throw new Error('the site has no shelf')
    const catalogue: Catalogue = {
      ...own.fallback,
      name: 'tmdb',
      candidates: async () => pool,
      enrich: async ([first, ...others]) => {
        gone = first?.id ?? ''
        return rich('asked')(others)
      },
      recall: async (titles) => [...rich('cached')(titles.slice(0, 5)), ...titles.slice(5)],
    }
    const deps = { ...own, catalogue }
    const { value, degraded } = await room(deps, wish)
    const titles = unpackRoom(value)
    expect(degraded).toBeUndefined()
    expect(titles).toHaveLength(120)
    expect(titles.every(({ fit }) => fit >= 0.6)).toBe(true)
    expect(titles.map(({ id }) => id)).not.toContain(gone)
    const on = (platform: string) => titles.filter(({ offers }) => offers.some((offer) => offer.platform === platform))
    expect([on('asked').length, on('cached').length]).toEqual([9, 5])
    expect(value.platforms).toContainEqual({ id: 'cached', name: 'Some Service', logo: 'SS', colour: '#4a4a4f' })
    for (const { id, offers } of titles) {
      const known = shelf.find((one) => one.id === id)
      if (offers.every(({ platform }) => !['asked', 'cached'].includes(platform)))
        expect(offers).toEqual(offersFor(known?.availability ?? {}, 'BR'))
    }
    expect(titles.filter(isTold).length).toBeGreaterThan(80)
  })

  it('lets a list be chosen for every mood', async () => {
    const deps = site(await slow(() => 0))
    for (const moodId of moodIds) {
      const { value } = await room(deps, { ...wish, moodId })
      const chosen = chooseFromRoom(unpackRoom(value), {
        mood: moodId,
        contentType: 'all',
        count: 8,
        day: '2026-11-21',
      })
      expect(chosen, moodId).toHaveLength(8)
      expect(
        chosen.every(({ fit }) => fit >= 0.6),
        moodId,
      ).toBe(true)
    }
  })

  it('is the shelf’s where TMDB does not answer, and says so', async () => {
    const deps = createDeps(readEnv((await slow(() => 5000)).environment))
    const started = performance.now()
    const { value, degraded } = await room(deps, wish)
    expect(performance.now() - started).toBeLessThan(3500)
    expect(degraded).toBe('embedded')
    expect(unpackRoom(value).filter(isTold).length).toBeGreaterThan(50)
  })
})
