import { createHash } from 'node:crypto'
import type { RawRequest } from '#src/server/http/parseRequest.ts'

/** Longer than a room lives without an act, since acts prolong it and the cookie is not renewed. */
const cookieSeconds = 12 * 3600

/**
 * What is stored of a member's secret. The secret has 128 random bits, so that a plain hash cannot be reversed; it
 * differs from room to room.
 * @returns 22 characters of base64url (132 bits)
 */
export function hashOfSecret(code: string, secret: string): string {
  return createHash('sha256').update(`member of ${code}: ${secret}`).digest('base64url').slice(0, 22)
}

/** One cookie a room. On HTTPS only this site can have set it. */
function cookieName(code: string, { protocol }: Pick<URL, 'protocol'>): string {
  return `${protocol === 'https:' ? '__Secure-' : ''}moodlight_room_${code}`
}

/** The secret that a request proves membership by; null without one. */
export function secretIn({ cookies, url }: RawRequest, code: string): string | null {
  return cookies.get(cookieName(code, url)) ?? null
}

/** The Set-Cookie line of somebody who joins: no script reads it, and it is sent to rooms' endpoints alone. */
export function memberCookie(code: string, secret: string, url: URL): string {
  return `${cookieName(code, url)}=${secret}; Max-Age=${cookieSeconds}${attributes(url)}`
}

/** The Set-Cookie line of somebody who leaves. */
export function leftCookie(code: string, url: URL): string {
  return `${cookieName(code, url)}=; Max-Age=0${attributes(url)}`
}

function attributes({ protocol }: URL): string {
  return `; Path=/api/together; HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`
}
