import { deps } from '#src/server/deps.ts'
import { env } from '#src/server/env.ts'
import type { FunctionConfig } from '#src/server/http/functionConfig.ts'
import { gatherAhead } from '#src/server/useCases/gatherAhead.ts'

/** Cron in UTC: every `minutesBetweenRuns` minutes. */
export const config: FunctionConfig = { schedule: '*/10 * * * *', includedFiles: ['shelf/{book,copy,facts,reasons}.*'] }

/** Without Redis no other process would see what this one gathers. */
export default async (): Promise<void> => {
  if (env().UPSTASH_REDIS_REST_URL) await gatherAhead(deps(), Date.now())
}
