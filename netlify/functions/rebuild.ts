import type { Config } from '@netlify/functions'
import { env } from '#src/server/env.ts'
import { requestRebuild } from '#src/server/requestRebuild.ts'

/** At an hour when hardly anybody visits from the 13 countries at once. */
export const config: Config = { schedule: '15 5 * * *' }

export default () => requestRebuild(env())
