import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { startSlowTmdb } from '#src/tests/support/slowTmdb.ts'
import { titlesByIds } from './titlesByIds.ts'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const audience = { locale: 'en', country: 'US' } as const

async function slow(ms: (path: string) => number, call = 1500) {
  const tmdb = await startSlowTmdb(ms)
  onTestFinished(tmdb.stop)
  // Time enough on a busy machine.
  return { tmdb, deps: createDeps(readEnv(tmdb.environment), { call, request: 20_000 }) }
}

it('asks for each live title once, in one call, and once for all sets of ids', async () => {
  const { tmdb, deps } = await slow(() => 0, 20_000)
  const pool = await deps.catalogue.candidates({ ...audience, mood: 'calm', contentType: 'all' })
  const before = tmdb.asked.length
  const ids = pool.slice(0, 24).map(({ id }) => id)
  const { value, degraded } = await titlesByIds(deps, { ...audience, ids, moodId: 'calm' })
  expect(degraded).toBeUndefined()
  expect(value.map(({ id }) => id)).toEqual(ids)
  expect(tmdb.asked.length - before).toBeLessThanOrEqual(24)
  const asked = tmdb.asked.length
  expect((await titlesByIds(deps, { ...audience, ids: ids.slice(3, 9) })).value).toHaveLength(6)
  expect(tmdb.asked.length).toBe(asked)
})

it('takes from the shelf what TMDB is too slow for, says so, and knows nothing of what nobody knows', async () => {
  const { deps } = await slow((path) => (path.includes('/movie/129') ? 5000 : 0))
  const { value, degraded } = await titlesByIds(deps, { ...audience, ids: ['movie-129', 'movie-999999999'] })
  expect(value.map(({ id }) => id)).toEqual(['movie-129'])
  expect(degraded).toBe('partial')
})

it('is unavailable, not empty, where nothing could be asked', async () => {
  const { deps } = await slow(() => 5000)
  await expect(titlesByIds(deps, { ...audience, ids: ['movie-999999999'] })).rejects.toMatchObject({
    code: 'unavailable',
  })
})
