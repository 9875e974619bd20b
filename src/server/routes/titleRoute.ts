import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/http/endpoint.ts'
import { titleDetails } from '#src/server/useCases/titleDetails.ts'
import { titlesByIds } from '#src/server/useCases/titlesByIds.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

export const titleRoute = route(titleEndpoints.title, async (input, visit) =>
  answerOf(await titleDetails(deps(), { ...audienceOf(input, visit), id: input.id })),
)

export const titlesByIdsRoute = route(titleEndpoints.titlesByIds, async ({ ids, moodId, second, ...input }, visit) =>
  answerOf(await titlesByIds(deps(), { ...audienceOf(input, visit), ids, moodId, second })),
)
