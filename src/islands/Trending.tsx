import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { TrendingWords } from '#src/i18n/islandWords.ts'
import { withSiteName } from '#src/i18n/pageTitle.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type TrendingTab, trendingPath, trendingTabOf, trendingTabs } from '#src/i18n/trendingPaths.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $trendingAudience, type TrendingState, trendingMovies, trendingTvShows } from '#src/stores/trending.ts'
import { isPlainClick } from './isPlainClick.ts'
import { SkeletonCards, TitleCard } from './TitleCard.tsx'

interface TrendingProps {
  readonly locale: Locale
  readonly words: TrendingWords
  /** The tab that the page was rendered with. */
  readonly onPage: TrendingTab
  /** The lists in the page's HTML, shown until those for the visitor's country arrive. */
  readonly movies: readonly TitleItem[]
  readonly tvShows: readonly TitleItem[]
}

const inSection = 6
/** Posters in the HTML: two screens of a phone. The others are drawn when they are near the viewport. */
const drawnPosters = 8
const skeletonsInSection = 4
const skeletonsInTab = 8

/**
 * The trending titles in three tabs: all (two sections), films and series. Each tab links to its own page; after
 * hydration it switches in place.
 */
export function Trending({ locale, words, onPage, movies, tvShows }: TrendingProps): ReactElement {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const liveMovies = useStore(trendingMovies.$state, { ssr: () => loading })
  const liveTvShows = useStore(trendingTvShows.$state, { ssr: () => loading })
  const { tab, hasStarted, show } = useTab(onPage, locale, words)
  const id = useId()

  useEffect(() => {
    $trendingAudience.set({ locale, ...(country ? { country } : {}) })
  }, [locale, country])

  // The lists in the page's HTML are shown while those for the visitor's country load; a change of country shows
  // skeletons.
  const firstCountry = useRef(country)
  const settled = firstCountry.current === country
  const moviesNow = settled && liveMovies.status === 'loading' ? ready(movies) : liveMovies
  const tvShowsNow = settled && liveTvShows.status === 'loading' ? ready(tvShows) : liveTvShows

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, tab)
    if (!next) return
    event.preventDefault()
    show(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  const onClick = (event: MouseEvent, one: TrendingTab): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    show(one)
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
            tabIndex={hasStarted && one !== tab ? -1 : 0}
            onClick={(event) => onClick(event, one)}
          >
            {words.trending[one]}
          </a>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'all' && (
          <>
            <Section
              heading={words.trending.moviesHeading}
              state={moviesNow}
              empty={words.trending.noMoviesInAll}
              locale={locale}
              words={words}
              retry={trendingMovies.retry}
            />
            <Section
              heading={words.trending.tvShowsHeading}
              state={tvShowsNow}
              empty={words.trending.noTvShowsInAll}
              locale={locale}
              words={words}
              retry={trendingTvShows.retry}
            />
          </>
        )}
        {tab === 'movies' && (
          <Tab
            state={moviesNow}
            empty={words.trending.noMovies}
            locale={locale}
            words={words}
            retry={trendingMovies.retry}
          />
        )}
        {tab === 'tvShows' && (
          <Tab
            state={tvShowsNow}
            empty={words.trending.noTvShows}
            locale={locale}
            words={words}
            retry={trendingTvShows.retry}
          />
        )}
      </div>
    </>
  )
}

const loading: TrendingState = { status: 'loading' }

function ready(items: readonly TitleItem[]): TrendingState {
  return { status: 'ready', items }
}

/** The tab that the address names, kept in sync with history navigation, and a function to switch. */
function useTab(onPage: TrendingTab, locale: Locale, words: TrendingWords) {
  const [tab, setTab] = useState(onPage)
  const [hasStarted, setStarted] = useState(false)
  useEffect(() => {
    setStarted(true)
    const read = (): void => setTab(trendingTabOf(window.location.pathname) ?? onPage)
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [onPage])
  useEffect(() => {
    const { title, moviesHeading, tvShowsHeading } = words.trending
    document.title = withSiteName({ all: title, movies: moviesHeading, tvShows: tvShowsHeading }[tab])
  }, [tab, words])
  const show = (next: TrendingTab): void => {
    if (next === tab) return
    window.history.pushState(null, '', localePath(locale, trendingPath(next)))
    setTab(next)
  }
  return { tab, hasStarted, show }
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

interface ListProps {
  readonly state: TrendingState
  readonly empty: string
  readonly locale: Locale
  readonly words: TrendingWords
  readonly retry: () => void
}

function Section({ heading, empty, ...props }: ListProps & { readonly heading: string }): ReactElement {
  return (
    <section className="not-first:mt-16">
      <h2 className="mb-6 text-2xl">{heading}</h2>
      <List
        {...props}
        limit={inSection}
        skeletons={skeletonsInSection}
        empty={<p className="text-text-2">{empty}</p>}
      />
    </section>
  )
}

function Tab({ empty, ...props }: ListProps): ReactElement {
  const nothing = (
    <div className="empty">
      <h2>{empty}</h2>
      <p>{props.words.trending.checkBack}</p>
    </div>
  )
  return <List {...props} skeletons={skeletonsInTab} empty={nothing} />
}

interface InnerProps extends Omit<ListProps, 'empty'> {
  readonly empty: ReactElement
  readonly skeletons: number
  readonly limit?: number
}

function List({ state, locale, words, retry, empty, skeletons, limit }: InnerProps): ReactElement {
  if (state.status === 'loading') return <SkeletonCards count={skeletons} />
  if (state.status === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{words.failed}</p>
        <button className="btn" type="button" onClick={retry}>
          {words.retry}
        </button>
      </div>
    )
  }
  if (state.items.length === 0) return empty
  return (
    <ul className="shelf shelf-6">
      {state.items.slice(0, limit).map((item, index) => (
        <li key={item.id}>
          <TitleCard item={item} locale={locale} words={words.card} waitsInHtml={index >= drawnPosters} />
        </li>
      ))}
    </ul>
  )
}
