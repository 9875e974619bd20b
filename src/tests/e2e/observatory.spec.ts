import { expect, test } from '@playwright/test'
import { gradeOf } from '#src/tests/support/observatory/grade.ts'

const origin = 'https://http-observatory.security.mozilla.org'

for (const path of [
  '/',
  '/de/',
  '/mood/cry/',
  '/title/movie-843-in-the-mood-for-love/',
  '/search/?q=love',
  '/profile/',
  '/nowhere/',
  '/api/movies',
  '/api/location/set?country=BR',
]) {
  test(`Mozilla's HTTP Observatory gives ${path} an A+ with 120 points or more`, async ({ request }) => {
    const response = await request.fetch(path, { method: path.includes('/set') ? 'POST' : 'GET' })
    const preflight = await request.fetch(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    const { grade, score, findings } = gradeOf({
      headers: response.headers(),
      // Over HTTP, as here, no cookie could be `Secure`; on HTTPS every one is.
      cookies: cookies.map(({ value }) => `${value}; Secure`),
      html: await response.text(),
      preflight: { headers: preflight.headers(), origin },
    })
    expect(grade, findings.join(', ')).toBe('A+')
    expect(score, findings.join(', ')).toBeGreaterThanOrEqual(120)
  })
}
