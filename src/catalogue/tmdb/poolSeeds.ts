import type { CandidatesQuery } from '#src/catalogue/catalogue.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { isAvailable } from '#src/domain/platform/availability.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'

/** What pools take from elsewhere: how moods are told, and the titles that editors chose. */
export interface PoolSeeds {
  /** Whether a title serves a mood well enough to stand in a list. */
  readonly serves: (title: Title, mood: MoodId) => boolean
  /** The titles of the embedded catalogue. */
  readonly shelf: (locale: Locale) => Promise<readonly Title[]>
}

/** With fewer titles that serve the mood well, titles of the embedded catalogue fill a pool. */
const wantedGood = 130
/** How far below the average of the embedded catalogue for the mood a seed may be rated, 0 to 100. */
const below = 4
/** Days in which the window of seeds passes over all of them. */
const daysOfPassage = 84
/** Multiplicative hashing (Knuth): spreads numbers that lie close together. */
const spread = 2_654_435_761

/**
 * A pool of TMDB's titles and titles of the embedded catalogue that serve the mood well, as many as it lacks: a window of
 * the day over all of them, so that each has its time. They cost no call before a list asks for their details, as it does
 * for every title. Titles of TMDB that serve the mood but are rated lower than the embedded catalogue's average for it are
 * left out: its lists are rated higher than that.
 * @returns each title once; those of the embedded catalogue without services, which their details tell
 */
export async function withSeeds(
  found: readonly Title[],
  type: TitleType,
  { mood, country, locale, day }: CandidatesQuery,
  { serves, shelf }: PoolSeeds,
): Promise<readonly Title[]> {
  const all = await shelf(locale).catch(() => [])
  const serving = all.filter((title) => title.type === type && serves(title, mood))
  if (serving.length === 0) return found
  const average = serving.reduce((sum, { rating }) => sum + rating, 0) / serving.length
  const pool = found.filter((title) => title.rating >= average || !serves(title, mood))
  const known = new Set(found.map(({ id }) => id))
  const free = serving
    .filter(
      ({ id, rating, availability }) =>
        !known.has(id) && rating >= average - below && isAvailable(availability, country),
    )
    .sort((a, b) => placeOf(a) - placeOf(b))
  const lacking = wantedGood - pool.filter((title) => serves(title, mood)).length
  return [...pool, ...window(free, lacking, day).map(({ offersOn: _, ...title }) => ({ ...title, availability: {} }))]
}

function placeOf({ tmdbId }: Title): number {
  return (tmdbId * spread) % 2 ** 32
}

/** So many titles from the day's place on, in a circle. */
function window(titles: readonly Title[], size: number, day = '1970-01-01'): Title[] {
  if (size <= 0 || titles.length === 0) return []
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  const start = Math.floor((number * titles.length) / daysOfPassage) % titles.length
  return [...titles.slice(start), ...titles.slice(0, start)].slice(0, size)
}
