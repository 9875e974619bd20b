import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/endpoint.ts'
import { titleDetails } from '#src/server/titleDetails.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

export const titleRoute = route(titleEndpoints.title, async (input, visit) =>
  answerOf(await titleDetails(deps(), { ...audienceOf(input, visit), id: input.id })),
)
