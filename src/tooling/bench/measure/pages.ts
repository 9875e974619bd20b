/** Measured pages, one per kind. */
export const measuredPages = ['/', '/mood/cry/', '/movies/', '/search/?q=love', '/about/', '/pt/mood/laugh/'] as const
