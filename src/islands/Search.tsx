import { useStore } from '@nanostores/react'
import {
  type ComponentProps,
  memo,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DrawnSearch } from '#src/api/drawnSearch.ts'
import { useTurn } from '#src/components/ui/useTurn.ts'
import type { Locale } from '#src/domain/locale.ts'
import { searchText } from '#src/domain/searchText.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $search, $searchWish, retrySearch, type SearchState } from '#src/stores/search.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchHit } from './SearchHit.tsx'
import { useDebounced } from './useDebounced.ts'
import { usePreparedFormats } from './usePreparedFormats.ts'

interface SearchProps {
  readonly locale: Locale
  readonly words: SearchWords
  /** The search answered in the page's HTML; null if there is none. */
  readonly drawn: DrawnSearch | null
}

const debounceMs = 500
const placeholders = 8
/** Posters in the page's HTML; the others are drawn when they are near the viewport. */
const drawnPosters = 6

/** The search screen. The query is the debounced text of the box; it is kept in the address and restored from it. */
export function Search({ locale, words, drawn }: SearchProps): ReactElement {
  const country = useStore($selectedCountry, { ssr: automatic })
  // Deferred: up to forty hits are rendered in interruptible slices.
  const found = useDeferredValue(useStore($search, { ssr: () => idle }))
  const [typed, setTyped] = useState(drawn?.query ?? '')
  usePreparedFormats(locale)
  const [query, setQuery] = useState(drawn?.query ?? '')
  // Once a country was chosen, going back to automatic needs a new request: the answer in the HTML is not reused.
  const [hasChosen, setChosen] = useState(false)
  useEffect(() => {
    if (country) setChosen(true)
  }, [country])
  const isDrawn = drawn !== null && drawn.query === query && (country ? country === drawn.country : !hasChosen)
  const state = useMemo(() => shownState(found, query, isDrawn ? drawn : null), [found, query, isDrawn, drawn])
  const settled = useDebounced(typed.trim(), debounceMs)
  const touched = useRef(false)

  useEffect(() => {
    const restore = (): void => {
      const q = queryOfAddress()
      setTyped(q)
      setQuery(q)
    }
    // If the page answers the address's query, or the address has none, the box keeps what was typed before hydration.
    if (queryOfAddress() && queryOfAddress() !== drawn?.query) restore()
    window.addEventListener('popstate', restore)
    return () => window.removeEventListener('popstate', restore)
  }, [drawn])

  // Skipped on the first run: the query of the address takes precedence.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) setQuery(settled)
    first.current = false
  }, [settled])

  useEffect(() => {
    if (!touched.current && !query) return
    touched.current = true
    if (query !== queryOfAddress()) window.history.replaceState(null, '', addressOf(locale, query))
    // During hydration `country` is still the server's value; the effect runs again with the stored one.
    if (country !== $selectedCountry.get()) return
    $searchWish.set(isDrawn ? null : { q: query, locale, ...(country ? { country } : {}) })
  }, [query, locale, country, isDrawn])

  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    const q = typed.trim()
    if (!q) return
    if (q !== queryOfAddress()) window.history.pushState(null, '', addressOf(locale, q))
    setQuery(q)
  }
  return (
    <>
      <SearchBox locale={locale} words={words} typed={typed} onType={setTyped} onSubmit={submit} />
      <Answer state={state} query={query} locale={locale} words={words} />
    </>
  )
}

/** The value in the page's HTML. A persistent store's own initial value would be the stored one. */
const automatic = (): '' => ''
const idle: SearchState = { status: 'idle' }
const loading: SearchState = { status: 'loading' }

/** A search in the page's HTML is ready at once; a query whose request has not started yet counts as loading. */
function shownState(found: SearchState, query: string, drawn: DrawnSearch | null): SearchState {
  if (drawn) return { status: 'ready', answer: drawn.answer }
  return found.status === 'idle' && query ? loading : found
}

function queryOfAddress(): string {
  return searchText(new URLSearchParams(window.location.search).get('q'))
}

function addressOf(locale: Locale, query: string): string {
  return `${localePath(locale, '/search/')}${query && `?q=${encodeURIComponent(query)}`}`
}

interface AnswerProps extends Omit<SearchProps, 'drawn'> {
  readonly state: SearchState
  readonly query: string
}

/** Memoized, so that typing does not render the hits again. */
const Answer = memo(function Answer({ state, query, locale, words }: AnswerProps): ReactElement {
  const { search } = words
  if (state.status === 'idle') {
    return (
      <div className="empty" key="prompt">
        <h2>{search.prompt}</h2>
        <p>{search.promptText}</p>
      </div>
    )
  }
  return (
    <>
      <div className="count flex flex-wrap items-center gap-3 mt-8 mb-3" key="count" role="status">
        <h2 className="text-2xl">{fill(search.results, { query })}</h2>
        {state.status === 'ready' && (
          <span className="badge badge-lit">{plural(locale, search.total, state.answer.total)}</span>
        )}
        {state.status === 'loading' && <span className="sr-only">{search.searching}</span>}
      </div>
      <Hits state={state} locale={locale} words={words} />
    </>
  )
})

function Hits({ state, locale, words }: Omit<AnswerProps, 'query'>): ReactElement | null {
  const { search } = words
  if (state.status === 'loading') return <Placeholders />
  if (state.status === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{search.failed}</p>
        <button className="btn" type="button" onClick={retrySearch}>
          {words.retry}
        </button>
      </div>
    )
  }
  if (state.status === 'idle') return null
  const { movies, tvShows, total } = state.answer
  if (total === 0) {
    return (
      <div className="empty">
        <h2>{search.none}</h2>
        <p>{search.noneText}</p>
      </div>
    )
  }
  return (
    <ul className="hits rule-t border-line-2">
      {[...movies, ...tvShows].map((item, index) => (
        <Hit key={item.id} item={item} locale={locale} words={words} waitsInHtml={index >= drawnPosters} />
      ))}
    </ul>
  )
}

function Hit(props: ComponentProps<typeof SearchHit>): ReactElement {
  const place = useRef<HTMLLIElement>(null)
  const hasTurn = useTurn(place, props.waitsInHtml)
  return (
    <li ref={place} data-waits={hasTurn ? undefined : ''}>
      <SearchHit {...props} />
    </li>
  )
}

function Placeholders(): ReactElement {
  return (
    <ul className="hits rule-t border-line-2" aria-busy="true">
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks have nothing else
        <li className="hit" key={index} aria-hidden="true">
          <span className="sk aspect-2/3" />
          <div className="grid content-center gap-2">
            <span className="sk w-2/5 h-6" />
            <span className="sk w-[30%] h-3.5" />
            <span className="sk w-4/5 h-3.5" />
          </div>
        </li>
      ))}
    </ul>
  )
}
