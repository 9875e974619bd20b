import { z } from '#src/domain/schema.ts'

/** Rendering state of a page, from computed styles and loaded fonts. */
export const pageLookSchema = z.object({
  /** Background colour of the root element. */
  room: z.string(),
  /** Computed `font-family` of the first h1. */
  headingFont: z.string(),
  /** Families of the loaded font faces. */
  loadedFonts: z.array(z.string()),
  /** Computed `background-image` of the light layer, `body::before`. */
  light: z.string(),
  /** Horizontal overflow in CSS pixels. */
  tooWide: z.number(),
  /** URLs of visible images that failed to load. */
  brokenImages: z.array(z.string()),
})

/** Serialized and run in the page, so it must not reference its module's scope. */
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
