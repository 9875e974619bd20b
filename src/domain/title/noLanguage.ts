/** In place of a language, as on TMDB: of a film without words, or one whose language is not known. */
export const noLanguage = 'xx'
