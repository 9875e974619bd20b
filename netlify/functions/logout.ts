import type { Config } from '@netlify/functions'
import { navigation } from '#src/server/navigation.ts'
import { logout } from '#src/server/signIn.ts'

export const config: Config = {
  path: '/api/logout',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
}

export default navigation(logout)
