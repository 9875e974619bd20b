import type { Config } from '@netlify/functions'
import { navigation } from '#src/server/navigation.ts'
import { authCallback } from '#src/server/signIn.ts'

export const config: Config = {
  path: '/api/auth/callback/:provider',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default navigation(authCallback)
