import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}
const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the site, held in memory with its compressed forms. */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

/** Compressing the best takes a second for the shelf's files, which functions wait for; a CDN does not do that either. */
const large = 256 * 1024

/** Serves the files of a built site: pretty addresses as Netlify resolves them, compressed once. */
export function staticFiles(root: string): (pathname: string) => Promise<StaticFile | null> {
  const known = new Map<string, Promise<StaticFile | null>>()
  return (pathname) => {
    let file = known.get(pathname)
    if (!file) {
      file = load(root, pathname)
      // Misses are not remembered: addresses that do not exist have no end.
      void file.then((found) => found ?? known.delete(pathname))
      known.set(pathname, file)
    }
    return file
  }
}

async function load(root: string, pathname: string): Promise<StaticFile | null> {
  for (const candidate of candidates(pathname)) {
    const path = normalize(join(root, candidate))
    if (!path.startsWith(root + sep) || !(await isFile(path))) continue
    const body = await readFile(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    const compress = compressible.test(type)
    // Hashed files are compressed once for a year, so as well as can be.
    const best = pathname.startsWith('/_astro/') ? 11 : 9
    const effort = body.length > large ? { gzip: 4, br: 4 } : { gzip: 9, br: best }
    return {
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies: {
        identity: body,
        gzip: compress ? await gz(body, { level: effort.gzip }) : body,
        br: compress ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.br } }) : body,
      },
    }
  }
  return null
}

/** `/mood/cry` and `/mood/cry/` are both `/mood/cry/index.html`. */
function candidates(pathname: string): string[] {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return []
  }
  if (path.includes('\0')) return []
  if (path.endsWith('/')) return [`${path}index.html`]
  return extname(path) ? [path] : [path, `${path}.html`, `${path}/index.html`]
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
