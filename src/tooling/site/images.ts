import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import sharp from 'sharp'

const patienceMs = 5000
const biggest = 1200

/**
 * Minimal replacement for Netlify Image CDN: fetches a remote image whose URL matches `remote_images` of
 * netlify.toml, resizes it to the requested width and height (`w` and `h`, at most 1,200 pixels), and encodes it as
 * AVIF or WebP, depending on the Accept header, else as JPEG. Responds with 403 for URLs that do not match, 404 when
 * the source responds with an error, and 502 when it cannot be fetched or decoded.
 * @param root project root, for netlify.toml
 */
export function imageService(root: string): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const allowed = allowedHosts(readFileSync(resolve(root, 'netlify.toml'), 'utf8'))
  return async (incoming, outgoing) => {
    const { searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    const source = searchParams.get('url') ?? ''
    if (!allowed.some((pattern) => pattern.test(source))) return void outgoing.writeHead(403).end()
    try {
      // A redirect could lead to a host that is not allowed (SSRF).
      const response = await fetch(source, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
      if (!response.ok) return void outgoing.writeHead(404).end()
      const width = size(searchParams.get('w'))
      const height = size(searchParams.get('h'))
      const image = sharp(Buffer.from(await response.arrayBuffer())).resize(width, height, { fit: 'cover' })
      const accepted = String(incoming.headers.accept)
      const format = accepted.includes('image/avif') ? 'avif' : accepted.includes('image/webp') ? 'webp' : 'jpeg'
      const body = await image.toFormat(format).toBuffer()
      outgoing
        .writeHead(200, { 'content-type': `image/${format}`, vary: 'accept', 'cache-control': 'public, max-age=86400' })
        .end(body)
    } catch {
      outgoing.writeHead(502).end()
    }
  }
}

function size(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? Math.min(number, biggest) : undefined
}

/** Parses the regular expressions of `remote_images` in netlify.toml's `[images]`. */
function allowedHosts(config: string): RegExp[] {
  const list = /remote_images\s*=\s*\[([^\]]*)\]/.exec(config)?.[1] ?? ''
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
    ([, pattern = '']) => new RegExp(pattern.replaceAll('\\\\', '\\')),
  )
}
