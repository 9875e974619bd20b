import { readFile } from 'node:fs/promises'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { appIcons } from '#src/components/appIcons.ts'

export const getStaticPaths = () => appIcons.map((icon) => ({ params: { icon: icon.file }, props: icon }))

/**
 * The favicon in the sizes of an installed app. Its bulb is within the safe zone of a maskable icon:
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
export const GET: APIRoute<(typeof appIcons)[number]> = async ({ props: { size, purpose } }) => {
  const favicon = await readFile('public/favicon.svg', 'utf8')
  const drawing = purpose === 'any' ? favicon : favicon.replace(/ rx="\d+"/, '')
  const density = (size / 32) * 72
  const png = await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
