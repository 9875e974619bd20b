import type { Config } from '@netlify/functions'
import { logout } from '#src/server/account/signIn.ts'
import { navigation } from '#src/server/http/navigation.ts'

export const config: Config = {
  path: '/api/logout',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
}

export default navigation(logout)
