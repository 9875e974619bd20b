/** The pages that are measured: one of each kind. */
export const measuredPages = ['/', '/mood/cry/', '/movies/', '/search/?q=love', '/about/', '/pt/mood/laugh/'] as const
