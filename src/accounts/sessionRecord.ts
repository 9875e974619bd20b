import { browserNames, type Device, systemNames } from '#src/domain/user/device.ts'
import { newSessionId, sessionIdPattern } from './session.ts'
import { idleSeconds, longestSeconds } from './sessionSpan.ts'

/**
 * A session as stored in the account. A session that is not stored is invalid, whatever a cookie says. Ids are random,
 * so no other account ever has the same.
 */
export interface SessionRecord {
  readonly id: string
  /** Time of the sign-in, in seconds since 1970. */
  readonly signedInAt: number
  /** Time of the last use, with a precision of one hour, in seconds since 1970. */
  readonly seenAt: number
  readonly device: Device
}

/** Limit per account; the least recently used sessions beyond it are ended. */
export const mostSessions = 50
/** The last use is stored at most once an hour: sufficient to tell devices apart, and few writes. */
const noteEverySeconds = 3600

const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

export function newSessionRecord(device: Device): SessionRecord {
  const now = nowInSeconds()
  return { id: newSessionId(), signedInAt: now, seenAt: now, device }
}

/** Whether a session has expired: unused for too long, or signed in too long ago. */
export function isOver({ signedInAt, seenAt }: SessionRecord, now: number = nowInSeconds()): boolean {
  return now >= signedInAt + longestSeconds || now >= seenAt + noteEverySeconds + idleSeconds
}

/** The session with its last use updated to now. @returns null when no update is due yet */
export function seenNow(record: SessionRecord): SessionRecord | null {
  const now = nowInSeconds()
  return now - record.seenAt < noteEverySeconds ? null : { ...record, seenAt: now }
}

/** Compares sessions by last use, most recent first. */
export function byLastUse(a: SessionRecord, b: SessionRecord): number {
  return b.seenAt - a.seenAt || b.signedInAt - a.signedInAt || (a.id < b.id ? -1 : 1)
}

const prefix = 'session.'

/** The field of a stored account that holds a session. */
export function sessionField(id: string): string {
  return prefix + id
}

export const sessionFieldPrefix = prefix

export function isSessionField(name: string): boolean {
  return name.startsWith(prefix)
}

export function writeSessionRecord({ signedInAt, seenAt, device }: Omit<SessionRecord, 'id'>): string {
  return [signedInAt, seenAt, device.browser ?? '', device.system ?? ''].join('|')
}

/** @returns null for a field that is not a valid session */
export function readSessionRecord(field: string, stored: string): SessionRecord | null {
  const id = field.slice(prefix.length)
  const [signedInAt = '', seenAt = '', browser, system] = stored.split('|')
  if (!isSessionField(field) || !sessionIdPattern.test(id)) return null
  if (![signedInAt, seenAt].every((seconds) => /^\d{1,12}$/.test(seconds))) return null
  const device = {
    browser: browserNames.find((name) => name === browser) ?? null,
    system: systemNames.find((name) => name === system) ?? null,
  }
  return { id, signedInAt: Number(signedInAt), seenAt: Number(seenAt), device }
}
