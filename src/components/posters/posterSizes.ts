const widths = [180, 270, 400, 600] as const

/** The `sizes` of a poster: 12 rem on a wide screen, nearly a quarter of a medium one, nearly half of a phone's. */
export const posterSizes = '(min-width: 75rem) 12rem, (min-width: 48rem) 22vw, 45vw'

/**
 * The `srcset` of a poster in the widths that the image service delivers; the service negotiates AVIF or WebP.
 * @returns undefined if the address is not one of the image service
 */
export function posterSources(imageUrl: string): string | undefined {
  if (!imageUrl.startsWith('/.netlify/images?')) return undefined
  return widths
    .map(
      (width) => `${imageUrl.replace(/([?&])w=\d+/, `$1w=${width}`).replace(/&h=\d+/, `&h=${width * 1.5}`)} ${width}w`,
    )
    .join(', ')
}
