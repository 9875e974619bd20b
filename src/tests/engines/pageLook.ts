import { z } from '#src/domain/schema.ts'

/** How a page looks, by what the browser made of its styles and its font. */
export const pageLookSchema = z.object({
  /** The ground of the room. */
  room: z.string(),
  /** The families that the heading asks for. */
  headingFont: z.string(),
  /** The faces of those that have come. */
  loadedFonts: z.array(z.string()),
  /** The style sheet's own layers of light, above the ground. */
  light: z.string(),
  /** Pixels by which the page is wider than the window. */
  tooWide: z.number(),
  /** Images that are seen and show nothing. */
  brokenImages: z.array(z.string()),
})

/** Runs in the page, so it must stand alone. */
export function lookInPage() {
  const heading = document.querySelector('h1')
  const images = [...document.images].filter((image) => image.complete && image.checkVisibility())
  return {
    room: getComputedStyle(document.documentElement).backgroundColor,
    headingFont: heading ? getComputedStyle(heading).fontFamily : '',
    loadedFonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    light: getComputedStyle(document.body, '::before').backgroundImage,
    tooWide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    brokenImages: images.filter(({ src, naturalWidth }) => src && naturalWidth === 0).map(({ src }) => src),
  }
}
