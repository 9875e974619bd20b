import { safetyHeaders } from './safetyHeaders.ts'

/**
 * The 404 for missing files in folders for which `_headers` has rules. Netlify applies header rules by path, also
 * to its own 404 responses, so a browser would cache the 404 for a year; function responses do not get these headers.
 * Not cacheable.
 */
export function missingFile(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...safetyHeaders },
  })
}
