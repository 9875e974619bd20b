import { drawPoster, type PosterFacts } from './drawPoster.ts'

/** The elements a poster may contain. */
const shape = /^<\/?(?:svg|g|path|circle|ellipse|rect|text|linearGradient|stop|clipPath|mask)(?:[\s/][^<>]*)?>$/
const activeAttribute = /\s(?:on\w+|(?:xlink:)?href|style)\s*=/i

declare global {
  interface Document {
    /**
     * One policy for the whole page: creating a second one of the same name throws, and then no poster would be drawn.
     */
    posterPolicy?: { createHTML(text: string): string }
  }
}

/**
 * The only Trusted Types policy in the content security policy that can create HTML, so no other code, own or foreign,
 * can turn a text into HTML. It is stored on the document and not in this module, because a second version of the
 * module may be loaded into the same page.
 */
const policy = globalThis.trustedTypes && policyOfPage(globalThis.trustedTypes)

function policyOfPage(types: TrustedTypes): NonNullable<Document['posterPolicy']> {
  document.posterPolicy ??= types.createPolicy('moodlight-posters', { createHTML: onlyShapes })
  return document.posterPolicy
}

/**
 * A second line of defence behind drawPoster, which escapes all text: rejects any drawing with other elements or active
 * attributes.
 * @throws TypeError for anything except shapes and text
 */
export function onlyShapes(drawing: string): string {
  for (const [tag] of drawing.matchAll(/<[^>]*>?/g)) {
    if (!shape.test(tag) || activeAttribute.test(tag)) throw new TypeError('A poster holds shapes and text alone.')
  }
  return drawing
}

/**
 * A drawn poster as HTML that can be inserted into a page, including where Trusted Types are required.
 * @throws TypeError if the drawing contains anything except shapes and text
 */
export function posterHtml(facts: PosterFacts): string {
  const drawing = drawPoster(facts)
  return policy ? policy.createHTML(drawing) : drawing
}
