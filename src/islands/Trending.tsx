import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { TrendingWords } from '#src/i18n/islandWords.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $trendingAudience, type TrendingState, trendingMovies, trendingTvShows } from '#src/stores/trending.ts'
import { SkeletonCards, TitleCard } from './TitleCard.tsx'

interface TrendingProps {
  readonly locale: Locale
  readonly words: TrendingWords
  /** In the page's HTML; they stand until the visitor's own arrive. */
  readonly movies: readonly TitleItem[]
  readonly tvShows: readonly TitleItem[]
}

const tabs = ['all', 'movies', 'tvShows'] as const
type Tab = (typeof tabs)[number]

const inSection = 6
const skeletonsInSection = 4
const skeletonsInTab = 8

/** What trends, in three tabs: everything in two sections, films, series. */
export function Trending({ locale, words, movies, tvShows }: TrendingProps): ReactElement {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const liveMovies = useStore(trendingMovies.$state, { ssr: () => loading })
  const liveTvShows = useStore(trendingTvShows.$state, { ssr: () => loading })
  const [tab, setTab] = useState<Tab>('all')
  const id = useId()

  useEffect(() => {
    $trendingAudience.set({ locale, ...(country ? { country } : {}) })
  }, [locale, country])

  // The page's own lists stand while those of the visitor's country load; a change of country shows blanks.
  const firstCountry = useRef(country)
  const settled = firstCountry.current === country
  const moviesNow = settled && liveMovies.status === 'loading' ? ready(movies) : liveMovies
  const tvShowsNow = settled && liveTvShows.status === 'loading' ? ready(tvShows) : liveTvShows

  const names: Readonly<Record<Tab, string>> = {
    all: words.trending.all,
    movies: words.trending.movies,
    tvShows: words.trending.tvShows,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextTab(event.key, tab)
    if (!next) return
    event.preventDefault()
    setTab(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={words.trending.tabs} onKeyDown={onKeyDown}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {names[one]}
          </button>
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

/** Arrows go round, Home and End to the ends. */
function nextTab(key: string, from: Tab): Tab | undefined {
  const at = tabs.indexOf(from)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs[(at + tabs.length - 1) % tabs.length]
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
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
    <section className="trend-section">
      <h2>{heading}</h2>
      <List
        {...props}
        limit={inSection}
        skeletons={skeletonsInSection}
        empty={<p className="trend-empty">{empty}</p>}
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
      {state.items.slice(0, limit).map((item) => (
        <li key={item.id}>
          <TitleCard item={item} locale={locale} words={words.card} />
        </li>
      ))}
    </ul>
  )
}
