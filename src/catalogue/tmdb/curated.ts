import type { Title } from '#src/domain/title/title.ts'
import { countriesOf } from './countriesOf.ts'
import type { RawListItem } from './schemas.ts'

type Editorial = 'genres' | 'franchise' | 'ending' | 'headsUp' | 'people' | 'imdbId' | 'path'
type StandIn = 'year' | 'countries' | 'rating' | 'description' | 'runtime' | 'seasons' | 'episodeMinutes'

/**
 * Data of the site's editors about a title: feels and what else is editorial take precedence over TMDB, facts stand in
 * where TMDB has none.
 */
export type Curated = Pick<Title, 'feels' | 'reasons'> & Partial<Pick<Title, Editorial | StandIn>>

/** Editorial fields, and lengths, which lists of an upstream lack. */
export function ownFields(curated: Curated | undefined): Partial<Title> {
  if (!curated) return {}
  const { franchise, ending, headsUp, runtime, seasons, episodeMinutes } = curated
  return {
    ...(runtime ? { runtime } : {}),
    ...(seasons ? { seasons } : {}),
    ...(episodeMinutes ? { episodeMinutes } : {}),
    ...(franchise ? { franchise } : {}),
    ...(ending ? { ending } : {}),
    ...(headsUp ? { headsUp } : {}),
  }
}

/** TMDB's rating and votes; where nobody has voted, the editors' rating, which needs none. */
export function ratingOf(
  { vote_count: votes, vote_average: average }: Pick<RawListItem, 'vote_count' | 'vote_average'>,
  curated: Curated | undefined,
) {
  if (votes <= 0 && curated?.rating) return { rating: curated.rating }
  // TMDB sometimes keeps an average of votes that it no longer counts.
  const rating = votes > 0 ? Math.min(100, Math.max(0, Math.round(average * 10))) : 0
  return { rating, votes: Math.max(0, Math.round(votes)) }
}

/** The countries of origin; the editors' where TMDB has none. */
export function countriesKnown(stated: readonly string[], language: string, curated: Curated | undefined): string[] {
  return stated.length === 0 && curated?.countries ? [...curated.countries] : countriesOf(stated, language)
}
