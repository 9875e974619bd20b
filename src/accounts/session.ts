import { randomBytes } from 'node:crypto'
import { decode, encode } from '@auth/core/jwt'
import { z } from '#src/domain/schema.ts'
import { signInHint } from '#src/domain/user/signInHint.ts'
import { type AccountId, accountIdSchema } from './accountId.ts'
import { idleSeconds, longestSeconds, renewAfterSeconds } from './sessionSpan.ts'

/**
 * Identifies one sign-in of one browser, unchanged when the cookie is renewed: 22 characters of base64url (128 bits).
 */
export const sessionIdPattern = /^[A-Za-z0-9_-]{22}$/

export function newSessionId(): string {
  return randomBytes(16).toString('base64url')
}

/** The contents of a session cookie. Whether the session is still valid is stored in the account. */
export interface Session {
  readonly id: string
  readonly accountId: AccountId
  /** Time of the sign-in, in seconds since 1970. */
  readonly signedInAt: number
  /** Time at which the cookie was written, in seconds since 1970. */
  readonly issuedAt: number
}

const claimsSchema = z.object({
  sub: accountIdSchema,
  sid: z.string().check(z.regex(sessionIdPattern)),
  auth_time: z.int().check(z.positive()),
  iat: z.number(),
})

export interface SessionKeys {
  /** The first one signs, all verify, so that a secret can be rotated without signing anybody out. */
  readonly secrets: readonly string[]
  /** Whether the site is served over HTTPS. */
  readonly isSecure: boolean
}

/** The session cookie's name. `__Host-` restricts it to this host, HTTPS and the path `/`. */
export function sessionCookie({ isSecure }: Pick<SessionKeys, 'isSecure'>): string {
  return isSecure ? '__Host-moodlight_session' : 'moodlight_session'
}

/**
 * Name of the cookie that hints that this browser is signed in. Scripts read it, so it is not HttpOnly; on HTTPS it is
 * restricted to the host as well.
 */
export function signInHintCookie({ isSecure }: Pick<SessionKeys, 'isSecure'>): string {
  return isSecure ? `__Host-${signInHint}` : signInHint
}

/** The claims of a session cookie. */
export function claimsOf({ id, accountId, signedInAt }: Omit<Session, 'issuedAt'>) {
  return { sub: accountId, sid: id, auth_time: signedInAt }
}

/** Decrypts a session cookie. @returns null for a missing, foreign, tampered or expired one */
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

/** Encrypts a session as the value of its cookie. */
export async function writeSession(session: Omit<Session, 'issuedAt'>, keys: SessionKeys): Promise<string> {
  return await encode({
    token: claimsOf(session),
    secret: [...keys.secrets],
    salt: sessionCookie(keys),
    maxAge: secondsLeft(session.signedInAt),
  })
}

/** Maximum age in seconds of a cookie written now; zero or negative when the session has expired. */
function secondsLeft(signedInAt: number): number {
  return Math.min(idleSeconds, Math.floor(signedInAt + longestSeconds - Date.now() / 1000))
}

/** Whether the cookie is old enough to be renewed. @param now in milliseconds */
export function isRenewalDue({ issuedAt }: Session, now: number = Date.now()): boolean {
  return now / 1000 - issuedAt > renewAfterSeconds
}

/** The Set-Cookie lines of a sign-in or a renewal. */
export async function signedInCookies(session: Omit<Session, 'issuedAt'>, keys: SessionKeys): Promise<string[]> {
  const attributes = `SameSite=Lax; Max-Age=${secondsLeft(session.signedInAt)}${keys.isSecure ? '; Secure' : ''}`
  return [
    `${sessionCookie(keys)}=${await writeSession(session, keys)}; Path=/; HttpOnly; ${attributes}`,
    `${signInHintCookie(keys)}=1; Path=/; ${attributes}`,
  ]
}

/** The Set-Cookie line of the hint at sign-in. */
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
