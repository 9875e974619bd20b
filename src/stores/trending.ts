import { atom } from 'nanostores'
import { call } from '#src/api/client.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type TrendingTab, trendingPath, trendingTabOf } from '#src/i18n/trendingPaths.ts'
import { $audience, $pageLocale } from './audience.ts'
import { question } from './question.ts'

/** The trending films of the page's audience. */
export const $trendingMovies = question('trendingMovies', $audience, (audience) =>
  call(listEndpoints.trendingMovies, audience),
)

/** The trending series of the page's audience. */
export const $trendingTvShows = question('trendingTvShows', $audience, (audience) =>
  call(listEndpoints.trendingTvShows, audience),
)

/** The tab on screen; null until the island has read the page's address. */
export const $trendingTab = atom<TrendingTab | null>(null)

/**
 * Sets the tab from the page's address and keeps it in sync with history navigation.
 * @param onPage the tab that the page was rendered with
 * @returns a function that removes the listener
 */
export function startTrending(locale: Locale, onPage: TrendingTab): () => void {
  $pageLocale.set(locale)
  const read = (): void => $trendingTab.set(trendingTabOf(window.location.pathname) ?? onPage)
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/** Shows a tab, at the address of its page. */
export function showTrendingTab(tab: TrendingTab, locale: Locale): void {
  if (tab === $trendingTab.get()) return
  window.history.pushState(null, '', localePath(locale, trendingPath(tab)))
  $trendingTab.set(tab)
}
