import { expect, test } from 'vitest'
import { safetyHeaders } from '#src/server/http/safetyHeaders.ts'
import { gradeOf } from './grade.ts'

const origin = 'https://elsewhere.example'

test('the grade falls with each header that is missing or loose', () => {
  const seen = { cookies: [], html: '', preflight: { headers: {}, origin } }
  const best = gradeOf({ ...seen, headers: safetyHeaders }).score
  expect(best).toBe(130)
  const worse: readonly (readonly [name: string, value: string | undefined, score: number])[] = [
    ['content-security-policy', undefined, 75],
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
    ['content-security-policy', "default-src 'none'", 125],
    ['strict-transport-security', 'max-age=3600', 120],
    ['strict-transport-security', undefined, 80],
    ['referrer-policy', 'unsafe-url', 120],
    ['x-content-type-options', undefined, 125],
    ['cross-origin-resource-policy', 'cross-origin', 120],
  ]
  for (const [name, value, score] of worse) {
    expect(gradeOf({ ...seen, headers: { ...safetyHeaders, [name]: value } }).score, `${name}: ${value}`).toBe(score)
  }
})
