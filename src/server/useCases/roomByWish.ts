import { packRoom, type RoomPack, type RoomPlatform, roomPackSchema } from '#src/api/roomPack.ts'
import { plainLook, platformById } from '#src/catalogue/platforms/platformById.ts'
import { factsOf } from '#src/domain/evening/leaveOut.ts'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { localeOfCountry } from '#src/domain/place/country.ts'
import { defaultLocale } from '#src/domain/place/locale.ts'
import { isAvailable, type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import { headsUps } from '#src/domain/title/headsUp.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { Deps } from '#src/server/deps.ts'
import { keepingWish, type Wanted } from '#src/understanding/rankByWish.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'

/** Feels that tonight's wishes may leave out: no others are counted. */
const counted: ReadonlySet<string> = new Set(factsOf(leaveOuts).feels)

/**
 * All titles that keep to a wish, packed as a mood's room is: of each its length, language, offers and what may be left
 * out. They are those of the embedded titles that `titlesByWish` chooses from.
 * @throws DomainError unavailable
 */
export async function roomByWish(
  deps: Deps,
  { wish, country }: { readonly wish: Wanted; readonly country: MaybeCountry },
): Promise<Sourced<RoomPack>> {
  return await fromCatalogue<RoomPack>(deps, {
    // As `titlesByWish`: wishes are too many to keep.
    key: null,
    schema: roomPackSchema,
    fresh: 0,
    stale: 0,
    ask: async (catalogue, terms) => {
      const locale = country ? localeOfCountry(country) : defaultLocale
      const query = { country, locale, mood: 'calm', contentType: 'all', ...terms } as const
      const titles = keepingWish(await (deps.fallback ?? catalogue).candidates(query), wish, country)
      const platforms = new Map<string, RoomPlatform>()
      for (const { availability } of titles) {
        for (const { platform: id, name = id } of offersFor(availability, country)) {
          if (!platforms.has(id)) platforms.set(id, platformById(id) ?? { id, name, ...plainLook(name) })
        }
      }
      return packRoom(
        titles.map((title) => toCounted(title, country)),
        [...platforms.values()],
      )
    },
  })
}

function toCounted(title: Title, country: MaybeCountry): RoomTitle {
  const { id, type, feels, language, headsUp = [], ending, availability } = title
  const minutes = type === 'movie' ? title.runtime : title.episodeMinutes
  return {
    id,
    type,
    fit: 1,
    quality: 0,
    feels: feels.filter((feel) => counted.has(feel)),
    genres: [],
    language,
    headsUp: headsUps.filter((one) => headsUp.includes(one)),
    available: isAvailable(availability, country),
    offers: offersFor(availability, country).map(({ platform, kind }) => ({ platform, kind })),
    ...(minutes === undefined ? {} : { minutes }),
    ...(ending === 'bleak' ? { ending } : {}),
  }
}
