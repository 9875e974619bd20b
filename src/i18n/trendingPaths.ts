/** Tabs of the trending page, each with its own URL. */
export const trendingTabs = ['all', 'movies', 'tvShows'] as const
export type TrendingTab = (typeof trendingTabs)[number]

/** Last URL segment of a tab. */
export const trendingSegments = { all: undefined, movies: 'movies', tvShows: 'tv-shows' } as const satisfies Record<
  TrendingTab,
  string | undefined
>

/** English path of a tab: `/trending/`, `/trending/movies/`, `/trending/tv-shows/`. */
export function trendingPath(tab: TrendingTab): `/trending/${string}` {
  const segment = trendingSegments[tab]
  return segment ? `/trending/${segment}/` : '/trending/'
}

/** Parses a tab's path, with or without a locale prefix. @returns null for other pages */
export function trendingTabOf(pathname: string): TrendingTab | null {
  const [, segment] = /\/trending(?:\/([a-z-]+))?\/?$/.exec(pathname) ?? [null, null]
  return segment === null ? null : (trendingTabs.find((tab) => trendingSegments[tab] === segment) ?? null)
}
