import { expect, it, onTestFinished } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { startLocalServer } from '#src/tests/support/localServer.ts'
import { tmdbClient } from './tmdbClient.ts'

it.each([
  [undefined, 1000],
  ['', 1000],
  ['soon', 1000],
  ['0', 0],
  ['2', 2000],
  ['3600', 25_000],
  ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('after a 429 with the Retry-After %j nothing is asked for %d ms', async (header, ms) => {
  let calls = 0
  const server = await startLocalServer((_, outgoing) => {
    calls++
    outgoing.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end()
  })
  onTestFinished(server.stop)
  let time = Date.parse('2026-11-21T12:00:00Z')
  const ask = tmdbClient({ url: server.url, token: 't', now: () => time })
  const callsAfter = async (passedMs: number): Promise<number> => {
    time += passedMs
    await expect(ask({ path: '/movie/1', schema: z.unknown() })).rejects.toThrow('TMDB')
    return calls
  }
  expect(await callsAfter(0)).toBe(1)
  if (ms > 0) expect(await callsAfter(ms - 1)).toBe(1)
  expect(await callsAfter(ms > 0 ? 1 : 0)).toBe(2)
})
