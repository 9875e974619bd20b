import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '#src/domain/errors.ts'
import { parseBody } from '#src/server/http/parseBody.ts'
import { type ProfileChange, profileChangeSchema } from './profileChange.ts'
import { favoriteGenreChoices, preferredContentTypeChoices } from './user.ts'

const changeIn = (body: unknown): ProfileChange => parseBody(profileChangeSchema, body)

function refusal(body: unknown): DomainError {
  try {
    changeIn(body)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error(`accepted ${JSON.stringify(body)}`)
}

const valid = fc.record(
  {
    phone: fc.stringMatching(/^\+?[0-9]{3,15}( \([0-9]{1,4}\)| ext\. [0-9]{1,4})?$/),
    contactPreferences: fc.record(
      { email: fc.boolean(), sms: fc.boolean(), marketing: fc.boolean() },
      { requiredKeys: [] },
    ),
    preferences: fc.record(
      {
        favoriteGenres: fc.subarray([...favoriteGenreChoices]),
        preferredContentTypes: fc.subarray([...preferredContentTypeChoices]),
      },
      { requiredKeys: [] },
    ),
    keepsMoodHistory: fc.boolean(),
  },
  { requiredKeys: [] },
)
const allowed = {
  top: ['phone', 'contactPreferences', 'preferences', 'keepsMoodHistory'],
  contactPreferences: ['email', 'sms', 'marketing'],
  preferences: ['favoriteGenres', 'preferredContentTypes'],
}
const anyName = fc.oneof(
  fc.constantFrom(
    ...allowed.top,
    'firstName',
    'lastName',
    'email',
    'profileImageUrl',
    'sessionVersion',
    'methods',
    '__proto__',
    'constructor',
  ),
  fc.string(),
)
/** JSON of any shape under names that are often real ones: what a hostile or broken client sends. */
const anyBody = fc.oneof(
  fc.jsonValue(),
  fc
    .array(fc.tuple(anyName, fc.oneof(fc.jsonValue(), valid, fc.boolean())), { maxLength: 6 })
    .map((entries) => JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join()}}`)),
)

/** The part of a body that a sentence names, by itself; the body where it names none, or cannot name it in full. */
function onlyNamed(body: unknown, sentence: string): unknown {
  const quoted = /^The field (".*") /.exec(sentence)?.[1]
  if (!quoted || !isRecord(body) || quoted.includes('…')) return body
  const name: string = JSON.parse(quoted)
  if (Object.hasOwn(body, name)) return { [name]: body[name] }
  const [outer = '', inner = ''] = name.split(/\.(.*)/s)
  const part = body[outer]
  if (isRecord(part) && Object.hasOwn(part, inner)) return { [outer]: { [inner]: part[inner] } }
  throw new Error(`${quoted} is nowhere in ${JSON.stringify(body)}`)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

describe('a change of a profile', () => {
  it.each([
    ['{"email":"new@example.org"}', 'The field "email" is unknown or cannot be changed.'],
    ['{"sessionVersion":9}', 'The field "sessionVersion" is unknown or cannot be changed.'],
    ['{"preferences":{"moodHistory":[]}}', 'The field "preferences.moodHistory" is unknown or cannot be changed.'],
    ['{"__proto__":{"firstName":"x"}}', 'The field "__proto__" is unknown or cannot be changed.'],
    ['{"preferences":{"__proto__":{}}}', 'The field "preferences.__proto__" is unknown or cannot be changed.'],
    ['{"firstName":"Ada"}', 'The field "firstName" is unknown or cannot be changed.'],
    ['{"lastName":"Lovelace"}', 'The field "lastName" is unknown or cannot be changed.'],
    ['{"profileImageUrl":""}', 'The field "profileImageUrl" is unknown or cannot be changed.'],
    ['{"contactPreferences":[]}', 'The field "contactPreferences" must be an object.'],
    ['{"contactPreferences":{"email":null}}', 'The field "contactPreferences.email" must be true or false.'],
    ['{"contactPreferences":{"sms":"yes"}}', 'The field "contactPreferences.sms" must be true or false.'],
    ['{"contactPreferences":{"marketing":1}}', 'The field "contactPreferences.marketing" must be true or false.'],
    ['{"preferences":[]}', 'The field "preferences" must be an object.'],
    ['{"keepsMoodHistory":1}', 'The field "keepsMoodHistory" must be true or false.'],
    ['[]', 'The body must be a JSON object.'],
    ['null', 'The body must be a JSON object.'],
  ])('%s is refused: %s', (body, message) => {
    expect(refusal(JSON.parse(body)).message).toBe(message)
  })

  it('names the list, and what may stand in it, for an entry that is unknown or stands twice', () => {
    const expected = (name: string, choices: string): string =>
      `The field "preferences.${name}" must be a list of these, each at most once: ${choices}.`
    const types = expected('preferredContentTypes', 'Movies, TV Shows, Reality Shows, Documentaries')
    for (const preferredContentTypes of [['Movies', 'Radio'], ['Movies', 'Movies'], 'Movies', [null], [['Movies']]]) {
      expect(refusal({ preferences: { preferredContentTypes } }).message).toBe(types)
    }
    const genres = expected('favoriteGenres', favoriteGenreChoices.join(', '))
    expect(refusal({ preferences: { favoriteGenres: ['Drama', 'Polka'] } }).message).toBe(genres)
  })

  it('takes texts up to their length and not beyond', () => {
    expect(changeIn({ phone: '1'.repeat(40) })).toEqual({ phone: '1'.repeat(40) })
    expect(refusal({ phone: '1'.repeat(41) }).status).toBe(422)
    expect(refusal({ phone: '1'.repeat(41) }).message).toContain('"phone" must be a phone number')
  })

  it('names a field that nobody knows by at most sixty characters', () => {
    const unknown = (name: string): string => `The field "${name}" is unknown or cannot be changed.`
    expect(refusal({ ['y'.repeat(60)]: 1 }).message).toBe(unknown('y'.repeat(60)))
    expect(refusal({ ['y'.repeat(10_000)]: 1 }).message).toBe(unknown(`${'y'.repeat(60)}…`))
  })

  it.each(['', ' ', '+1 (555) 123-4567', '0049 30 901820 ext. 5', '+55-11-98765.4321', '٠١٢٣٤٥', ' 112 '])(
    'keeps the phone %j as typed',
    (phone) => {
      expect(changeIn({ phone })).toEqual({ phone })
    },
  )

  it.each(['call me', '12', '123\n456', 'x\u0000123', '123\ud800', 5551234567, null])(
    'refuses the phone %j',
    (phone) => {
      expect(refusal({ phone }).message).toContain('"phone"')
    },
  )

  it('is taken as it was sent, whatever part of it is given', () => {
    fc.assert(
      fc.property(valid, (body) => {
        expect(changeIn(JSON.parse(JSON.stringify(body)))).toEqual({ ...body })
      }),
      { numRuns: 3000 },
    )
  })

  it('of any JSON either holds only what may be changed, or is refused by a sentence', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        try {
          const change = changeIn(body)
          expect(change).toEqual(body)
          expect(allowed.top).toEqual(expect.arrayContaining(Object.keys(change)))
          expect(allowed.contactPreferences).toEqual(
            expect.arrayContaining(Object.keys(change.contactPreferences ?? {})),
          )
          expect(allowed.preferences).toEqual(expect.arrayContaining(Object.keys(change.preferences ?? {})))
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
          expect(error.code).toBe('invalid_fields')
          expect(error.message).toMatch(/^(The field ".*" .+|The body must be a JSON object)\.$/)
          expect(error.message.length).toBeLessThan(300)
          expect(refusal(onlyNamed(body, error.message)).message).toBe(error.message)
        }
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  })
})
