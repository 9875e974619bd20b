import { wishEndpoints } from '#src/api/wishEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/http/endpoint.ts'
import { titlesByWish } from '#src/server/useCases/titlesByWish.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

export const titlesByWishRoute = route(wishEndpoints.titlesByWish, async (input, visit) => {
  const { moods = {}, feels = {}, avoid = [], notLanguages, origin, notOrigins, own = [], ...rest } = input
  const { tonight = [], leaveOut = [], nudges = [], included, skip, count, country: _, locale: __, ...limits } = rest
  return answerOf(
    await titlesByWish(deps(), {
      ...audienceOf(input, visit),
      skip,
      count,
      wish: {
        ...limits,
        moods,
        feels,
        avoid,
        country: origin,
        notLanguage: notLanguages,
        notCountry: notOrigins,
      },
      tonight: {
        own,
        included: included === '1',
        languages: tonight,
        leaveOut,
        nudges,
      },
    }),
  )
})
