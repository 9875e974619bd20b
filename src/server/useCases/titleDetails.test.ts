import type { RequestListener } from 'node:http'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { resolveTitlePage } from '#src/server/pages/resolveTitlePage.ts'
import { startLocalServer } from '#src/tests/support/localServer.ts'
import { startFakeTmdb } from '#src/tooling/site/fakeTmdb/fakeTmdb.ts'
import { type Fault, faults, startFaultProxy } from '#src/tooling/site/faultProxy.ts'
import { titleDetails } from './titleDetails.ts'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const unavailable = { code: 'unavailable', status: 503 }
const unknown = { code: 'not_found', status: 404 }

function titleFrom(url: string, token: string, id: TitleId) {
  const deps = createDeps(readEnv({ TMDB_API_URL: `${url}/3`, TMDB_API_TOKEN: token }))
  return titleDetails(deps, { id, locale: 'pt', country: 'BR' })
}

/** What a TMDB is that answers everything in one way. */
async function answered(answer: RequestListener, id: TitleId = 'movie-900002') {
  const server = await startLocalServer(answer)
  onTestFinished(server.stop)
  return titleFrom(server.url, 't', id)
}

const saying =
  (status: number, body: unknown): RequestListener =>
  (_, outgoing) => {
    outgoing.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** A body of TMDB's that says "not found" holds none of what this fault breaks. */
const unbroken = (fault: Fault) => fault === 'wrong-types'

it.concurrent.each(faults)('with the fault %s nobody is told that there is no title', async (fault) => {
  const tmdb = await startFakeTmdb()
  const proxy = await startFaultProxy(new URL(tmdb.url).origin)
  try {
    await proxy.setFault(fault)
    const ids: TitleId[] = ['movie-900002', ...(unbroken(fault) ? [] : (['movie-1', 'tv-1'] as const))]
    const answers = await Promise.allSettled(ids.map((id) => titleFrom(proxy.url, tmdb.token, id)))
    expect(answers).toMatchObject(ids.map(() => ({ status: 'rejected', reason: unavailable })))
  } finally {
    await proxy.close()
    await tmdb.close()
  }
})

const details = { id: 900002, title: 'A film', vote_average: 7, vote_count: 900 }

it.each([
  ['a 404 of something in between', saying(404, '<h1>Not Found</h1>')],
  ['a 404 that holds another code', saying(404, { status_code: 11 })],
  ['a 404 without a body', saying(404, '')],
  ['a 410', saying(410, { status_code: 34 })],
  ['a 401', saying(401, { status_code: 7 })],
  ['details without a name', saying(200, { ...details, title: null })],
  ['details of another title', saying(200, { ...details, id: 900003 })],
  ['null', saying(200, 'null')],
])('%s does not say that there is no title', async (_, answer) => {
  await expect(answered(answer)).rejects.toMatchObject(unavailable)
})

it.each([
  ['TMDB knows no such number', saying(404, { success: false, status_code: 34 })],
  ['it is for adults only', saying(200, { ...details, adult: true })],
])('there is no title where %s', async (_, answer) => {
  await expect(answered(answer)).rejects.toMatchObject(unknown)
})

it('the page of a title tells "not found" from "not now" in the same way', async () => {
  let answer = saying(404, '<h1>Not Found</h1>')
  const server = await startLocalServer((incoming, outgoing) => answer(incoming, outgoing))
  onTestFinished(server.stop)
  vi.stubEnv('TMDB_API_URL', `${server.url}/3`)
  vi.stubEnv('TMDB_API_TOKEN', 't')
  onTestFinished(() => void vi.unstubAllEnvs())
  const page = (address: string) =>
    resolveTitlePage({ locale: 'en', address }, new Request('https://moodlight.test/'), () => {})
  expect(await page('movie-900002-a-film')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  answer = saying(404, { success: false, status_code: 34 })
  expect((await page('movie-900002-a-film')).status).toBe(404)
  answer = saying(200, { ...details, id: 900003, adult: true })
  expect((await page('movie-900003-a-film')).status).toBe(404)
})
