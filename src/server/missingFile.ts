import { safetyHeaders } from './safetyHeaders.ts'

/**
 * The 404 for missing files in folders that netlify.toml gives headers. Netlify applies header rules by path, to its own 404 responses as well, so
 * a browser would cache "not found" for a year; function responses get no such headers. Not cacheable.
 */
export function missingFile(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...safetyHeaders },
  })
}
