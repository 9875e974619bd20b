/** What trends is shown in three tabs, each with an address of its own. */
export const trendingTabs = ['all', 'movies', 'tvShows'] as const
export type TrendingTab = (typeof trendingTabs)[number]

/** The last part of a tab's address. */
export const trendingSegments = { all: undefined, movies: 'movies', tvShows: 'tv-shows' } as const satisfies Record<
  TrendingTab,
  string | undefined
>

/** The English path of a tab: `/trending/`, `/trending/movies/`, `/trending/tv-shows/`. */
export function trendingPath(tab: TrendingTab): `/trending/${string}` {
  const segment = trendingSegments[tab]
  return segment ? `/trending/${segment}/` : '/trending/'
}

/** The tab that a path stands for, in any language; null where it is another page's. */
export function trendingTabOf(pathname: string): TrendingTab | null {
  const [, segment] = /\/trending(?:\/([a-z-]+))?\/?$/.exec(pathname) ?? [null, null]
  return segment === null ? null : (trendingTabs.find((tab) => trendingSegments[tab] === segment) ?? null)
}
