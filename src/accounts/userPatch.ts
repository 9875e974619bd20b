import '#src/domain/englishMessages.ts'
import { DomainError } from '#src/domain/errors.ts'
import { z } from '#src/domain/schema.ts'
import { favoriteGenreChoices, preferredContentTypeChoices } from '#src/domain/user.ts'

/** Phone numbers are stored as entered: formats vary, and the site never uses them. */
const phone = z.string().check(
  z.maxLength(40),
  // Only texts that every store returns unchanged: no control characters, no lone surrogates.
  z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
  z.refine((text) => text.trim() === '' || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3),
)

const choicesOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.array(z.enum(choices)).check(z.refine((chosen) => new Set(chosen).size === chosen.length))

const changeSchema = z.strictObject({
  phone: z.exactOptional(phone),
  contactPreferences: z.exactOptional(
    z.strictObject({
      email: z.exactOptional(z.boolean()),
      sms: z.exactOptional(z.boolean()),
      marketing: z.exactOptional(z.boolean()),
    }),
  ),
  preferences: z.exactOptional(
    z.strictObject({
      favoriteGenres: z.exactOptional(choicesOf(favoriteGenreChoices)),
      preferredContentTypes: z.exactOptional(choicesOf(preferredContentTypeChoices)),
    }),
  ),
  keepsMoodHistory: z.exactOptional(z.boolean()),
})
/** The fields that people can change in their own profile; omitted ones stay unchanged. */
export type ProfileChange = z.infer<typeof changeSchema>

const onOrOff = 'must be true or false'
const someOf = (choices: readonly string[]): string =>
  `must be a list of these, each at most once: ${choices.join(', ')}`
/** The rule of each field, as the end of an error sentence. */
const rules: ReadonlyMap<string, string> = new Map([
  ['phone', 'must be a phone number of at most 40 characters with three digits or more, or empty'],
  ['contactPreferences', 'must be an object'],
  ['contactPreferences.email', onOrOff],
  ['contactPreferences.sms', onOrOff],
  ['contactPreferences.marketing', onOrOff],
  ['preferences', 'must be an object'],
  ['preferences.favoriteGenres', someOf(favoriteGenreChoices)],
  ['preferences.preferredContentTypes', someOf(preferredContentTypeChoices)],
  ['keepsMoodHistory', onOrOff],
])

/**
 * Parses the body of a profile change.
 * @param body parsed JSON
 * @throws DomainError invalid_fields, with a sentence that names the field and its rule
 */
export function parseUserPatch(body: unknown): ProfileChange {
  const parsed = changeSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DomainError('invalid_fields', issue ? sentence(issue) : 'The fields are not valid.')
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const name = [...issue.path, issue.keys[0] ?? ''].map(String).join('.')
    return `The field ${quoted(name)} is unknown or cannot be changed.`
  }
  if (issue.path.length === 0) return 'The body must be a JSON object.'
  // An invalid list entry is reported under the name of its list.
  const name = issue.path.filter((part) => typeof part === 'string').join('.')
  return `The field ${quoted(name)} ${rules.get(name) ?? 'is not valid'}.`
}

/** Names are untrusted input, so they are shortened, escaped and made well-formed. */
function quoted(name: string): string {
  const short = name.length > 60 ? `${name.slice(0, 60)}…` : name
  return JSON.stringify(short.toWellFormed())
}
