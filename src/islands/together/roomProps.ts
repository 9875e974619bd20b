import type { Locale } from '#src/domain/place/locale.ts'
import type { RoomView } from '#src/domain/together/roomView.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'

/** What each screen of a room is drawn from. */
export interface RoomProps {
  readonly room: RoomView
  readonly locale: Locale
  readonly words: TogetherIslandWords
}
