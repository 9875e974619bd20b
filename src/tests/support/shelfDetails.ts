import { readFacts } from '#src/catalogue/embedded/shelf.ts'
import { countryCodes } from '#src/domain/place/country.ts'

/**
 * TMDB's details of a title of the embedded catalogue, as far as they are known here: the real TMDB knows all of them.
 * @param path `/3/movie/129`
 * @returns null for another path, or a number that the embedded catalogue does not have
 */
export async function shelfDetails(path: string): Promise<object | null> {
  const [, type, number] = /^\/3\/(movie|tv)\/(\d+)$/.exec(path) ?? []
  const facts = (await readFacts()).find(({ id }) => id === `${type}-${number}`)
  if (!facts) return null
  const date = `${facts.year}-06-01`
  const offers = { link: '', flatrate: [{ provider_id: 8, provider_name: 'Netflix', display_priority: 1 }] }
  return {
    id: facts.tmdbId,
    ...(type === 'movie'
      ? { title: facts.title, original_title: facts.originalTitle, release_date: date, runtime: facts.runtime ?? 100 }
      : { name: facts.title, original_name: facts.originalTitle, first_air_date: date, number_of_seasons: 2 }),
    original_language: facts.language,
    origin_country: facts.countries,
    overview: `What ${facts.title} is about.`,
    genres: [],
    vote_average: facts.rating / 10,
    vote_count: 3000,
    keywords: { keywords: [] },
    'watch/providers': { results: Object.fromEntries(countryCodes.map((country) => [country, offers])) },
    translations: { translations: [] },
    credits: { cast: [], crew: [] },
  }
}
