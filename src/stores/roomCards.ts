import { computed } from 'nanostores'
import { canonicalIds } from '#src/api/canonicalIds.ts'
import { call } from '#src/api/client.ts'
import type { TitleCard } from '#src/api/items.ts'
import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { $audience } from './audience.ts'
import { question } from './question.ts'
import { $room } from './togetherRoom.ts'

const $ids = computed($room, (room) => {
  if (!room) return ''
  const shown = [...room.titles, ...room.best.map(({ id }) => id), ...(room.last ? [room.last.id] : [])]
  // Asked for once a round: what was decided before is among them already.
  return canonicalIds([...new Set(shown)].slice(0, 24))
})

const $lamp = computed($room, (room) => room?.moods[0] ?? null)

const $asked = computed([$ids, $lamp, $audience], (ids, moodId, audience) =>
  ids && moodId && audience ? { ids, moodId, ...audience } : null,
)

const $answer = question('roomCards', $asked, (wish) => call(titleEndpoints.titlesByIds, wish))

/** Cards of the titles on screen by id, in this phone's language and for its country. */
export const $roomCards = computed($answer, (state): ReadonlyMap<string, TitleCard> | 'failed' => {
  if (state.status === 'failed') return 'failed'
  return new Map(state.status === 'ready' ? state.answer.map((card) => [card.id, card]) : [])
})

/** Repeats a failed request. */
export const retryRoomCards = $answer.revalidate
