import { useStore } from '@nanostores/react'
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { usePreparedFormats } from '#src/islands/shared/usePreparedFormats.ts'
import { $query, $search, $typed, type SearchState, startSearch, submitSearch, typeSearch } from '#src/stores/search.ts'
import { SearchAnswer } from './SearchAnswer.tsx'
import { SearchBox } from './SearchBox.tsx'

interface SearchProps {
  readonly locale: Locale
  readonly words: SearchWords
  /** The search answered in the page's HTML; null if there is none. */
  readonly drawn: RenderedSearch | null
}

/** The search screen. The query is the debounced text of the box; it is kept in the address and restored from it. */
export function Search({ locale, words, drawn }: SearchProps): ReactElement {
  const [inHtml] = useState<SearchState>(drawn ? { status: 'ready', answer: drawn.answer } : { status: 'idle' })
  const queryInHtml = () => drawn?.query ?? ''
  const typed = useStore($typed, { ssr: queryInHtml })
  // Deferred: up to forty hits are rendered in interruptible slices.
  const query = useDeferredValue(useStore($query, { ssr: queryInHtml }))
  const state = useDeferredValue(useStore($search, { ssr: () => inHtml }))
  usePreparedFormats(locale)
  useEffect(() => startSearch(locale, drawn), [locale, drawn])

  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    submitSearch()
  }
  return (
    <>
      <SearchBox locale={locale} words={words} typed={typed} onType={typeSearch} onSubmit={submit} />
      <SearchAnswer state={state} query={query} locale={locale} words={words} />
    </>
  )
}
