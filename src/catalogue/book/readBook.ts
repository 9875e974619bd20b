import type { TitleType } from '#src/domain/title/contentType.ts'

/** The data of one kind of titles, not yet validated, imported when they are first requested. */
export async function readBook(type: TitleType): Promise<unknown> {
  return type === 'movie'
    ? (await import('./data/movies.json', { with: { type: 'json' } })).default
    : (await import('./data/series.json', { with: { type: 'json' } })).default
}
