import type { MoodId } from '#src/domain/mood/mood.ts'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'

/** Last URL segment of a mood's list, by content type. */
export const typeSegments = { all: undefined, movie: 'movies', tv: 'tv' } as const satisfies Record<
  ContentType,
  string | undefined
>

/** English path of a mood's list: `/mood/cry/`, `/mood/cry/movies/`, `/mood/cry/tv/`. */
export function moodPath(mood: MoodId, contentType: ContentType = 'all'): `/mood/${string}/` {
  const segment = typeSegments[contentType]
  return segment ? `/mood/${mood}/${segment}/` : `/mood/${mood}/`
}

/** English path of the list of two moods: `/mood/laugh+cry/`, `/mood/laugh+cry/movies/`. */
export function pairPath([first, second]: MoodPair, contentType: ContentType = 'all'): `/mood/${string}/` {
  const segment = typeSegments[contentType]
  const path = `/mood/${first}+${second}/` as const
  return segment ? `${path}${segment}/` : path
}
