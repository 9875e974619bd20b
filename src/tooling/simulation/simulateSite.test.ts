import { describe, expect, it } from 'vitest'
import { answeredBy } from './ledger.ts'
import { monthlyCost, totalDollars } from './monthlyCost.ts'
import { type SimulationOptions, type SimulationResult, simulateSite } from './simulateSite.ts'
import { bottleneck, utilisation } from './utilisation.ts'
import { virtualClock } from './virtualClock.ts'

const hour = 3600
const evening = { startsAt: 17 * hour, warmUp: hour, counted: 2 * hour }
const simulate = (options: Partial<SimulationOptions> = {}): SimulationResult =>
  simulateSite({ ...evening, visitsPerMonth: 1_000_000, ...options })

/** Kinds that the CDN may never keep. */
const privateKinds = ['location', 'account']
const plain = simulate()

describe('a simulated evening', () => {
  it('answers every request in exactly one place, and runs functions for nothing else', () => {
    let runs = 0
    for (const [name, kind] of plain.kinds) {
      expect(kind.requests, name).toBeGreaterThan(0)
      expect(
        answeredBy.reduce((sum, place) => sum + kind[place], 0),
        name,
      ).toBe(kind.requests)
      runs += kind.function + kind.background
    }
    expect(plain.runs).toBe(runs)
    expect([...plain.kinds.values()].reduce((sum, { upstream }) => sum + upstream, 0)).toBe(plain.upstreamCalls)
    expect(plain.coldStarts).toBeLessThan(runs)
  })

  it('counts by the second what it counts in all', () => {
    const sum = (bySecond: Uint32Array): number => bySecond.reduce((all, one) => all + one, 0)
    // What is under way as the count begins or ends may fall on the other side of it.
    expect(sum(plain.upstreamBySecond) / plain.upstreamCalls).toBeCloseTo(1, 2)
    expect(sum(plain.redisBySecond) / plain.redisCommands).toBeCloseTo(1, 2)
  })

  it('comes out the same for the same seed, and otherwise for another', () => {
    const again = simulate()
    expect(Object.fromEntries(again.kinds)).toEqual(Object.fromEntries(plain.kinds))
    expect(monthlyCost(again, 1_000_000)).toEqual(monthlyCost(plain, 1_000_000))
    expect(simulate({ seed: 2 }).visits).not.toBe(plain.visits)
  })

  it('never lets the CDN keep what belongs to one visitor', () => {
    for (const name of privateKinds) expect(plain.kind(name).function).toBe(plain.kind(name).requests)
  })

  it('has more visits in the evening than in the early morning', () => {
    expect(plain.visits).toBeGreaterThan(2 * simulate({ startsAt: 6 * hour }).visits)
  })
})

describe('more visits', () => {
  const loads = [250_000, 1_000_000, 4_000_000]
  const results = loads.map((visitsPerMonth) => simulate({ visitsPerMonth }))
  const rises = (amounts: readonly number[]): void =>
    expect([...amounts].sort((a, b) => a - b)).toEqual([...new Set(amounts)])

  it('never cost less, nor ask less of any part', () => {
    rises(results.map((result, index) => totalDollars(monthlyCost(result, loads[index] ?? 0))))
    rises(results.map(({ runs }) => runs))
    rises(results.map(({ redisCommands }) => redisCommands))
    rises(results.map(({ upstreamCalls }) => upstreamCalls))
    rises(results.map((result) => utilisation(result)[0]?.share ?? 0))
  })

  it('find more of what they want on the CDN', () => {
    rises(
      results.map((result) => {
        const { requests, function: waited } = result.kind('recommendations')
        return 1 - waited / requests
      }),
    )
  })
})

describe('the CDN’s hit ratio', () => {
  it.each([0, 0.8, 0.95])('comes out as %d where it is forced', (forcedHits) => {
    const result = simulate({ forcedHits })
    const shared = [...result.kinds].filter(([name]) => !privateKinds.includes(name)).map(([, kind]) => kind)
    const requests = shared.reduce((sum, kind) => sum + kind.requests, 0)
    const hits = shared.reduce((sum, kind) => sum + kind.edge, 0)
    expect(Math.abs(hits / requests - forcedHits)).toBeLessThan(0.02)
    expect(shared.reduce((sum, kind) => sum + kind.function, 0)).toBe(requests - hits)
  })
})

describe('what is used up first', () => {
  it('is the part that is nearest to its limit', () => {
    const shares = utilisation(plain).map(({ share }) => share)
    expect(bottleneck(plain)?.share).toBe(Math.max(...shares))
  })

  it('would be TMDB many times sooner, were the moods’ pools gathered for every list', () => {
    const without = simulate({ poolLifetime: { fresh: 0, stale: 0 } })
    expect(bottleneck(without)?.resource).toContain('TMDB')
    expect(without.upstreamCalls).toBeGreaterThan(2 * plain.upstreamCalls)
  })
})

describe('the virtual clock', () => {
  it('runs events by their time, those of one moment in the order in which they were asked for, and none after the end', () => {
    const clock = virtualClock(100)
    const seen: string[] = []
    clock.at(130, () => seen.push('late'))
    clock.at(120, () => {
      seen.push(`first at ${clock.now()}`)
      clock.at(110, () => seen.push(`past, so at ${clock.now()}`))
    })
    clock.at(120, () => seen.push('second'))
    clock.at(200, () => seen.push('never'))
    clock.runUntil(200)
    expect(seen).toEqual(['first at 120', 'second', 'past, so at 120', 'late'])
  })
})
