import { createHash } from 'node:crypto'
import { PatternError } from './patternError.ts'

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Scripts with an address, and data, which is no script. */
const notInline = /\bsrc=|application\/ld\+json/

/** The hash of each script and style that stands in a page, as a policy names it. */
export function inlineHashes(page: string): Set<string> {
  const texts = [...page.matchAll(inlineElement)].flatMap(([, , attributes = '', content = '']) =>
    notInline.test(attributes) ? [] : [content],
  )
  return new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}

/**
 * Makes one Content-Security-Policy of those that Astro gave the pages. Hashes of what Astro could have put into a page, and did not, are left out: every other answer
 * carries the policy, and it allows what is there and no more.
 * @param policies of all pages; they come out the same
 * @param used the hashes of what stands in the pages
 * @throws PatternError when there is not one policy, when nothing inline was found in the pages, or when the policy refuses something that was
 */
export function onePolicy(policies: ReadonlySet<string>, used: ReadonlySet<string>): string {
  const [policy] = policies
  if (!policy || policies.size > 1) {
    throw new PatternError(`One policy for all pages was expected, ${policies.size} were built.`)
  }
  // Each page has the hint for the account link at least.
  if (used.size === 0) throw new PatternError('No inline script was found in the built pages.')
  const words = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  const refused = [...used].filter((hash) => !words.flat().includes(hash))
  if (refused.length > 0) {
    throw new PatternError(`The policy refuses inline scripts or styles of the pages: ${refused.join(', ')}`)
  }
  return words
    .map((directive) => directive.filter((word) => word !== '' && !(word.startsWith("'sha256-") && !used.has(word))))
    .filter((directive) => directive.length > 0)
    .map((directive) => directive.join(' '))
    .join('; ')
}
