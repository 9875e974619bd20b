import { platformEndpoints } from '#src/api/platformEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/http/endpoint.ts'
import { streamingPlatforms } from '#src/server/useCases/streamingPlatforms.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

export const streamingPlatformsRoute = route(platformEndpoints.streamingPlatforms, async (input, visit) =>
  answerOf(await streamingPlatforms(deps(), audienceOf(input, visit))),
)
