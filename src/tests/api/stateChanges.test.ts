import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { errorBodySchema } from '#src/domain/errors.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

const changing = Object.entries(contract).filter(([, { method }]) => method !== 'GET')
const reading = Object.entries(contract).filter(([, { method }]) => method === 'GET')

const addressOf = (path: string): string =>
  `${path
    .replace(':moodId', 'calm')
    .replace(':genre', 'Drama')
    .replace(':id', 'movie-129')
    .replace(':sessionId', 'x'.repeat(22))
    .replace(':code', 'HRTKV')}?country=BR`

/** What nobody may change who names no site. */
const isPersonal = (path: string): boolean => /^\/api\/(auth|together)/.test(path)

async function codeOf(response: Response): Promise<string> {
  return response.ok ? 'ok' : errorBodySchema.parse(await response.json()).error.code
}

describe.each(changing)('%s, which changes something,', (_, { method, path, takesForm }) => {
  const send = async (init: RequestInit): Promise<string> =>
    await codeOf(await callFunction(addressOf(path), { method, ...init }))
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }
  const json = { ...own, 'content-type': 'application/json' }

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { origin: 'https://evil.example' },
    { origin: 'https://localhost' },
    { origin: 'http://localhost:81' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'null' },
  ])('refuses another site: %o', async (headers) => {
    expect(await send({ headers })).toBe('forbidden')
    expect(await send({ headers: { ...headers, 'content-type': 'application/json' }, body: '{}' })).toBe('forbidden')
  })

  const formType = 'application/x-www-form-urlencoded'
  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    ...(takesForm ? [] : [formType, `${formType}; charset=utf-8`]),
  ])('refuses a body of type %s, and an empty one, too', async (type) => {
    for (const body of ['{}', '']) {
      expect(await send({ headers: { ...own, 'content-type': type }, body })).toBe('unsupported_media_type')
    }
  })

  it('refuses a body of more than 16 KB, also one that comes in pieces without a length', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(16 * 1024) })
    expect(await send({ headers: json, body })).toBe('payload_too_large')
    let left = 64
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(1024).fill(32))
        else controller.close()
      },
    })
    // Node asks for `duplex` where a body is a stream; the browser's types do not know it.
    expect(await send(Object.assign({ headers: json, body: pieces }, { duplex: 'half' }))).toBe('payload_too_large')
  })

  it('refuses a form of another site, and of nobody', async () => {
    const body = 'country=BR&returnTo=/'
    for (const site of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect(await send({ headers: { ...site, 'content-type': formType }, body })).toBe('forbidden')
    }
    const unnamed = await send({ headers: { 'content-type': formType }, body })
    expect(unnamed).toBe(method === 'POST' || isPersonal(path) ? 'forbidden' : 'unsupported_media_type')
  })

  it('refuses what is no JSON', async () => {
    expect(await send({ headers: json, body: '{"confirm":' })).toBe('invalid_request')
  })

  it('takes a change of an account or a room from nobody who names no site', async () => {
    const passed = isPersonal(path) ? 'forbidden' : 'ok'
    expect(await send({})).toBe(passed)
    expect(await send({ headers: { 'content-type': 'application/json' }, body: '{}' })).toBe(passed)
  })

  it('lets the site itself pass', async () => {
    // Whoever opens or joins a room is nobody yet: their body is read.
    const passed = ['ok', 'unauthorized', ...(/together(\/:code\/join)?$/.test(path) ? ['invalid_fields'] : [])]
    expect(passed).toContain(await send({ headers: json, body: '{}' }))
    expect(passed).toContain(await send({ headers: { origin: 'http://localhost' } }))
  })

  it('does nothing for a GET', async () => {
    const answer = await callFunction(addressOf(path), { headers: own })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

it('an address that several methods reach names them all where it refuses another', async () => {
  const refusal = await callFunction('/api/auth/user', { method: 'PUT' })
  expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE'])
  const { error } = errorBodySchema.parse(await refusal.json())
  expect(error.message).toBe('This address answers only: GET, PATCH, DELETE.')
})

describe.each(reading)('%s, which only reads,', (_, { path }) => {
  it.each(['GET', 'HEAD'])('changes nothing for a %s', async (method) => {
    const answer = await callFunction(addressOf(path), { method })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
