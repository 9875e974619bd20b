import { describe, expect, it } from 'vitest'
import { EnvError, readEnv, secretsIn } from './env.ts'

const [long, other] = ['a-secret-of-forty-characters-at-the-least', 'another-secret-of-forty-characters-or-so']

/** What the log says of a configuration; null for one that is right. */
function complaint(source: Record<string, string>): string | null {
  try {
    readEnv(source)
    return null
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

describe('AUTH_SECRET', () => {
  it.each([long, `${long},${other}`, `${long}, ${other}`, 'x'.repeat(32)])('may be %j', (secret) => {
    expect(complaint({ AUTH_SECRET: secret })).toBeNull()
  })

  it.each([
    'x'.repeat(31),
    `a,${long}`,
    `${long},a`,
    `${long},${'x'.repeat(31)}`,
    `,${long}`,
    `${long},`,
    `${long},,${other}`,
    `${long},${' '.repeat(40)}`,
    `${' '.repeat(20)}${'x'.repeat(20)}`,
    ','.repeat(40),
  ])('is refused, without being quoted: %j', (secret) => {
    expect(complaint({ AUTH_SECRET: secret })).toBe(
      'The environment is not right. AUTH_SECRET: each secret must have at least 32 characters (several are separated by commas).',
    )
  })

  it('holds several secrets in their order, the first of which signs', () => {
    expect(secretsIn(`${long} , ${other}`)).toEqual([long, other])
    expect(secretsIn(undefined)).toEqual([])
  })
})

describe('AUTH_OIDC_ISSUER', () => {
  it.each([
    'https://login.example',
    'https://login.example/realms/one',
    'http://localhost:4000',
    'http://idp.localhost:4000',
    'http://127.0.0.1:4000',
    'http://127.1.2.3/x',
    'http://[::1]:4000',
  ])('may be %s', (issuer) => {
    expect(complaint({ AUTH_OIDC_ISSUER: issuer })).toBeNull()
  })

  it.each([
    'http://login.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'http://192.168.0.1',
    'http://[::2]',
    'http://evil.example/#localhost',
  ])('must use TLS: %s', (issuer) => {
    expect(complaint({ AUTH_OIDC_ISSUER: issuer })).toBe(
      'The environment is not right. AUTH_OIDC_ISSUER: must begin with https:// (http:// is for localhost only).',
    )
  })
})
