import { recommendationEndpoints } from '#src/api/recommendationEndpoints.ts'
import { roomEndpoints } from '#src/api/roomEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/http/endpoint.ts'
import { visitorCountry } from '#src/server/http/visitorCountry.ts'
import { recommendationPool, recommendations } from '#src/server/useCases/recommendations.ts'
import { room } from '#src/server/useCases/room.ts'
import { answerOf } from './answerOf.ts'

export const moodRecommendationsRoute = route(recommendationEndpoints.moodRecommendations, async (input, visit) =>
  answerOf(await recommendations(deps(), { ...input, country: visitorCountry(input.country, visit) })),
)

export const moodPoolRoute = route(recommendationEndpoints.moodPool, async (input, visit) =>
  answerOf(await recommendationPool(deps(), { ...input, country: visitorCountry(input.country, visit) })),
)

export const moodRoomRoute = route(roomEndpoints.moodRoom, async (input, visit) =>
  answerOf(await room(deps(), { ...input, country: visitorCountry(input.country, visit) })),
)
