import { moodIds } from '#src/domain/mood/mood.ts'
import type { ProfileChange } from '#src/domain/user/profileChange.ts'
import { favoriteGenreChoices, preferredContentTypeChoices, userSchema } from '#src/domain/user/user.ts'
import type { AccountId } from './accountId.ts'
import { exportEvening } from './eveningFields.ts'
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

/** The storage format of a profile in every store: one text per field, so that fields are written independently. */
export type StoredFields = ReadonlyMap<string, string>

export const moodHistoryField = 'preferences.moodHistory'
/** Field and value that enable the mood history (opt-in). */
export const memorySwitch = { field: 'keepsMoodHistory', on: 'true' } as const
export const mostMoods = 10
const methodPrefix = 'method.'
const providerPattern = /^[A-Za-z0-9_-]{1,40}$/
const unknownDate = new Date(0).toISOString()

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

interface Values {
  readonly [name: string]: string | boolean | string[] | Values
}

/** The fields that hold the values: named by their path, `contactPreferences.sms`; lists are separated by commas. */
function fieldsOfValues(values: Values, path = ''): [name: string, stored: string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? fieldsOfValues(value, `${path}${name}.`)
      : [[path + name, String(value)]],
  )
}

/** The fields that a change writes. */
export function fieldsOfChange(change: ProfileChange): StoredFields {
  const fields = new Map(fieldsOfValues(change))
  // Disabling the mood history deletes it.
  if (change.keepsMoodHistory === false) fields.set(moodHistoryField, '')
  return fields
}

/**
 * The fields of a new account, besides its first sign-in method. Defaults are not written; a missing field has its
 * default.
 */
export function fieldsOfIdentity({ firstName, lastName, email, profileImageUrl }: Identity): StoredFields {
  // Long names are shortened; long addresses are omitted, because a shortened address is a different one.
  const cut = (name: string): string => wellFormed(wellFormed(name).slice(0, 100))
  return new Map(
    fieldsOfValues({
      firstName: cut(firstName),
      lastName: cut(lastName),
      email: textOf('email', wellFormed(email)),
      profileImageUrl: textOf('profileImageUrl', wellFormed(profileImageUrl)),
    }),
  )
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

type TextField = 'firstName' | 'lastName' | 'email' | 'profileImageUrl' | 'phone'

/** The stored text of a field; empty if it is longer than the field allows. */
function textOf(name: TextField, stored: string): string {
  return userSchema.shape[name].safeParse(stored).success ? stored : ''
}

/** Parses a profile from an account's fields. Never throws: a missing or damaged value reads as its default. */
export function profileOf(fields: StoredFields): Profile {
  const stored = (name: string): string => fields.get(name) ?? ''
  const text = (name: TextField): string => textOf(name, stored(name))
  const flag = (name: string): boolean => stored(name) === 'true'
  // Unknown names are ignored, so that removing a choice does not invalidate the others.
  const list = <Name extends string>(name: string, known: readonly Name[], most: number = known.length): Name[] =>
    stored(name)
      .split(',')
      .flatMap((part) => known.find((one) => one === part) ?? [])
      .slice(0, most)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    profileImageUrl: text('profileImageUrl'),
    phone: text('phone'),
    contactPreferences: {
      email: stored('contactPreferences.email') !== 'false',
      sms: flag('contactPreferences.sms'),
      marketing: flag('contactPreferences.marketing'),
    },
    preferences: {
      favoriteGenres: list('preferences.favoriteGenres', favoriteGenreChoices),
      preferredContentTypes: list('preferences.preferredContentTypes', preferredContentTypeChoices),
      moodHistory: list(moodHistoryField, moodIds, mostMoods),
    },
    keepsMoodHistory: flag(memorySwitch.field),
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

/**
 * Everything stored in an account: the profile, its evening, and the raw texts that neither represents exactly.
 * @param eveningFields those of `mergeIntoFields`
 */
export function exportOf(accountId: AccountId, fields: StoredFields, eveningFields: StoredFields): AccountExport {
  const profile = profileOf(fields)
  const { methods, sessions, ...values } = profile
  const represented = new Map(fieldsOfValues(values))
  for (const { provider, linkedAt } of methods) represented.set(methodField(provider), linkedAt)
  for (const session of sessions) represented.set(sessionField(session.id), writeSessionRecord(session))
  const other = [...fields].filter(([name, stored]) => represented.get(name) !== stored)
  const { evening, other: damaged } = exportEvening(eveningFields)
  return { accountId, profile, evening, other: { ...Object.fromEntries(other), ...damaged } }
}
