import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { RawDetails } from './schemas.ts'

/** Limits of a title's schema. */
const longest = { runtime: 900, seasons: 200, episode: 300 } as const

/** How long a film, or how long and how many the parts of a series are, as far as TMDB says so. */
export function lengthsOf(raw: RawDetails, type: TitleType): Pick<Title, 'runtime' | 'seasons' | 'episodeMinutes'> {
  if (type === 'movie') {
    const { runtime } = raw
    return runtime && runtime > 0 && runtime <= longest.runtime ? { runtime: Math.round(runtime) } : {}
  }
  const { number_of_seasons: seasons } = raw
  const episodeMinutes = episodeMinutesOf(raw)
  return {
    ...(seasons && seasons > 0 ? { seasons: Math.min(longest.seasons, Math.round(seasons)) } : {}),
    ...(episodeMinutes === undefined ? {} : { episodeMinutes }),
  }
}

/** The usual length of an episode: the average of TMDB's list, else the length of the latest one. */
function episodeMinutesOf({ episode_run_time: lengths, last_episode_to_air: latest }: RawDetails): number | undefined {
  const isLength = (minutes: number): boolean => minutes >= 1 && minutes <= longest.episode
  const listed = lengths.filter(isLength)
  const known = listed.length > 0 ? listed : [latest?.runtime ?? 0].filter(isLength)
  return known.length === 0 ? undefined : Math.round(known.reduce((sum, minutes) => sum + minutes, 0) / known.length)
}
