import type { InputOf } from '#src/api/endpoint.ts'
import { wishEndpoints } from '#src/api/wishEndpoints.ts'
import { wishRoomEndpoints } from '#src/api/wishRoomEndpoints.ts'
import { deps } from '#src/server/deps.ts'
import { route } from '#src/server/http/endpoint.ts'
import { visitorCountry } from '#src/server/http/visitorCountry.ts'
import { roomByWish } from '#src/server/useCases/roomByWish.ts'
import { titlesByWish } from '#src/server/useCases/titlesByWish.ts'
import type { Wanted } from '#src/understanding/rankByWish.ts'
import { answerOf } from './answerOf.ts'
import { audienceOf } from './audienceOf.ts'

export const titlesByWishRoute = route(wishEndpoints.titlesByWish, async (input, visit) => {
  const { own = [], tonight = [], leaveOut = [], nudges = [], included, skip, count } = input
  return answerOf(
    await titlesByWish(deps(), {
      ...audienceOf(input, visit),
      skip,
      count,
      wish: wishOf(input),
      tonight: { own, included: included === '1', languages: tonight, leaveOut, nudges },
    }),
  )
})

export const roomByWishRoute = route(wishRoomEndpoints.roomByWish, async (input, visit) =>
  answerOf(await roomByWish(deps(), { wish: wishOf(input), country: visitorCountry(input.country, visit) })),
)

/** A wish out of its parameters; `country` among those is the visitor's, `origin` the wish's. */
function wishOf(input: InputOf<typeof wishRoomEndpoints.roomByWish>): Wanted {
  const {
    moods = {},
    feels = {},
    avoid = [],
    languages,
    notLanguages,
    origin,
    origins,
    notOrigins,
    notPeople,
    notTitles,
    ...others
  } = input
  const { maxMinutes, minMinutes, maxSeasons, type, animation, yearFrom, yearTo, ...rest } = others
  const { language, like, person, services } = rest
  return {
    moods,
    feels,
    avoid,
    maxMinutes,
    minMinutes,
    maxSeasons,
    type,
    animation,
    yearFrom,
    yearTo,
    language: language ?? languages?.[0],
    like,
    person,
    services,
    languages,
    country: origin,
    countries: origins,
    notLanguage: notLanguages,
    notCountry: notOrigins,
    notPerson: notPeople,
    notTitle: notTitles,
  }
}
