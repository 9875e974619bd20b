import { drawPoster, type PosterFacts } from './drawPoster.ts'

/** All that a poster is made of. */
const shape = /^<\/?(?:svg|g|path|circle|ellipse|rect|text|linearGradient|stop|clipPath|mask)(?:[\s/][^<>]*)?>$/
const activeAttribute = /\s(?:on\w+|(?:xlink:)?href|style)\s*=/i

/** The one policy that the Content-Security-Policy names: no other code of this site, and nothing foreign, can make HTML of a text. */
const policy = globalThis.trustedTypes?.createPolicy('moodlight-posters', { createHTML: onlyShapes })

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
