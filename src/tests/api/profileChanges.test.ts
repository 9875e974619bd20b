import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountIdOf } from '#src/accounts/accountId.ts'
import { fileProfileStore } from '#src/accounts/fileProfileStore.ts'
import { writeSession } from '#src/accounts/session.ts'
import { newSessionRecord } from '#src/accounts/sessionRecord.ts'
import { errorBodySchema } from '#src/domain/errors.ts'
import { favoriteGenreChoices, type User, userSchema } from '#src/domain/user/user.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

const origin = 'http://localhost:4321'
const secret = 'a-secret-of-forty-characters-at-the-least'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moodlight-changes-'))
  const settings = { AUTH_URL: origin, AUTH_SECRET: secret, AUTH_DEMO: '1', UPSTASH_REDIS_REST_URL: '' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.stubEnv('UPSTASH_REDIS_REST_TOKEN', '')
  // Without Redis profiles stand in a file below the folder where the site runs; it asks for that once.
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect((await callFunction('/api/auth/user')).status).toBe(200)
  cwd.mockRestore()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Fewer of each person's than anybody may send in a minute. */
const people = 10
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^\+?[0-9 ()-]{0,45}$/))
const values = fc.oneof(
  fc.boolean(),
  texts,
  fc.jsonValue(),
  fc.array(fc.constantFrom(...favoriteGenreChoices, 'Polka')),
)
const names = (...known: string[]) => fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, fc.string())
const part = (...known: string[]) => fc.dictionary(names(...known), values, { maxKeys: 3 })
/**
 * What hostile, broken and well-meaning clients send: names that are often real ones, values that are sometimes right.
 */
const bodies = fc.dictionary(
  names('phone', 'contactPreferences', 'preferences', 'firstName', 'email', 'sessions', 'session.x'),
  fc.oneof(values, part('email', 'sms', 'marketing'), part('favoriteGenres', 'preferredContentTypes', 'moodHistory')),
  { maxKeys: 3 },
)

const identity = { provider: 'demo', lastName: '', email: 'ada@people.example', profileImageUrl: '' }

it('any body changes what it may, or is refused whole with the field named: never a failure', {
  timeout: 60_000,
}, async () => {
  const store = fileProfileStore(join(folder, '.data/profiles.json'))
  const counts = { changed: 0, refused: 0 }

  /**
   * Changes of one person come after each other, those of others at the same time. @returns what the profile must hold
   * in the end
   */
  async function changeAll(who: number, turn: readonly Record<string, unknown>[]): Promise<User> {
    const accountId = accountIdOf('demo', String(who))
    const profile = await store.create(accountId, { ...identity, firstName: `Ada ${who}` })
    const session = newSessionRecord({ browser: null, system: null })
    await store.openSession(accountId, session)
    const keys = { secrets: [secret], isSecure: false }
    const cookie = `moodlight_session=${await writeSession({ ...session, accountId }, keys)}`
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    let known = userSchema.parse(profile)
    for (const body of turn) {
      const answer = await callFunction('/api/auth/user', { method: 'PATCH', headers, body: JSON.stringify(body) })
      if (answer.status === 200) {
        counts.changed++
        const { contactPreferences = {}, preferences = {}, ...rest } = body
        const expected = {
          ...known,
          ...rest,
          contactPreferences: { ...known.contactPreferences, ...Object(contactPreferences) },
          preferences: { ...known.preferences, ...Object(preferences) },
        }
        // The whole profile: what an earlier refusal had changed would stand in it.
        known = userSchema.parse(await answer.json())
        expect(known).toEqual(expected)
        continue
      }
      counts.refused++
      expect(answer.status, JSON.stringify(body)).toBe(422)
      const { error } = errorBodySchema.parse(await answer.json())
      expect(error.code).toBe('invalid_fields')
      expect(error.message).toMatch(/^The field ".*" .+\.$/)
    }
    expect(userSchema.parse(await (await callFunction('/api/auth/user', { headers })).json())).toEqual(known)
    return known
  }

  const samples = fc.sample(bodies, { numRuns: 2000, seed: 20_261_121 })
  const ends = await Promise.all(
    Array.from({ length: people }, (_, who) =>
      changeAll(
        who,
        samples.filter((__, at) => at % people === who),
      ),
    ),
  )
  expect(counts.changed).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(1000)
  expect(new Set(ends.map(({ firstName }) => firstName)).size).toBe(people)
  const kept = await readFile(join(folder, '.data/profiles.json'), 'utf8')
  expect(Object.keys(JSON.parse(kept).accounts)).toHaveLength(people)
})
