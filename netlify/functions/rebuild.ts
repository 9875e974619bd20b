import type { Config } from '@netlify/functions'
import { env } from '#src/server/env.ts'
import { requestRebuild } from '#src/server/useCases/requestRebuild.ts'

/** Cron in UTC: once a day, at an hour of low traffic across the 13 supported countries. */
export const config: Config = { schedule: '15 5 * * *' }

export default () => requestRebuild(env())
