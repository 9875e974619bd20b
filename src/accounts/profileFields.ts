import { type MoodId, moodIds } from '#src/domain/mood.ts'
import {
  type FavoriteGenre,
  favoriteGenreChoices,
  type PreferredContentType,
  preferredContentTypeChoices,
  userSchema,
} from '#src/domain/user.ts'
import type { AccountId } from './accountId.ts'
import type { AccountExport, Identity, Profile, SignInMethod } from './profileStore.ts'
import {
  byLastUse,
  isOver,
  isSessionField,
  mostSessions,
  readSessionRecord,
  type SessionRecord,
  sessionField,
  writeSessionRecord,
} from './sessionRecord.ts'
import type { ProfileChange } from './userPatch.ts'

/** The storage format of a profile in every store: one text per field, so that fields are written independently. */
export type StoredFields = ReadonlyMap<string, string>

interface FieldValues {
  firstName: string
  lastName: string
  email: string
  profileImageUrl: string
  phone: string
  'contactPreferences.email': boolean
  'contactPreferences.sms': boolean
  'contactPreferences.marketing': boolean
  'preferences.favoriteGenres': FavoriteGenre[]
  'preferences.preferredContentTypes': PreferredContentType[]
  'preferences.moodHistory': MoodId[]
  keepsMoodHistory: boolean
}
type FieldName = keyof FieldValues

interface FieldType<Value> {
  readonly write: (value: Value) => string
  /** Never throws: a missing or damaged value yields the field's default. */
  readonly read: (stored: string | undefined) => Value
}

export const moodHistoryField = 'preferences.moodHistory'
/** Field and value that enable the mood history (opt-in). */
export const memorySwitch = { field: 'keepsMoodHistory', on: 'true' } as const
export const mostMoods = 10
const methodPrefix = 'method.'
const providerPattern = /^[A-Za-z0-9_-]{1,40}$/
const unknownDate = new Date(0).toISOString()

const text = (schema: { safeParse: (text: unknown) => { success: boolean } }): FieldType<string> => ({
  write: (value) => value,
  read: (stored = '') => (schema.safeParse(stored).success ? stored : ''),
})
const flag = (fallback: boolean): FieldType<boolean> => ({
  write: String,
  read: (stored) => (stored === 'true' || stored === 'false' ? stored === 'true' : fallback),
})
/** Comma-separated names. Unknown ones are ignored, so that removing a choice does not invalidate the others. */
const list = <Name extends string>(known: readonly Name[], most: number): FieldType<Name[]> => ({
  write: (names) => names.join(),
  read: (stored = '') => {
    const names = stored.split(',').map((part) => known.find((name) => name === part))
    return names.filter((name) => name !== undefined).slice(0, most)
  },
})

const { shape } = userSchema
const fieldTypes: { readonly [Name in FieldName]: FieldType<FieldValues[Name]> } = {
  firstName: text(shape.firstName),
  lastName: text(shape.lastName),
  email: text(shape.email),
  profileImageUrl: text(shape.profileImageUrl),
  phone: text(shape.phone),
  'contactPreferences.email': flag(true),
  'contactPreferences.sms': flag(false),
  'contactPreferences.marketing': flag(false),
  'preferences.favoriteGenres': list(favoriteGenreChoices, favoriteGenreChoices.length),
  'preferences.preferredContentTypes': list(preferredContentTypeChoices, preferredContentTypeChoices.length),
  'preferences.moodHistory': list(moodIds, mostMoods),
  keepsMoodHistory: flag(false),
}

/** Fields that held sessions before each session had its own field. */
const retiredFields: readonly string[] = ['sessionVersion', 'endedSessions']

/** The names of fields to delete: expired, unreadable and excess sessions, and retired fields. */
export function uselessFields(fields: StoredFields): string[] {
  const kept = new Set(
    sessionsOf(fields)
      .filter((session) => !isOver(session))
      .slice(0, mostSessions)
      .map(({ id }) => sessionField(id)),
  )
  return [...fields.keys()].filter((name) => (isSessionField(name) ? !kept.has(name) : retiredFields.includes(name)))
}

/** Serializes the given values. */
function write(values: { readonly [Name in FieldName]?: FieldValues[Name] | undefined }): Map<string, string> {
  const fields = new Map<string, string>()
  const put = <Name extends FieldName>(name: Name, value: FieldValues[Name] | undefined): void => {
    if (value !== undefined) fields.set(name, fieldTypes[name].write(value))
  }
  for (const name of Object.keys(fieldTypes) as FieldName[]) put(name, values[name])
  return fields
}

/** The fields that a change writes. */
export function fieldsOfChange({ contactPreferences, preferences, ...change }: ProfileChange): StoredFields {
  return write({
    phone: change.phone,
    'contactPreferences.email': contactPreferences?.email,
    'contactPreferences.sms': contactPreferences?.sms,
    'contactPreferences.marketing': contactPreferences?.marketing,
    'preferences.favoriteGenres': preferences?.favoriteGenres,
    'preferences.preferredContentTypes': preferences?.preferredContentTypes,
    // Disabling the mood history deletes it.
    'preferences.moodHistory': change.keepsMoodHistory === false ? [] : undefined,
    keepsMoodHistory: change.keepsMoodHistory,
  })
}

/**
 * The fields of a new account, besides its first sign-in method. Defaults are not written; a missing field has its
 * default.
 */
export function fieldsOfIdentity({ firstName, lastName, email, profileImageUrl }: Identity): StoredFields {
  // Long names are shortened; long addresses are omitted, because a shortened address is a different one.
  const cut = (name: string): string => wellFormed(wellFormed(name).slice(0, 100))
  return write({
    firstName: cut(firstName),
    lastName: cut(lastName),
    email: fieldTypes.email.read(wellFormed(email)),
    profileImageUrl: fieldTypes.profileImageUrl.read(wellFormed(profileImageUrl)),
  })
}

/** Removes lone surrogates, which cannot be encoded as UTF-8. */
function wellFormed(value: string): string {
  return value.replace(/\p{Cs}/gu, '')
}

/**
 * The field of a sign-in method.
 * @throws TypeError for a provider name that cannot be part of a field name
 */
export function methodField(provider: string): string {
  if (!providerPattern.test(provider)) throw new TypeError('A provider is named by letters, digits, _ and -.')
  return methodPrefix + provider
}

/** Parses a profile from an account's fields. Never throws. */
export function profileOf(fields: StoredFields): Profile {
  const value = <Name extends FieldName>(name: Name): FieldValues[Name] => fieldTypes[name].read(fields.get(name))
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    profileImageUrl: value('profileImageUrl'),
    phone: value('phone'),
    contactPreferences: {
      email: value('contactPreferences.email'),
      sms: value('contactPreferences.sms'),
      marketing: value('contactPreferences.marketing'),
    },
    preferences: {
      favoriteGenres: value('preferences.favoriteGenres'),
      preferredContentTypes: value('preferences.preferredContentTypes'),
      moodHistory: value('preferences.moodHistory'),
    },
    keepsMoodHistory: value('keepsMoodHistory'),
    methods: methodsOf(fields),
    sessions: sessionsOf(fields),
  }
}

function sessionsOf(fields: StoredFields): SessionRecord[] {
  return [...fields]
    .map(([name, stored]) => readSessionRecord(name, stored))
    .filter((session) => session !== null)
    .sort(byLastUse)
}

function methodsOf(fields: StoredFields): SignInMethod[] {
  return [...fields]
    .filter(([name]) => isMethodField(name))
    .map(([name, date]) => ({ provider: name.slice(methodPrefix.length), linkedAt: readDate(date) }))
    .sort((a, b) => order(a.linkedAt, b.linkedAt) || order(a.provider, b.provider))
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function isMethodField(name: string): boolean {
  return name.startsWith(methodPrefix) && providerPattern.test(name.slice(methodPrefix.length))
}

function readDate(stored: string): string {
  const date = new Date(stored)
  return Number.isNaN(date.getTime()) ? unknownDate : date.toISOString()
}

/** Everything stored in an account: the profile, and the raw texts that the profile does not represent exactly. */
export function exportOf(accountId: AccountId, fields: StoredFields): AccountExport {
  const shown = (name: string, stored: string): boolean =>
    isMethodField(name)
      ? readDate(stored) === stored
      : isSessionField(name)
        ? isWholeSession(name, stored)
        : isFieldName(name) && reads(name, stored)
  const other = [...fields].filter(([name, stored]) => !shown(name, stored))
  return { accountId, profile: profileOf(fields), other: Object.fromEntries(other) }
}

function isWholeSession(name: string, stored: string): boolean {
  const session = readSessionRecord(name, stored)
  return session !== null && writeSessionRecord(session) === stored
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fieldTypes, name)
}

function reads<Name extends FieldName>(name: Name, stored: string): boolean {
  const type = fieldTypes[name]
  return type.write(type.read(stored)) === stored
}
