import { useStore } from '@nanostores/react'
import { lazy, type ReactElement, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { noWishes } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { countryName } from '#src/i18n/format.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { eveningPart } from '#src/islands/evening/eveningPart.tsx'
import { ListEvening } from '#src/islands/evening/ListEvening.tsx'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { usePreparedFormats } from '#src/islands/shared/usePreparedFormats.ts'
import { type Said, useSaid } from '#src/islands/words/useSaid.ts'
import { $platformNames, openEvening } from '#src/stores/evening.ts'
import { $countryCode } from '#src/stores/location.ts'
import {
  $drop,
  $query,
  $search,
  $typed,
  type SearchState,
  startSearch,
  submitSearch,
  typeSearch,
} from '#src/stores/search.ts'
import type { AnswerPlan, FoundByName } from '#src/understanding/answerOf.ts'
import { overruled } from '#src/understanding/saidTonight.ts'
import { SearchAnswer } from './SearchAnswer.tsx'
import { SearchBox } from './SearchBox.tsx'

const ListActs = lazy(async () => ({ default: (await import('#src/islands/words/ListActs.tsx')).ListActs }))
const SaidAfter = eveningPart(async () => (await import('#src/islands/words/SaidAfter.tsx')).SaidAfter)
const noDrop: readonly string[] = []
const noNames: ReadonlyMap<string, string> = new Map()

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
  const drop = useStore($drop, { ssr: () => drawn?.drop ?? noDrop })
  const isChoosing = useChoosing()
  const { said, kinds } = useSaid(locale, { typed, query, drop, drawn, isChoosing })
  const [isRunning, setIsRunning] = useState(false)
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    setIsRunning(true)
    return whenIdle(() => setIsIdle(true))
  }, [])
  usePreparedFormats(locale)
  useEffect(() => startSearch(locale, drawn), [locale, drawn])
  useLanguageLinks('/search/', '/search/', `${query} ${drop.join()}`)

  const submit = (event: { preventDefault(): void }): void => {
    // Words are answered by a page of their own, whose heading they are.
    if (said && said.tools.understand(typed).parts.length > 0 && plan?.byFeel !== false) return
    event.preventDefault()
    submitSearch()
  }
  const [tools, live] = [said?.tools, said?.live]
  // Kept while typing: a letter must not draw the list again.
  const now = useMemo(() => {
    const found = foundIn(state)
    return tools && live && query && found ? live.answerOf(query, tools.understand(query, drop), found) : null
  }, [tools, live, query, drop, state])
  // While a search is on its way, the page stays as it was.
  const lastPlan = useRef<AnswerPlan | null>(null)
  const plan = said && query ? (now ?? lastPlan.current) : null
  useEffect(() => {
    lastPlan.current = plan
  })
  // What tonight's wishes take the place of counts as dropped.
  const tonight = said?.tonight ?? noWishes
  const taken = useMemo(() => [...drop, ...overruled(tonight)], [drop, tonight])
  const head = said && { locale, ...said, typed, query, drop: typed.trim() === query ? taken : drop, plan }
  const byFeel = plan?.byFeel === true
  const feeling = useMemo(
    () => (tools && live && byFeel && query ? live.feelingIn(tools, { query, drop }) : ''),
    [tools, live, byFeel, query, drop],
  )
  const isBesideFeel = plan ? plan.byFeel : drawn?.byFeel === true && query === drawn.query
  // Asked anew for another country, until it is known which of the hits are meant by name, those of the HTML stay.
  const shown = plan?.byFeel ? namedIn(state, plan.byName) : !plan && isBesideFeel ? inHtml : state
  // Nobody looks for the name of what they took away.
  const isEmptied = drop.length > 0 && (plan ? plan.isLost : drawn?.byFeel !== true && drawn?.answer.total === 0)
  const { SaidHeadLive, SaidListLive } = live ?? {}
  const country = useStore($countryCode, { ssr: () => null })
  const platforms = usePlatformNames(drawn, said)
  return (
    <>
      <SearchBox locale={locale} words={words} typed={typed} feeling={feeling} onType={typeSearch} onSubmit={submit} />
      {head && SaidHeadLive && <SaidHeadLive {...head} />}
      {isBesideFeel && (
        <div className="controls said-wishes needs-script">
          <WishLine
            locale={locale}
            words={words.wishes}
            country={country && countryName(locale, country)}
            appliesKept={false}
            said={kinds}
            platforms={platforms}
          />
        </div>
      )}
      {!isEmptied && (
        <SearchAnswer state={shown} query={query} isBesideFeel={isBesideFeel} locale={locale} words={words} />
      )}
      {tools && SaidListLive && (
        <Suspense>
          <SaidListLive
            locale={locale}
            tools={tools}
            {...{ query, plan, platforms, isChoosing, isEmptied }}
            drop={taken}
          />
        </Suspense>
      )}
      {isRunning && drawn?.byFeel && (
        <Suspense>
          <ListActs locale={locale} words={words.card.acts} />
        </Suspense>
      )}
      {isIdle && isBesideFeel && <SaidAfter locale={locale} query={query} />}
      <ListEvening locale={locale} />
    </>
  )
}

/** Names of platforms by id: those that the lexicon or the page knows, and those of the room, asked for where one lacks. */
function usePlatformNames(drawn: RenderedSearch | null, said: Said | null): ReadonlyMap<string, string> {
  const inRoom = useStore($platformNames, { ssr: () => noNames })
  const inLexicon = said?.tools.naming.platforms
  const names = useMemo(
    () => new Map([...Object.entries(drawn?.services ?? {}), ...Object.entries(inLexicon ?? {}), ...inRoom]),
    [drawn, inLexicon, inRoom],
  )
  const lacksName = said?.tonight.on.some((id) => !names.has(id)) ?? false
  useEffect(() => {
    if (lacksName) openEvening()
  }, [lacksName])
  return names
}

/** Whether "Choose for me" of the page's HTML was pressed: the list is then drawn by the browser, which chooses. */
function useChoosing(): boolean {
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    const isButton = (pressed: EventTarget | null | undefined): boolean =>
      pressed instanceof Element && pressed.closest('[data-choose]') !== null
    if (isButton(document.pressed)) setIsChoosing(true)
    const onClick = ({ target }: MouseEvent): void => {
      if (isButton(target)) setIsChoosing(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return isChoosing
}

/** What a search has found; nothing where it failed, and null while it is on its way. */
function foundIn(state: SearchState): FoundByName | null {
  if (state.status === 'failed') return { titles: [], nearest: true }
  if (state.status !== 'ready') return null
  const { movies, tvShows, nearest } = state.answer
  return { titles: [...movies, ...tvShows].map(({ title }) => title), nearest: nearest === true }
}

/** Of what was found, the titles that stand above an answer by feel. */
function namedIn(state: SearchState, places: readonly number[]): SearchState {
  if (state.status !== 'ready') return state
  const { movies, tvShows } = state.answer
  const named = new Set(places)
  const shown = {
    movies: movies.filter((_, place) => named.has(place)),
    tvShows: tvShows.filter((_, place) => named.has(movies.length + place)),
  }
  return { ...state, answer: { ...shown, total: shown.movies.length + shown.tvShows.length } }
}
