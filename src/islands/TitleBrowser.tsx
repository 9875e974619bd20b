import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import type { TitleType } from '#src/domain/contentType.ts'
import { movieGenreChoices, parseGenre, tvGenreChoices } from '#src/domain/genre.ts'
import type { Locale } from '#src/domain/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { BrowserWords } from '#src/i18n/islandWords.ts'
import { listPath, placeOfPath } from '#src/i18n/listPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $browse, $titles, retryTitles, type TitleListState } from '#src/stores/titleBrowser.ts'
import { isPlainClick } from './isPlainClick.ts'
import { SkeletonCards, TitleCard } from './TitleCard.tsx'
import { useDebounced } from './useDebounced.ts'

interface TitleBrowserProps {
  readonly type: TitleType
  readonly locale: Locale
  readonly words: BrowserWords
  /** The part of the list that is in the page's HTML. */
  readonly items: readonly TitleItem[]
  readonly hasMore: boolean
  /** As on the button, e.g. `Sci-Fi`; null for all genres. */
  readonly genreChoice: string | null
  readonly page: number
}

const skeletons = 8
const searchDelayMs = 500
/**
 * Posters in the HTML: two screens of a phone. With all of a page's posters the HTML would not fit into the initial TCP
 * congestion window (10 segments, 14.6 KB).
 */
const drawnPosters = 8

/**
 * A list of films or series: a search takes precedence over the genre, the genre over the whole list. Every state
 * except a search has its own address.
 */
export function TitleBrowser(props: TitleBrowserProps): ReactElement {
  const { type, locale, words, items, hasMore } = props
  const country = useStore($selectedCountry, { ssr: 'initial' })
  const live = useDeferredValue(useStore($titles, { ssr: () => loading }))
  const [typed, setTyped] = useState('')
  const [genreChoice, setGenreChoice] = useState(props.genreChoice)
  const [lastPage, setLastPage] = useState(props.page)
  const text = useDebounced(typed.trim(), searchDelayMs)
  const onPage = text === '' && genreChoice === props.genreChoice && lastPage === props.page
  const firstPage = genreChoice === props.genreChoice ? props.page : 1

  useEffect(() => {
    const genre = genreChoice ? parseGenre(genreChoice) : null
    $browse.set({ type, locale, text, genre, ...(country ? { country } : {}), firstPage, lastPage })
  }, [type, locale, text, genreChoice, country, firstPage, lastPage])

  // The titles in the page's HTML are shown until the same ones arrive with the services of the visitor's country, and
  // the loaded ones while more are loading.
  const kept = useRef<TitleListState>({ status: 'ready', items, hasMore })
  const growing = useRef(false)
  if (live.status === 'ready') kept.current = live
  const state = live.status === 'loading' && (onPage || growing.current) ? kept.current : live
  const announced = useFocusOnGrowth(state, growing)

  // Text typed before hydration is only in the DOM.
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(box.current?.value ?? ''), [])

  const genreChoices = type === 'movie' ? movieGenreChoices : tvGenreChoices
  useEffect(() => {
    const read = (): void => {
      const place = placeOfPath(type, genreChoices, window.location.pathname)
      if (!place) return
      growing.current = false
      setTyped('')
      setGenreChoice(place.genreChoice)
      setLastPage(place.page)
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [type, genreChoices])

  const chooseGenre = (event: MouseEvent<HTMLElement>, choice: string | null): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { currentTarget: touched } = event
    touched.dataset['chosen'] = ''
    afterPaint(() => {
      for (const button of touched.parentElement?.children ?? []) button.removeAttribute('data-chosen')
      // The same address as the link's.
      window.history.pushState(null, '', localePath(locale, listPath(type, choice, 1)))
      growing.current = false
      setTyped('')
      setGenreChoice(choice)
      setLastPage(choice === props.genreChoice ? props.page : 1)
    })
  }
  const showMore = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    growing.current = true
    setLastPage(lastPage + 1)
  }

  return (
    <>
      <search className="grid gap-4 mt-6 mb-8 lg:flex lg:items-center lg:gap-6">
        <div className="lg:flex-[1_0_14rem] lg:max-w-96">
          <label className="sr-only" htmlFor="list-search">
            {words.list.search}
          </label>
          <input
            className="input"
            id="list-search"
            ref={box}
            type="search"
            maxLength={200}
            placeholder={words.list.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <nav className="tick lg:flex-initial lg:justify-end lg:ml-auto" aria-label={words.common.genres}>
          {[null, ...genreChoices].map((choice) => (
            <a
              key={choice ?? 'all'}
              href={localePath(locale, listPath(type, choice, 1))}
              aria-current={choice === genreChoice && !text ? 'true' : undefined}
              onClick={(event) => chooseGenre(event, choice)}
            >
              {genreName(choice, words)}
            </a>
          ))}
        </nav>
      </search>
      <p className="sr-only" role="status">
        {announced > 0 && plural(locale, words.common.shown, announced)}
      </p>
      <List state={state} locale={locale} words={words} empty={emptyText(text, genreChoice, words)} />
      {state.status === 'ready' && state.hasMore && (
        <p className="grid justify-items-center mt-12">
          <a
            className="btn btn-quiet"
            data-kept=""
            href={localePath(locale, listPath(type, genreChoice, lastPage + 1))}
            onClick={showMore}
          >
            {words.common.showMore}
          </a>
        </p>
      )}
    </>
  )
}

const loading: TitleListState = { status: 'loading' }

/**
 * After "show more" focuses the first new card.
 * @returns the number of titles that were added
 */
function useFocusOnGrowth(state: TitleListState, growing: { current: boolean }): number {
  const shown = state.status === 'ready' ? state.items : null
  const before = useRef(shown?.length ?? 0)
  const [announced, setAnnounced] = useState(0)
  useEffect(() => {
    if (!shown) return
    const from = before.current
    before.current = shown.length
    if (!growing.current || shown.length <= from) return
    growing.current = false
    setAnnounced(shown.length - from)
    document.getElementById(shown[from]?.id ?? '')?.focus({ preventScroll: true })
  }, [shown, growing])
  return announced
}

interface ListProps {
  readonly state: TitleListState
  readonly locale: Locale
  readonly words: BrowserWords
  readonly empty: string
}

function List({ state, locale, words, empty }: ListProps): ReactElement {
  if (state.status === 'loading') return <SkeletonCards count={skeletons} />
  if (state.status === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{words.common.failed}</p>
        <button className="btn" type="button" onClick={retryTitles}>
          {words.common.retry}
        </button>
      </div>
    )
  }
  if (state.items.length === 0) {
    return (
      <div className="empty" role="status">
        <p>{empty}</p>
      </div>
    )
  }
  return (
    <>
      <h2 className="sr-only">{words.list.title}</h2>
      <ul className="shelf shelf-6">
        {state.items.map((item, index) => (
          <li key={item.id}>
            <TitleCard item={item} locale={locale} words={words.card} waitsInHtml={index >= drawnPosters} />
          </li>
        ))}
      </ul>
    </>
  )
}

function genreName(choice: string | null, words: BrowserWords): string {
  const genre = choice ? parseGenre(choice) : null
  return genre ? words.card.genres[genre] : words.common.allGenres
}

function emptyText(text: string, genreChoice: string | null, words: BrowserWords): string {
  if (text) return fill(words.list.emptySearch, { query: text })
  return genreChoice ? fill(words.list.emptyGenre, { genre: genreName(genreChoice, words) }) : words.list.empty
}
