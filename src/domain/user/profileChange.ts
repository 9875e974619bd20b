import { z } from '#src/domain/schema.ts'
import { favoriteGenreChoices, preferredContentTypeChoices, type User } from './user.ts'

const rule = (field: string, text: string): string => `The field "${field}" ${text}.`

const flag = (field: string) => z.exactOptional(z.boolean(rule(field, 'must be true or false')))

const choices = <const Choice extends string>(field: string, known: readonly Choice[]) => {
  const message = rule(field, `must be a list of these, each at most once: ${known.join(', ')}`)
  const list = z.array(z.enum(known, message), message)
  return z.exactOptional(list.check(z.refine((chosen) => new Set(chosen).size === chosen.length, message)))
}

const group = <Shape extends z.core.$ZodShape>(field: string, shape: Shape) =>
  z.exactOptional(z.strictObject(shape, rule(field, 'must be an object')))

const phoneRule = rule('phone', 'must be a phone number of at most 40 characters with three digits or more, or empty')
/** Phone numbers are stored as entered: formats vary, and the site never uses them. */
const phone = z.string(phoneRule).check(
  z.maxLength(40, phoneRule),
  // Only texts that every store returns unchanged: no control characters, no lone surrogates.
  z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), phoneRule),
  z.refine((text) => text.trim() === '' || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3, phoneRule),
)

/**
 * The fields that people can change in their own profile; omitted ones stay unchanged. The messages are whole sentences
 * for the caller.
 */
export const profileChangeSchema = z.strictObject(
  {
    phone: z.exactOptional(phone),
    contactPreferences: group('contactPreferences', {
      email: flag('contactPreferences.email'),
      sms: flag('contactPreferences.sms'),
      marketing: flag('contactPreferences.marketing'),
    }),
    preferences: group('preferences', {
      favoriteGenres: choices('preferences.favoriteGenres', favoriteGenreChoices),
      preferredContentTypes: choices('preferences.preferredContentTypes', preferredContentTypeChoices),
    }),
    keepsMoodHistory: flag('keepsMoodHistory'),
  },
  'The body must be a JSON object.',
)
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** The fields that the profile's form changes, with the user's values. */
export function formFields({ phone, contactPreferences, preferences }: User) {
  const { favoriteGenres, preferredContentTypes } = preferences
  const fields = { phone, contactPreferences, preferences: { favoriteGenres, preferredContentTypes } }
  return fields satisfies ProfileChange
}
export type FormFields = ReturnType<typeof formFields>
