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

/** A file held in memory with its compressed variants. */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

/**
 * Size in bytes above which files are compressed at lower quality: the best takes a second for the catalogue's files,
 * which functions wait for, and CDNs do not use it either.
 */
const large = 256 * 1024

/** Configuration files, which Netlify does not serve. */
const settings: ReadonlySet<string> = new Set(['_headers', '_redirects', 'netlify.toml'])

/** Maximum size of the file cache in bytes, compressed variants included. */
const mostBytes = 128 * 1024 * 1024
/** Bounds of the map from URL to file, because a file's URL has unlimited spellings (`//about/`, `/%61bout/`). */
const mostSpellings = 5000
const longestSpelling = 500

/** Resolves a URL path to a file; null without one. */
export type FindFile = (pathname: string) => Promise<StaticFile | null>

/**
 * Loads the files of a built site, with Netlify's resolution of pretty URLs. Each file is compressed once and cached by
 * its path on disk, in an LRU cache of at most `heldBytes`.
 * @param root publish folder
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
    // Misses are not cached, because there are infinitely many.
    if (path === null) return null
    if (pathname.length <= longestSpelling) paths.set(pathname, path)
    return (await files.fetch(path)) ?? null
  }
}

async function load(root: string, path: string): Promise<StaticFile> {
  const body = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const compress = compressible.test(type)
  // Hashed files are immutable and cached for a year, so they get the best compression.
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

/** The path on disk for a URL path; null when there is no such file or it would be outside `root`. */
async function fileAt(root: string, pathname: string): Promise<string | null> {
  for (const candidate of candidates(pathname)) {
    const path = normalize(join(root, candidate))
    if (path.startsWith(root + sep) && !settings.has(relative(root, path)) && (await isFile(path))) return path
  }
  return null
}

/** Candidate files for a URL path: both `/mood/cry` and `/mood/cry/` may be `/mood/cry/index.html`. */
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
