import type { Config } from '@netlify/functions'
import { unknownPath } from '#src/server/http/unknownPath.ts'

/**
 * Catch-all for paths below /api that no other function serves. Netlify does not document which of two functions with
 * overlapping paths takes precedence, so the paths of the other functions are excluded explicitly; a test compares the
 * two lists.
 */
export const config: Config = {
  path: ['/api', '/api/*'],
  excludedPath: [
    '/api/auth/callback/:provider',
    '/api/auth/marks',
    '/api/auth/user',
    '/api/auth/user/*',
    '/api/health',
    '/api/location',
    '/api/location/set',
    '/api/login',
    '/api/logout',
    '/api/mood-recommendations/:moodId',
    '/api/mood-recommendations/:moodId/pool',
    '/api/mood-recommendations/:moodId/room',
    '/api/movies',
    '/api/movies/*',
    '/api/search',
    '/api/streaming-platforms',
    '/api/titles',
    '/api/titles/:id',
    '/api/titles/by-wish/room',
    '/api/together',
    '/api/together/:code',
    '/api/together/:code/acts',
    '/api/together/:code/join',
    '/api/tv-shows',
    '/api/tv-shows/*',
  ],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default unknownPath
