/** TMDB's numbers of "pornography" and "erotic movie". */
export const adultKeywords = [445, 190370] as const

/**
 * Parameters of a `discover` query that leave out what is for adults only: `include_adult=false` alone leaves titles
 * that nobody has flagged, some of them high in lists by popularity.
 */
export const withoutAdults = { include_adult: false, without_keywords: adultKeywords.join('|') } as const
