import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { hashText } from '#src/engine/seededNoise.ts'

/**
 * Width and height in pixels. For Largest Contentful Paint a background counts by its image's intrinsic size: with a
 * larger tile the posters of a list would be that paint.
 */
const size = 96

type Surface = 'room' | 'poster'

interface Tone {
  readonly grey: number
  readonly alpha: number
}

/** The tones of each surface, all equally frequent: grey 0 to 255, alpha 0 to 1. The styles repeat the tile. */
const tones: Readonly<Record<Surface, readonly [Tone, ...Tone[]]>> = {
  /** A fine shadow on the background gradient, which would show banding without it. */
  room: [
    { grey: 0, alpha: 0 },
    { grey: 0, alpha: 0.02 },
    { grey: 0, alpha: 0.04 },
    { grey: 0, alpha: 0.06 },
  ],
  /** Paper texture over a poster, for the blend mode `overlay`. */
  poster: [
    { grey: 148, alpha: 0.45 },
    { grey: 178, alpha: 0.45 },
    { grey: 204, alpha: 0.45 },
    { grey: 224, alpha: 0.45 },
  ],
}

export const getStaticPaths = () => (['room', 'poster'] as const).map((surface) => ({ params: { surface } }))

/**
 * Renders a tile of noise as a PNG. For an SVG filter a browser would set up a separate document, between two frames.
 */
export const GET: APIRoute<Record<string, never>, { surface: Surface }> = async ({ params: { surface } }) => {
  const pixels = Buffer.alloc(size * size * 4)
  const own = tones[surface]
  for (let index = 0; index < size * size; index++) {
    const { grey, alpha } = own[hashText(`${surface} ${index}`) % own.length] ?? own[0]
    pixels.set([grey, grey, grey, Math.round(alpha * 255)], index * 4)
  }
  const image = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ palette: true, colours: 4, dither: 0, compressionLevel: 9 })
    .toBuffer()
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } })
}
