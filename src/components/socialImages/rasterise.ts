import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Cache of rendered images between builds, so that only changed images are rendered. */
const cacheFolder = join(process.cwd(), 'node_modules/.cache/moodlight-social-images')
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const

/**
 * Renders an SVG without text elements as a JPEG of the size stated in it. JPEG, because some link preview crawlers
 * support no newer format.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([jpeg, sharp.versions, svg]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.jpg`)
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const image = await sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer()
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(file, image)
  return image
}
