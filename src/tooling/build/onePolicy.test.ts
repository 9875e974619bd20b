import { describe, expect, it } from 'vitest'
import { PatternError } from '#src/server/pages/patternError.ts'
import { inlineHashes, onePolicy } from './onePolicy.ts'

const page =
  '<html><head><script>hint()</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script></head></html>'
const used = inlineHashes(page)
const [hint = ''] = used
const policy = `default-src 'none'; script-src 'self' ${hint} 'sha256-unused=';`

describe('the policy of all pages', () => {
  it('names what stands in the pages and nothing else', () => {
    expect(used.size).toBe(1)
    expect(onePolicy(new Set([policy]), used)).toBe(`default-src 'none'; script-src 'self' ${hint}`)
  })

  it.each([
    ['there is none', [], used],
    ['pages have different ones', [policy, `${policy} img-src 'self'`], used],
    ['nothing inline was found in the pages', [policy], new Set<string>()],
    ['it refuses what stands in a page', [policy], new Set([hint, "'sha256-other='"])],
  ])('cannot be made where %s', (_, policies, hashes) => {
    expect(() => onePolicy(new Set(policies), hashes)).toThrow(PatternError)
  })
})
