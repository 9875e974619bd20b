import { browserNames, type Device, systemNames } from '#src/domain/device.ts'
import { newSessionId, sessionIdPattern } from './session.ts'
import { idleSeconds, longestSeconds } from './sessionSpan.ts'

/**
 * A session as the account knows it. One that does not stand in its account is over, whatever a cookie says: its id is
 * random, so no other account ever has it.
 */
export interface SessionRecord {
  readonly id: string
  /** When its person signed in, in seconds since 1970. */
  readonly signedInAt: number
  /** When it was last used, to the hour, in seconds since 1970. */
  readonly seenAt: number
  readonly device: Device
}

/** Of more sessions than this the ones that were not used for longest are over. */
export const mostSessions = 50
/** Being seen is noted once an hour: to tell devices apart that is enough, and costs little. */
const noteEverySeconds = 3600

const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

export function newSessionRecord(device: Device): SessionRecord {
  const now = nowInSeconds()
  return { id: newSessionId(), signedInAt: now, seenAt: now, device }
}

/** Whether a session has come to its end: too long unused, or its person signed in too long ago. */
export function isOver({ signedInAt, seenAt }: SessionRecord, now: number = nowInSeconds()): boolean {
  return now >= signedInAt + longestSeconds || now >= seenAt + noteEverySeconds + idleSeconds
}

/** The same session, seen now. @returns null when that need not be noted yet */
export function seenNow(record: SessionRecord): SessionRecord | null {
  const now = nowInSeconds()
  return now - record.seenAt < noteEverySeconds ? null : { ...record, seenAt: now }
}

/** Sessions in the order of their last use, the latest first. */
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

/** @returns null for what is no session */
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
