import { factsOf } from '#src/domain/evening/leaveOut.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import type { KeptItem } from '#src/stores/keptCards.ts'

/**
 * A kept card as wishes read titles. What nothing here ranks by is empty; so is the language of a card that was kept
 * before cards told it, which fits no wish for languages.
 * @param idOf ids of platforms by their names
 */
export function shelfTitle(item: KeptItem, idOf: ReadonlyMap<string, string>): RoomTitle {
  const minutes = item.duration ?? item.episodeMinutes
  return {
    id: item.id,
    type: item.contentType,
    ...(minutes === undefined ? {} : { minutes }),
    year: item.year,
    fit: 1,
    quality: item.rating / 100,
    genres: [],
    language: item.language ?? '',
    ...factsOf(item.leaveOut ?? []),
    offers: (item.offers ?? []).map(({ platform, kind }) => ({ platform: idOf.get(platform) ?? platform, kind })),
    available: true,
  }
}
