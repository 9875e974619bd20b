import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

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

/** Netlify reads these and never serves them. */
const settings: ReadonlySet<string> = new Set(['_headers', '_redirects', 'netlify.toml'])

/** So many bytes of files are held, with their compressed forms. */
const mostBytes = 128 * 1024 * 1024
/** A file's URL can be spelled in any number of ways (`//about/`, `/%61bout/`): bounds for the map from URL to file. */
const mostSpellings = 5000
const longestSpelling = 500

/** Finds the file at a path, null where there is none. */
export type FindFile = (pathname: string) => Promise<StaticFile | null>

/**
 * Serves the files of a built site: pretty URLs as Netlify resolves them, compressed once. Files are cached by their real path, so that each
 * is held once however its URL is spelled, and the cache is bounded.
 */
export function staticFiles(root: string, heldBytes = mostBytes): FindFile {
  const paths = new LRUCache<string, string>({ max: mostSpellings })
  const files = new LRUCache<string, StaticFile>({
    maxSize: heldBytes,
    sizeCalculation: ({ bodies }) =>
      [...new Set(Object.values(bodies))].reduce((sum, { byteLength }) => sum + byteLength, 1),
    fetchMethod: (path) => load(root, path),
  })
  return async (pathname) => {
    const path = paths.get(pathname) ?? (await fileAt(root, pathname))
    // Misses are not remembered: addresses that do not exist have no end.
    if (path === null) return null
    if (pathname.length <= longestSpelling) paths.set(pathname, path)
    return (await files.fetch(path)) ?? null
  }
}

async function load(root: string, path: string): Promise<StaticFile> {
  const body = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const compress = compressible.test(type)
  // Hashed files are compressed once for a year, so as well as can be.
  const best = relative(root, path).startsWith(`_astro${sep}`) ? 11 : 9
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

/** The path of the file that an address means. */
async function fileAt(root: string, pathname: string): Promise<string | null> {
  for (const candidate of candidates(pathname)) {
    const path = normalize(join(root, candidate))
    if (path.startsWith(root + sep) && !settings.has(relative(root, path)) && (await isFile(path))) return path
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
