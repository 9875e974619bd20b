import type { Audience } from '#src/catalogue/catalogue.ts'
import { localeWithRegion } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type NameMatch, nameMatch } from '#src/domain/title/nameMatch.ts'
import { nameWords } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { LiveTitlesOptions } from './liveTitles.ts'
import { type RawCredit, type RawPerson, rawPersonCreditsSchema, rawPersonPageSchema } from './personSchemas.ts'
import { dateOf, titleOfListItem } from './toTitle.ts'

/** A person whom a query means, and how it matches the name. */
export interface MeantPerson {
  readonly person: RawPerson
  readonly match: NameMatch
}

/** Jobs that make a title somebody's own. */
const makingJobs = new Set(['Director', 'Creator', 'Writer', 'Screenplay', 'Novel', 'Original Music Composer'])
/** TMDB's genres of shows in which people appear as themselves: news and talk. */
const showGenres = new Set([10763, 10767])
/** Votes that a title of average rating needs to count half. */
const halfTrust = 500
const averageRating = 6
/** What each place further down in the credits costs, in points of ten, and the last place that counts. */
const placeCost = 0.08
const lastPlace = 20

/** Whom a query may mean: the best known person whose name holds all of its words whole; null for nobody. */
export async function meantPerson(
  { client }: Pick<LiveTitlesOptions, 'client'>,
  text: string,
  { locale, signal }: Audience,
): Promise<MeantPerson | null> {
  const { results } = await client({
    path: '/search/person',
    parameters: { query: text, include_adult: false, language: localeWithRegion(locale) },
    schema: rawPersonPageSchema,
    ...(signal ? { signal } : {}),
  })
  const query = nameWords(text)
  const meant = results.flatMap((person): MeantPerson[] => {
    const match = person.adult ? null : nameMatch(query, nameWords(person.name))
    return match === 'same' || match === 'start' || match === 'words' ? [{ person, match }] : []
  })
  const isSame = ({ match }: MeantPerson): number => (match === 'same' ? 1 : 0)
  return meant.sort((a, b) => isSame(b) - isSame(a) || b.person.popularity - a.person.popularity)[0] ?? null
}

/** The titles of a person, best first: as an actor, or as a maker whose work is not acting; never as a talk show guest. */
export async function personTitles(
  { client, curated }: Pick<LiveTitlesOptions, 'client' | 'curated'>,
  { id, known_for_department: department }: RawPerson,
  { locale, signal, onGap }: Audience,
): Promise<Title[]> {
  const [{ cast, crew }, known] = await Promise.all([
    client({
      path: `/person/${id}/combined_credits`,
      parameters: { language: localeWithRegion(locale) },
      schema: rawPersonCreditsSchema,
      ...(signal ? { signal } : {}),
    }),
    curated(locale).catch(() => {
      onGap?.()
      return () => undefined
    }),
  ])
  const made = crew.filter(({ job }) => makingJobs.has(job)).map((credit) => ({ ...credit, order: 0 }))
  const played = cast.filter((credit) => !isAppearance(credit))
  const own = department === 'Acting' || made.length === 0 ? [...played, ...made] : made
  const best = new Map<string, RawCredit>()
  for (const credit of own.sort((a, b) => worth(b) - worth(a))) {
    const key = `${credit.media_type}-${credit.id}`
    if (!best.has(key)) best.set(key, credit)
  }
  return [...best.values()].flatMap((credit) => {
    const type: TitleType = credit.media_type
    const year = Number.parseInt(dateOf(credit), 10)
    return titleOfListItem(credit, { type, curated: known(`${type}-${credit.id}`, year) }) ?? []
  })
}

/** Whether somebody appears as themselves. */
function isAppearance({ character, genre_ids: genres }: RawCredit): boolean {
  return /\b(self|himself|herself|themselves)\b/i.test(character) || genres.some((genre) => showGenres.has(genre))
}

/** The rating, trusted by the number of votes, less for a small part. */
function worth({ vote_average: rating, vote_count: votes, order }: RawCredit): number {
  const trusted = (votes * rating + halfTrust * averageRating) / (votes + halfTrust)
  return trusted - placeCost * Math.min(order, lastPlace)
}
