import { randomBytes } from 'node:crypto'
import { decode, encode } from '@auth/core/jwt'
import { z } from '#src/domain/schema.ts'
import { signInHint } from '#src/domain/signInHint.ts'
import { type AccountId, accountIdSchema } from './accountId.ts'
import { idleSeconds, longestSeconds, renewAfterSeconds } from './sessionSpan.ts'

/** Names one sign-in of one browser, also after its cookie was renewed: 22 characters of base64url. */
export const sessionIdPattern = /^[A-Za-z0-9_-]{22}$/

export function newSessionId(): string {
  return randomBytes(16).toString('base64url')
}

/** Who is signed in, as a cookie says; whether the session is still there, its account knows. */
export interface Session {
  readonly id: string
  readonly accountId: AccountId
  /** When the person signed in, in seconds since 1970. */
  readonly signedInAt: number
  /** When the cookie was written, in seconds since 1970. */
  readonly issuedAt: number
}

const claimsSchema = z.object({
  sub: accountIdSchema,
  sid: z.string().check(z.regex(sessionIdPattern)),
  auth_time: z.int().check(z.positive()),
  iat: z.number(),
})

export interface SessionKeys {
  /** The first signs, all verify: so a secret can be replaced without signing anybody out. */
  readonly secrets: readonly string[]
  /** Whether the site is served over HTTPS. */
  readonly isSecure: boolean
}

/** The session cookie's name: `__Host-` pins it to this host, HTTPS and the whole path. */
export function sessionCookie({ isSecure }: Pick<SessionKeys, 'isSecure'>): string {
  return isSecure ? '__Host-moodlight_session' : 'moodlight_session'
}

/**
 * The name of the hint that this browser signed in. Scripts read it, so it is not HttpOnly; pinned to the host it is
 * all the same.
 */
export function signInHintCookie({ isSecure }: Pick<SessionKeys, 'isSecure'>): string {
  return isSecure ? `__Host-${signInHint}` : signInHint
}

/** What a session's cookie says. */
export function claimsOf({ id, accountId, signedInAt }: Omit<Session, 'issuedAt'>) {
  return { sub: accountId, sid: id, auth_time: signedInAt }
}

/** Reads an encrypted session cookie. @returns null for none, a foreign, a tampered or an expired one */
export async function readSession(token: string | undefined, keys: SessionKeys): Promise<Session | null> {
  if (!token || keys.secrets.length === 0) return null
  try {
    const claims = claimsSchema.safeParse(await decode({ token, secret: [...keys.secrets], salt: sessionCookie(keys) }))
    if (!claims.success) return null
    const { sub, sid, auth_time: signedInAt, iat } = claims.data
    return secondsLeft(signedInAt) > 0 ? { id: sid, accountId: sub, signedInAt, issuedAt: iat } : null
  } catch {
    return null
  }
}

/** Writes a session as the value of its cookie. */
export async function writeSession(session: Omit<Session, 'issuedAt'>, keys: SessionKeys): Promise<string> {
  return await encode({
    token: claimsOf(session),
    secret: [...keys.secrets],
    salt: sessionCookie(keys),
    maxAge: secondsLeft(session.signedInAt),
  })
}

/** For how long a cookie that is written now may count, in seconds; not more than nothing when the session is over. */
function secondsLeft(signedInAt: number): number {
  return Math.min(idleSeconds, Math.floor(signedInAt + longestSeconds - Date.now() / 1000))
}

/** Whether a session has been used for long enough to be renewed. */
export function isRenewalDue({ issuedAt }: Session, now: number = Date.now()): boolean {
  return now / 1000 - issuedAt > renewAfterSeconds
}

/** The Set-Cookie lines that sign somebody in, or let them stay so. */
export async function signedInCookies(session: Omit<Session, 'issuedAt'>, keys: SessionKeys): Promise<string[]> {
  const attributes = `SameSite=Lax; Max-Age=${secondsLeft(session.signedInAt)}${keys.isSecure ? '; Secure' : ''}`
  return [
    `${sessionCookie(keys)}=${await writeSession(session, keys)}; Path=/; HttpOnly; ${attributes}`,
    `${signInHintCookie(keys)}=1; Path=/; ${attributes}`,
  ]
}

/** The Set-Cookie line of the hint for somebody who signs in now. */
export function signInHintLine(keys: SessionKeys): string {
  return `${signInHintCookie(keys)}=1; Path=/; SameSite=Lax; Max-Age=${idleSeconds}${keys.isSecure ? '; Secure' : ''}`
}

/** The Set-Cookie lines that sign this browser out. */
export function signedOutCookies(keys: Pick<SessionKeys, 'isSecure'>): string[] {
  const secure = keys.isSecure ? '; Secure' : ''
  return [
    `${sessionCookie(keys)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`,
    `${signInHintCookie(keys)}=; Path=/; SameSite=Lax; Max-Age=0${secure}`,
  ]
}
