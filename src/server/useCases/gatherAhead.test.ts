import { expect, it, onTestFinished, vi } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes, localeOfCountry } from '#src/domain/place/country.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { startSlowTmdb } from '#src/tests/support/slowTmdb.ts'
import { gatherAhead, minutesBetweenRuns, pairsAt, runsInRound } from './gatherAhead.ts'
import { recommendations } from './recommendations.ts'

it('each mood of each country has its turn once in a round of a little more than six hours', () => {
  const runs = Array.from({ length: runsInRound }, (_, run) => pairsAt(run * minutesBetweenRuns * 60_000))
  expect(runs.every(({ length }) => length <= 3)).toBe(true)
  const turns = runs.flat().map(({ moodId, country }) => `${moodId} ${country}`)
  const pairs = moodIds.length * countryCodes.length
  expect([turns.length, new Set(turns).size]).toEqual([pairs, pairs])
})

it('what was gathered ahead is there for visitors, with few calls or none', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const tmdb = await startSlowTmdb(() => 0)
  onTestFinished(tmdb.stop)
  // However busy the machine is: what a visitor would not wait for is another test's subject.
  const deps = createDeps(readEnv(tmdb.environment), { call: 20_000, request: 20_000 })
  const [first] = pairsAt(0)
  if (!first) throw new Error('no turn')
  await gatherAhead(deps, 0)
  const calls = tmdb.asked.length
  const wish = { ...first, contentType: 'all', locale: localeOfCountry(first.country) } as const
  expect((await recommendations(deps, wish)).degraded).toBeUndefined()
  expect(tmdb.asked.length).toBe(calls)
  // 144 runs a day: see docs/scale.md.
  expect(calls).toBeLessThan(300)
})

it('does nothing without live titles', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
  await gatherAhead(createDeps(readEnv({})), 0)
  expect(String(logged.mock.calls[0]?.[0])).toContain('nothing is gathered ahead')
})
