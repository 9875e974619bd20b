import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTurn } from '#src/components/ui/useTurn.ts'
import type { Locale } from '#src/domain/locale.ts'
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
}

const debounceMs = 500
const placeholders = 8

/** The search screen: what is typed becomes the query when typing stops, stands in the address, and is restored from it. */
export function Search({ locale, words }: SearchProps): ReactElement {
  const country = useStore($selectedCountry, { ssr: 'initial' })
  // Forty hits are drawn in slices, between which the browser can do other things.
  const state = useDeferredValue(useStore($search, { ssr: () => idle }))
  const [typed, setTyped] = useState('')
  usePreparedFormats(locale)
  const [query, setQuery] = useState('')
  const settled = useDebounced(typed.trim(), debounceMs)
  const touched = useRef(false)

  useEffect(() => {
    const restore = (): void => {
      const q = queryOfAddress()
      setTyped(q)
      setQuery(q)
    }
    // Without a word in the address the box keeps what was typed before this ran.
    if (queryOfAddress()) restore()
    window.addEventListener('popstate', restore)
    return () => window.removeEventListener('popstate', restore)
  }, [])

  // Not on the first run: the address has the first word.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) setQuery(settled)
    first.current = false
  }, [settled])

  useEffect(() => {
    if (!touched.current && !query) return
    touched.current = true
    if (query !== queryOfAddress()) window.history.replaceState(null, '', addressOf(locale, query))
    $searchWish.set({ q: query, locale, ...(country ? { country } : {}) })
  }, [query, locale, country])

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

const idle: SearchState = { status: 'idle' }

/** What is cut may end in half a character, which no address could hold. */
function queryOfAddress(): string {
  const q = new URLSearchParams(window.location.search).get('q') ?? ''
  return q
    .trim()
    .slice(0, 200)
    .replace(/\p{Cs}$/u, '')
}

function addressOf(locale: Locale, query: string): string {
  return `${localePath(locale, '/search/')}${query && `?q=${encodeURIComponent(query)}`}`
}

interface AnswerProps extends SearchProps {
  readonly state: SearchState
  readonly query: string
}

function Answer({ state, query, locale, words }: AnswerProps): ReactElement {
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
      <div className="count" key="count" role="status">
        <h2>{fill(search.results, { query })}</h2>
        {state.status === 'ready' && (
          <span className="badge badge-lit">{plural(locale, search.total, state.answer.total)}</span>
        )}
        {state.status === 'loading' && <span className="vh">{search.searching}</span>}
      </div>
      <Hits state={state} locale={locale} words={words} />
    </>
  )
}

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
    <ul className="hits">
      {[...movies, ...tvShows].map((item) => (
        <Hit key={item.id} item={item} locale={locale} words={words} />
      ))}
    </ul>
  )
}

function Hit(props: ComponentProps<typeof SearchHit>): ReactElement {
  const place = useRef<HTMLLIElement>(null)
  const hasTurn = useTurn(place)
  return (
    <li ref={place} data-waits={hasTurn ? undefined : ''}>
      <SearchHit {...props} />
    </li>
  )
}

function Placeholders(): ReactElement {
  return (
    <ul className="hits" aria-busy="true">
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks have nothing else
        <li className="hit hit-blank" key={index} aria-hidden="true">
          <span className="sk" />
          <div className="hit-body">
            <span className="sk sk-title" />
            <span className="sk sk-facts" />
            <span className="sk sk-line" />
          </div>
        </li>
      ))}
    </ul>
  )
}
