import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { hashText } from '#src/engine/seededNoise.ts'

/** Width and height in pixels. A background counts as the largest paint by its image's own size: of a larger one a list's posters would. */
const size = 96

type Surface = 'room' | 'poster'

interface Tone {
  readonly grey: number
  readonly alpha: number
}

/** What grain is made of on each surface: a few tones (grey 0 to 255, alpha 0 to 1), all as frequent. Styles tile it. */
const tones: Readonly<Record<Surface, readonly [Tone, ...Tone[]]>> = {
  /** Fine shadow over the room's light, which would band without. */
  room: [
    { grey: 0, alpha: 0 },
    { grey: 0, alpha: 0.02 },
    { grey: 0, alpha: 0.04 },
    { grey: 0, alpha: 0.06 },
  ],
  /** Paper under a poster's print, for `overlay`. */
  poster: [
    { grey: 148, alpha: 0.45 },
    { grey: 178, alpha: 0.45 },
    { grey: 204, alpha: 0.45 },
    { grey: 224, alpha: 0.45 },
  ],
}

export const getStaticPaths = () => (['room', 'poster'] as const).map((surface) => ({ params: { surface } }))

/** A tile of noise. As a drawing a browser would set up a page of its own for it, between two frames. */
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
