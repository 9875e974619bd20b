import { describe, expect, it } from 'vitest'
import { findSecrets, leakedVariables } from './findSecrets.ts'

/** Split, so that the check does not find them in this file. */
const secrets = {
  github: ['ghp', '_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join(''),
  npm: ['npm', '_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join(''),
  slack: ['xoxb', '-1234567890', '12-1234567890', '123-AbCdEfGhIjKlMnOpQrStUvWx'].join(''),
  key: [
    '-----BEGIN RSA',
    ' PRIVATE KEY-----\n',
    'MIIEpAIBAAKCAQEA'.repeat(12),
    '\n-----END RSA',
    ' PRIVATE KEY-----',
  ].join(''),
}

describe('looking for secrets', () => {
  it.each(Object.entries(secrets))('finds one of %s, and says its line but not what it is', async (_, secret) => {
    const found = await findSecrets('bundle.js', `const a = 1\nconst token = "${secret}"\n`)
    expect(found.map(({ place, line }) => [place, line])).toContainEqual(['bundle.js', 2])
    expect(JSON.stringify(found)).not.toContain(secret)
  })

  it('finds nothing in what is none', async () => {
    expect(await findSecrets('a.ts', 'const token = env.TMDB_API_TOKEN\nconst hash = "sha256-BF0290pkb3jx"')).toEqual(
      [],
    )
  })

  it('names the variables whose value leaked, each of a list', () => {
    const environment = {
      AUTH_SECRET: 'the-new-one-of-many,the-old-one-of-many',
      TMDB_API_TOKEN: 'abcdefgh1',
      URL: 'https://a',
    }
    expect(leakedVariables('x="the-old-one-of-many"; y="https://a"', environment)).toEqual(['AUTH_SECRET'])
    expect(leakedVariables('nothing', environment)).toEqual([])
  })
})
