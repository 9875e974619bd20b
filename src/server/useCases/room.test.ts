import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { unpackRoom } from '#src/api/roomPack.ts'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { chooseFromRoom } from '#src/engine/chooseFromRoom.ts'
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

/** A site that has kept nothing yet. */
const site = ({ environment }: SlowTmdb) => createDeps(readEnv(environment))
const isTold = ({ offers, minutes }: RoomTitle): boolean => offers.length > 0 && minutes !== undefined

describe('a live room', () => {
  it('has a hundred titles and more, for the calls of a list, and asks for nothing twice that such a list has asked for', async () => {
    const tmdb = await slow(() => 20)
    await curatedTitles('pt')
    const deps = site(tmdb)
    await recommendations(deps, { ...wish, locale: 'pt' })
    // Also pages of the pool that nobody waits for.
    await expect.poll(async () => (await recommendations(deps, { ...wish, locale: 'pt' })).degraded).toBeUndefined()
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

  it('tells of what visitors opened before, which it does not ask for', async () => {
    const tmdb = await slow(() => 0)
    const deps = site(tmdb)
    const first = unpackRoom((await room(deps, wish)).value)
    const unknown = new Set<string>()
    for (const { id } of first.filter((title) => title.offers.length === 0)) {
      const opened = await deps.catalogue.title(id, { locale: 'pt', country: 'BR' })
      if (opened?.availability.BR?.length) unknown.add(id)
    }
    expect(unknown.size).toBeGreaterThan(0)
    const asked = tmdb.asked.length
    const next = { ...deps, today: () => '2030-01-01' }
    const second = unpackRoom((await room(next, wish)).value)
    const told = second.filter(({ id, offers }) => unknown.has(id) && offers.length > 0)
    expect(told.length).toBeGreaterThan(0)
    expect(tmdb.asked.length - asked).toBeLessThanOrEqual(20)
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
    const deps = site(await slow(() => 5000))
    const started = performance.now()
    const { value, degraded } = await room(deps, wish)
    expect(performance.now() - started).toBeLessThan(3500)
    expect(degraded).toBe('embedded')
    expect(unpackRoom(value).filter(isTold).length).toBeGreaterThan(50)
  })
})
