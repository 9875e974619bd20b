import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useId, useState } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TrendingWords } from '#src/i18n/islandWords.ts'
import { withSiteName } from '#src/i18n/pageTitle.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type TrendingTab, trendingPath, trendingTabs } from '#src/i18n/trendingPaths.ts'
import { ListEvening } from '#src/islands/evening/ListEvening.tsx'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { leadLanguageLinks } from '#src/islands/shared/leadLanguageLinks.ts'
import { loading, type QuestionState } from '#src/stores/question.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import {
  $trendingMovies,
  $trendingTab,
  $trendingTvShows,
  showTrendingTab,
  startTrending,
} from '#src/stores/trending.ts'
import { TrendingPanel, TrendingSection } from './TrendingLists.tsx'

interface TrendingProps {
  readonly locale: Locale
  readonly words: TrendingWords
  /** The tab that the page was rendered with. */
  readonly onPage: TrendingTab
  /** The lists in the page's HTML, shown until those for the visitor's country arrive. */
  readonly movies: readonly TitleItem[]
  readonly tvShows: readonly TitleItem[]
}

/**
 * The trending titles in three tabs: all (two sections), films and series. Each tab links to its own page; after
 * hydration it switches in place.
 */
export function Trending({ locale, words, onPage, movies, tvShows }: TrendingProps): ReactElement {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const liveMovies = useStore($trendingMovies, { ssr: () => loading })
  const liveTvShows = useStore($trendingTvShows, { ssr: () => loading })
  const current = useStore($trendingTab)
  const tab = current ?? onPage
  const id = useId()

  useEffect(() => startTrending(locale, onPage), [locale, onPage])
  useEffect(() => {
    const { title, moviesHeading, tvShowsHeading } = words.trending
    document.title = withSiteName({ all: title, movies: moviesHeading, tvShows: tvShowsHeading }[tab])
    leadLanguageLinks(trendingPath(tab))
  }, [tab, words])

  const [firstCountry] = useState(country)
  const isFirst = firstCountry === country
  /**
   * The list in the page's HTML is shown while that for the visitor's country loads, and where it does not come, which is
   * then said, but for the lack of a network, of which the page tells itself; a change of country shows skeletons.
   */
  const shown = (live: QuestionState<readonly TitleItem[]>, onPage: readonly TitleItem[]) => ({
    state: isFirst && live.status !== 'ready' ? ready(onPage) : live,
    hasFailed: isFirst && country !== '' && live.status === 'failed' && navigator.onLine,
    locale,
    words,
  })
  const films = { ...shown(liveMovies, movies), retry: $trendingMovies.revalidate }
  const series = { ...shown(liveTvShows, tvShows), retry: $trendingTvShows.revalidate }

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, tab)
    if (!next) return
    event.preventDefault()
    showTrendingTab(next, locale)
    document.getElementById(`${id}${next}`)?.focus()
  }
  const onClick = (event: MouseEvent, one: TrendingTab): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    showTrendingTab(one, locale)
  }
  return (
    <>
      <div
        className="tabs flex gap-1 mt-6 mb-8 rule-b border-line-2 overflow-x-auto"
        role="tablist"
        aria-label={words.trending.tabs}
        onKeyDown={onKeyDown}
      >
        {trendingTabs.map((one) => (
          <a
            className="relative grid content-center min-h-12 px-4 text-text-2 whitespace-nowrap hover:text-text chosen:text-accent aria-selected:text-accent aria-selected:weight-600 focus-visible:-outline-offset-3"
            key={one}
            role="tab"
            id={`${id}${one}`}
            href={localePath(locale, trendingPath(one))}
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            // Before hydration there are no arrow keys, so every tab is in the tab order.
            tabIndex={current !== null && one !== tab ? -1 : 0}
            onClick={(event) => onClick(event, one)}
          >
            {words.trending[one]}
          </a>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'all' && (
          <>
            <TrendingSection {...films} heading={words.trending.moviesHeading} empty={words.trending.noMoviesInAll} />
            <TrendingSection
              {...series}
              heading={words.trending.tvShowsHeading}
              empty={words.trending.noTvShowsInAll}
            />
          </>
        )}
        {tab === 'movies' && <TrendingPanel {...films} empty={words.trending.noMovies} />}
        {tab === 'tvShows' && <TrendingPanel {...series} empty={words.trending.noTvShows} />}
      </div>
      <ListEvening locale={locale} />
    </>
  )
}

function ready(items: readonly TitleItem[]): QuestionState<readonly TitleItem[]> {
  return { status: 'ready', answer: items }
}

/** The tab that a key selects: the arrows wrap around, Home and End go to the first and last. */
function nextTab(key: string, from: TrendingTab): TrendingTab | undefined {
  const at = trendingTabs.indexOf(from)
  const count = trendingTabs.length
  if (key === 'ArrowRight') return trendingTabs[(at + 1) % count]
  if (key === 'ArrowLeft') return trendingTabs[(at + count - 1) % count]
  if (key === 'Home') return trendingTabs[0]
  return key === 'End' ? trendingTabs.at(-1) : undefined
}
