import type { Config } from '@netlify/functions'
import { authCallback } from '#src/server/account/signIn.ts'
import { navigation } from '#src/server/http/navigation.ts'

export const config: Config = {
  path: '/api/auth/callback/:provider',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}

export default navigation(authCallback)
