import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Where drawn images wait for the next build, which draws only what has changed. */
const cacheFolder = join(process.cwd(), 'node_modules/.cache/moodlight-social-images')
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const

/** An SVG without text as a JPEG of the size that it names. JPEG, because some of those who fetch it read nothing newer. */
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
