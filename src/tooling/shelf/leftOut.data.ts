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
  tt10811166: 'The Kashmir Files (2022): historians contest what it shows as fact',
  tt20850406: 'Sita Ramam (2022): its number on TMDB is not confirmed',
  tt9263550: 'Rocketry: The Nambi Effect (2022): its number on TMDB is not confirmed',
  tt8110330: 'Dil Bechara (2020): its number on TMDB is not confirmed',
  tt10295212: 'Shershaah (2021): its number on TMDB is not confirmed',
  tt5354160: 'Mirror Game (2016): its number on TMDB is not confirmed',
  tt0253828: 'Tosun Pasha (1976): its number on TMDB is not confirmed',
  tt14392248: 'Aspirants (2021): its number on TMDB is not confirmed',
  tt14986406: 'Bleach: Thousand-Year Blood War (2022): its number on TMDB is not confirmed',
  tt0071075: 'The World at War (1973): its number on TMDB is not confirmed',
  tt0214341: 'Dragon Ball Z (1996): stands on the shelf, without this number, which is that of a dubbed version',
  tt14650074: 'Dhindora (2021): its number on TMDB is not confirmed',
  tt1877514: 'The Vietnam War (2017): its number on TMDB is not confirmed',
  tt0988824: 'Naruto: Shippuden (2007): stands on the shelf, without a number of IMDb',
  tt0096548: 'Blackadder Goes Forth (1989): part of the one entry for Blackadder on TMDB',
  tt7920978: 'Persona (2018): its number on TMDB is not confirmed',
  tt21279678: 'NCR Days (2022): its number on TMDB is not confirmed',
  tt1806234: 'Human Planet (2011): the BBC took it off sale in 2018',
  tt1909015: 'Undercover (2011): its number on TMDB is not confirmed',
  tt0268093: 'Ramayan (1987): its number on TMDB is not confirmed',
  tt0098769: 'The Civil War (1990): its number on TMDB is not confirmed',
  tt4093826: 'Twin Peaks (2017): a season of the series of 1990 on TMDB',
  tt0088484: 'Blackadder II (1986): part of the one entry for Blackadder on TMDB',
  tt0092324: 'Blackadder the Third (1987): part of the one entry for Blackadder on TMDB',
  tt7450814: 'Koombiyo (2017): its number on TMDB is not confirmed',
  tt7657124: 'The Heroes (2008): its number on TMDB is not confirmed',
  tt0280249: 'Dragon Ball (1995): stands on the shelf, without this number, which is that of a dubbed version',
}
