import type { Config } from '@netlify/functions'
import { missingFile } from '#src/server/http/missingFile.ts'

/**
 * The folders for which `_headers` has rules. With `preferStatic` a file that exists takes precedence over the
 * function.
 */
export const config: Config = {
  path: ['/_astro', '/_astro/*', '/og', '/og/*', '/shelf', '/shelf/*'],
  preferStatic: true,
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
}

export default missingFile
