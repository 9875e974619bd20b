import { readFacts } from '#src/catalogue/embedded/shelf.ts'
import type { FakeTitle } from './fixtures.ts'

/** Number of a genre that any title may have: genres of the embedded catalogue's titles are the editors'. */
const drama = 18

/**
 * The embedded catalogue's titles as the fake TMDB has them, by id: the real one knows them all. They are in no list, but
 * their details can be asked for.
 */
export async function shelfFixtures(): Promise<Map<string, FakeTitle>> {
  const facts = await readFacts()
  return new Map(
    facts.map((one): [string, FakeTitle] => [
      one.id,
      {
        id: one.tmdbId,
        type: one.type,
        name: one.title,
        originalName: one.originalTitle,
        language: one.language,
        overview: `What ${one.title} is about.`,
        genres: [drama],
        keywords: [],
        poster: null,
        date: `${one.year}-06-01`,
        vote: one.rating / 10,
        votes: 3000,
        length: one.runtime ?? one.seasons ?? 100,
      },
    ]),
  )
}
