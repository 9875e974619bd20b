const widths = [180, 270, 400, 600] as const

/** How wide a poster is drawn: a sixth of a wide screen, a quarter of a middling one, half of a phone. */
export const posterSizes = '(min-width: 75rem) 12rem, (min-width: 48rem) 22vw, 45vw'

/**
 * The widths in which the image service can deliver a poster, as a `srcset`; it picks AVIF or WebP by what the browser takes.
 * @returns undefined for an address that is not the image service's
 */
export function posterSources(imageUrl: string): string | undefined {
  if (!imageUrl.startsWith('/.netlify/images?')) return undefined
  return widths
    .map(
      (width) => `${imageUrl.replace(/([?&])w=\d+/, `$1w=${width}`).replace(/&h=\d+/, `&h=${width * 1.5}`)} ${width}w`,
    )
    .join(', ')
}
