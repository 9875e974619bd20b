import { describe, expect, it } from 'vitest'
import { headersFile } from '#src/tooling/build/netlifyFiles.ts'
import { navigation } from './navigation.ts'
import { safetyHeaders } from './safetyHeaders.ts'

describe('the safety headers', () => {
  it('are the same for answers as `_headers` has them for pages', () => {
    const everywhere =
      headersFile()
        .split(/^(?=\/)/m)
        .find((rule) => rule.startsWith('/*\n')) ?? ''
    const values = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [name, value])
    const { 'content-security-policy': _, ...shared } = safetyHeaders
    expect(Object.fromEntries(values)).toEqual(shared)
  })

  it('stand on a redirect and on a failure, which nobody keeps', async () => {
    const request = new Request('http://localhost/api/login')
    const away = await navigation(async () => Response.redirect('http://localhost/'))(request, {})
    const failed = await navigation(async () => {
      throw new TypeError('broken')
    })(request, {})
    expect([away.status, failed.status]).toEqual([302, 500])
    for (const { headers } of [away, failed]) {
      expect(Object.fromEntries(headers)).toMatchObject({ ...safetyHeaders, 'cache-control': 'private, no-store' })
    }
    expect(await failed.text()).not.toContain('broken')
  })
})
