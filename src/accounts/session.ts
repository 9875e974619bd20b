import { randomBytes } from 'node:crypto'
import { decode, encode } from '@auth/core/jwt'
import { z } from '#src/domain/schema.ts'
import { signInHint } from '#src/domain/signInHint.ts'
import { type AccountId, accountIdSchema } from './accountId.ts'

/** Names one sign-in of one browser, also after its cookie was renewed: 22 characters of base64url. */
export const sessionIdPattern = /^[A-Za-z0-9_-]{22}$/

export function newSessionId(): string {
  return randomBytes(16).toString('base64url')
}

/** Who is signed in: the account, and the version of its sessions; an older version was signed out everywhere. */
export interface Session {
  readonly id: string
  readonly accountId: AccountId
  readonly version: number
  /** Seconds since 1970. */
  readonly issuedAt: number
}

/** Thirty days, rolling: a session that is used is renewed once a day. */
export const sessionSeconds = 30 * 86_400
const renewAfterSeconds = 86_400

const claimsSchema = z.object({
  sub: accountIdSchema,
  v: z.int().check(z.positive()),
  sid: z.string().check(z.regex(sessionIdPattern)),
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

/** Reads an encrypted session cookie. @returns null for none, a foreign, a tampered or an expired one */
export async function readSession(token: string | undefined, keys: SessionKeys): Promise<Session | null> {
  if (!token || keys.secrets.length === 0) return null
  try {
    const claims = claimsSchema.safeParse(await decode({ token, secret: [...keys.secrets], salt: sessionCookie(keys) }))
    if (!claims.success) return null
    const { sub, v, sid, iat } = claims.data
    return { id: sid, accountId: sub, version: v, issuedAt: iat }
  } catch {
    return null
  }
}

/** Writes a session as the value of its cookie. */
export async function writeSession(
  { id, accountId, version }: Omit<Session, 'issuedAt'>,
  keys: SessionKeys,
): Promise<string> {
  return await encode({
    token: { sub: accountId, v: version, sid: id },
    secret: [...keys.secrets],
    salt: sessionCookie(keys),
    maxAge: sessionSeconds,
  })
}

/** Whether a session has been used for long enough to be renewed. */
export function isRenewalDue({ issuedAt }: Session, now: number = Date.now()): boolean {
  return now / 1000 - issuedAt > renewAfterSeconds
}

/** The Set-Cookie lines that sign somebody in. */
export function signedInCookies(token: string, keys: SessionKeys): string[] {
  const secure = keys.isSecure ? '; Secure' : ''
  return [
    `${sessionCookie(keys)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionSeconds}${secure}`,
    `${signInHint}=1; Path=/; SameSite=Lax; Max-Age=${sessionSeconds}${secure}`,
  ]
}

/** The Set-Cookie lines that sign this browser out. */
export function signedOutCookies(keys: Pick<SessionKeys, 'isSecure'>): string[] {
  const secure = keys.isSecure ? '; Secure' : ''
  return [
    `${sessionCookie(keys)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`,
    `${signInHint}=; Path=/; SameSite=Lax; Max-Age=0${secure}`,
  ]
}
