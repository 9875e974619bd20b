import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountIdOf } from '#src/accounts/accountId.ts'
import { fileProfileStore } from '#src/accounts/fileProfileStore.ts'
import { newSessionId, writeSession } from '#src/accounts/session.ts'
import { errorBodySchema } from '#src/domain/errors.ts'
import { favoriteGenreChoices, userSchema } from '#src/domain/user.ts'
import { type FunctionSite, startFunctionSite } from '#src/tests/support/functionSite.ts'

const origin = 'http://localhost:4321'
const secret = 'a-secret-of-forty-characters-at-the-least'

let folder: string
let site: FunctionSite
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moodlight-changes-'))
  site = await startFunctionSite({ AUTH_URL: origin, AUTH_SECRET: secret, AUTH_DEMO: '1' }, folder)
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const people = 20
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^\+?[0-9 ()-]{0,45}$/))
const values = fc.oneof(
  fc.boolean(),
  texts,
  fc.jsonValue(),
  fc.array(fc.constantFrom(...favoriteGenreChoices, 'Polka')),
)
const names = (...known: string[]) => fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, fc.string())
const part = (...known: string[]) => fc.dictionary(names(...known), values, { maxKeys: 3 })
/** What hostile, broken and well-meaning clients send: names that are often real ones, values that are sometimes right. */
const bodies = fc.dictionary(
  names('phone', 'contactPreferences', 'preferences', 'firstName', 'email', 'sessionVersion', 'endedSessions'),
  fc.oneof(values, part('email', 'sms', 'marketing'), part('favoriteGenres', 'preferredContentTypes', 'moodHistory')),
  { maxKeys: 3 },
)

it('any body changes what it may, or is refused whole with the field named: never a failure', {
  timeout: 60_000,
}, async () => {
  const store = fileProfileStore(join(folder, '.data/profiles.json'))
  const cookies = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const accountId = accountIdOf('demo', String(at))
      const identity = {
        provider: 'demo',
        firstName: 'Ada',
        lastName: '',
        email: 'ada@people.example',
        profileImageUrl: '',
      }
      const { sessionVersion: version } = await store.create(accountId, identity)
      const keys = { secrets: [secret], isSecure: false }
      return `moodlight_session=${await writeSession({ id: newSessionId(), accountId, version }, keys)}`
    }),
  )
  const ask = (who: number, init: RequestInit = {}): Promise<Response> =>
    fetch(`${site.url}/api/auth/user`, {
      ...init,
      headers: { cookie: cookies[who] ?? '', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
  const counts = { changed: 0, refused: 0 }

  /** Changes of one person come after each other, those of others at the same time. */
  async function change(who: number, body: Record<string, unknown>): Promise<void> {
    const before = userSchema.parse(await (await ask(who)).json())
    const answer = await ask(who, { method: 'PATCH', body: JSON.stringify(body) })
    const after = userSchema.parse(await (await ask(who)).json())
    if (answer.status === 200) {
      counts.changed++
      expect(userSchema.parse(await answer.json())).toEqual(after)
      const { contactPreferences = {}, preferences = {}, ...rest } = body
      const expected = {
        ...before,
        ...rest,
        contactPreferences: { ...before.contactPreferences, ...Object(contactPreferences) },
        preferences: { ...before.preferences, ...Object(preferences) },
      }
      expect(after).toEqual(expected)
      return
    }
    counts.refused++
    expect(answer.status, JSON.stringify(body)).toBe(422)
    const { error } = errorBodySchema.parse(await answer.json())
    expect(error.code).toBe('invalid_fields')
    expect(error.message).toMatch(/^The field ".*" .+\.$/)
    expect(after).toEqual(before)
  }

  const samples = fc.sample(bodies, { numRuns: 600, seed: 20_261_121 })
  const turns = Array.from({ length: people }, (_, who) => samples.filter((__, at) => at % people === who))
  await Promise.all(
    turns.map(async (turn, who) => {
      for (const body of turn) await change(who, body)
    }),
  )
  expect(counts.changed).toBeGreaterThan(30)
  expect(counts.refused).toBeGreaterThan(300)
  const kept = await readFile(join(folder, '.data/profiles.json'), 'utf8')
  expect(Object.keys(JSON.parse(kept).accounts)).toHaveLength(people)
})
