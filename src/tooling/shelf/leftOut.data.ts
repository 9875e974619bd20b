import type { TitleId } from '#src/domain/title/titleId.ts'

/**
 * Titles that belong to the most voted of TMDB (1,000 films, 400 series) or the best 250 of IMDb and stay off the
 * shelf, with the reason. Checked: none of them stands there.
 */
export const leftOut: Readonly<Record<TitleId, string>> = {
  'movie-664413': '365 Days: abduction told as a romance',
  'tv-27240': 'Seven Deadly Sins: erotic, for adults',
  'tv-45950': 'High School D×D: erotic, for adults',
  'tv-4336': 'Drawn Together: its jokes are insults',
  'tv-80020': 'Super Dragon Ball Heroes: an advertisement for a game of cards',
  'tv-71740': '40 y 20: its jokes are about pursuing younger women',
}

/** The same for titles of IMDb's lists that are no entries of their own on TMDB, or whose number there is not sure. */
export const leftOutOfImdb: Readonly<Record<string, string>> = {
  tt6019206: 'Kill Bill: The Whole Bloody Affair: both volumes stand on the shelf',
  tt10811166: 'The Kashmir Files: historians contest what it shows as fact',
  tt4093826: 'Twin Peaks (2017): a season of the series of 1990 on TMDB',
}
