import { memo, type ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { retrySearch, type SearchState } from '#src/stores/search.ts'
import { SearchHit } from './SearchHit.tsx'

const placeholders = 8
/** Posters in the page's HTML; the others are drawn when they are near the viewport. */
const drawnPosters = 6

interface SearchAnswerProps {
  readonly state: SearchState
  readonly query: string
  /** Whether an answer by feel stands below: then there are only hits by name here, and silence without any. */
  readonly isBesideFeel: boolean
  readonly locale: Locale
  readonly words: SearchWords
}

/** The hits for a query. Memoized, so that typing does not render them again. */
export const SearchAnswer = memo(function SearchAnswer({
  state,
  query,
  isBesideFeel,
  locale,
  words,
}: SearchAnswerProps): ReactElement | null {
  const { search } = words
  if (state.status === 'idle') {
    return (
      <div className="empty" key="prompt">
        <h2>{search.prompt}</h2>
        <p>{search.promptText}</p>
      </div>
    )
  }
  const hasNothing = state.status === 'loading' || (state.status === 'ready' && state.answer.total === 0)
  if (isBesideFeel && hasNothing) return null
  return (
    <>
      <div className="count flex flex-wrap items-center gap-3 mt-8 mb-3" key="count" role="status">
        <h2 className="text-2xl">{isBesideFeel ? words.byName : fill(search.results, { query })}</h2>
        {state.status === 'ready' && !state.answer.nearest && (
          <span className="badge badge-lit">{plural(locale, search.total, state.answer.total)}</span>
        )}
        {state.status === 'loading' && <span className="sr-only">{search.searching}</span>}
      </div>
      <Hits state={state} locale={locale} words={words} />
    </>
  )
})

function Hits({ state, locale, words }: Omit<SearchAnswerProps, 'query' | 'isBesideFeel'>): ReactElement | null {
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
  const { movies, tvShows, total, nearest } = state.answer
  if (total === 0) {
    return (
      <div className="empty">
        <h2>{search.none}</h2>
        <p>{search.noneText}</p>
      </div>
    )
  }
  return (
    <>
      {nearest && <p className="mb-3">{search.nearest}</p>}
      <ul className="hits rule-t border-line-2">
        {[...movies, ...tvShows].map((item, index) => (
          <li key={item.id}>
            <SearchHit item={item} locale={locale} words={words} waitsInHtml={index >= drawnPosters} />
          </li>
        ))}
      </ul>
    </>
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
