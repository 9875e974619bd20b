import { drawPoster, type PosterFacts } from './drawPoster.ts'

/** All that a poster is made of. */
const shape = /^<\/?(?:svg|g|path|circle|ellipse|rect|text|linearGradient|stop|clipPath|mask)(?:[\s/][^<>]*)?>$/
const activeAttribute = /\s(?:on\w+|(?:xlink:)?href|style)\s*=/i

declare global {
  interface Document {
    /** Made once for a page: a second policy of the name is refused, and would take all with it that draws posters. */
    posterPolicy?: { createHTML(text: string): string }
  }
}

/**
 * The one policy that the Content-Security-Policy names: no other code of this site, and nothing foreign, can make HTML of a text. It belongs to the page and not to this
 * module, which another version of the site could bring a second time.
 */
const policy = globalThis.trustedTypes && policyOfPage(globalThis.trustedTypes)

function policyOfPage(types: TrustedTypes): NonNullable<Document['posterPolicy']> {
  document.posterPolicy ??= types.createPolicy('moodlight-posters', { createHTML: onlyShapes })
  return document.posterPolicy
}

/**
 * drawPoster escapes every text that it prints. Should it ever forget to, the drawing is refused here before it could act.
 * @throws TypeError for anything but shapes and set text
 */
export function onlyShapes(drawing: string): string {
  for (const [tag] of drawing.matchAll(/<[^>]*>?/g)) {
    if (!shape.test(tag) || activeAttribute.test(tag)) throw new TypeError('A poster holds shapes and text alone.')
  }
  return drawing
}

/** A drawn poster as HTML that may be put into a page, also where Trusted Types are required. */
export function posterHtml(facts: PosterFacts): string {
  const drawing = drawPoster(facts)
  return policy ? policy.createHTML(drawing) : drawing
}
