import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SocialImage } from './drawSocialImage.ts'

/** Cache of rendered images between builds, so that only changed images are rendered. */
const cacheFolder = join(process.cwd(), 'node_modules/.cache/moodlight-social-images')
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const

/** Rooms that are kept as pixels, at most: 2 MB each. */
const mostRooms = 48
const rooms = new Map<string, Promise<Buffer>>()

/**
 * Renders an image as a JPEG of its size: its words over its room, which is rendered once for all images that have it.
 * JPEG, because some link preview crawlers support no newer format.
 */
export async function rasterise({ room, words, size }: SocialImage): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([jpeg, sharp.versions, room, words]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.jpg`)
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const image = await sharp(await pixelsOf(room), { raw: { ...size, channels: 3 } })
    .composite([{ input: Buffer.from(words) }])
    .jpeg(jpeg)
    .toBuffer()
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(file, image)
  return image
}

function pixelsOf(room: string): Promise<Buffer> {
  const pixels = rooms.get(room) ?? sharp(Buffer.from(room)).removeAlpha().raw().toBuffer()
  rooms.delete(room)
  rooms.set(room, pixels)
  const [oldest] = rooms.keys()
  if (rooms.size > mostRooms && oldest !== undefined) rooms.delete(oldest)
  return pixels
}
