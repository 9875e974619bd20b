import { createHash } from 'node:crypto'
import { PatternError } from '#src/server/pages/patternError.ts'

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Attributes of external scripts and of structured data, to which hashes do not apply. */
const notInline = /\bsrc=|application\/ld\+json/

/** CSP hash sources (`'sha256-…'`) of a page's inline scripts and styles. */
export function inlineHashes(page: string): Set<string> {
  const texts = [...page.matchAll(inlineElement)].flatMap(([, , attributes = '', content = '']) =>
    notInline.test(attributes) ? [] : [content],
  )
  return new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}

/**
 * Reduces the Content-Security-Policies that Astro generated for the pages to a single one without unused hashes: Astro
 * lists every inline script and style that it might insert, and each response carries the policy.
 * @param policies distinct policies of all pages; exactly one is expected
 * @param used hash sources of everything inline in the pages
 * @throws PatternError when there is not exactly one policy, when `used` is empty, or when the policy lacks a used hash
 */
export function onePolicy(policies: ReadonlySet<string>, used: ReadonlySet<string>): string {
  const [policy] = policies
  if (!policy || policies.size > 1) {
    throw new PatternError(`One policy for all pages was expected, ${policies.size} were built.`)
  }
  // Every page has at least the inline script for the sign-in hint.
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
