import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import { noWishes, type Tonight, writeTonight } from '#src/domain/evening/tonight.ts'
import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { searchText } from '#src/domain/title/searchText.ts'
import { localePath } from '#src/i18n/paths.ts'
import { readDrop } from '#src/understanding/readDrop.ts'
import { afterTyping } from './afterTyping.ts'
import { $audience, $pageLocale } from './audience.ts'
import { $mentioned } from './mentionedNames.ts'
import { noteEntry, ownsEntry } from './overEntry.ts'
import { type QuestionState, question } from './question.ts'
import { $selectedCountry } from './selectedCountry.ts'
import { $tonight, renewNow } from './tonight.ts'

/** The state of the search screen. */
export type SearchState = { readonly status: 'idle' } | QuestionState<RenderedSearch['answer']>

/** The text of the search box. */
export const $typed = atom('')

/** The query on screen, which is also the address's; empty for none. */
export const $query = atom('')

const noDrop: readonly string[] = []

/** Keys of the parts of the query that the visitor took away (understanding/wishParts.ts); the address's `drop`. */
export const $drop = atom(noDrop)

/** The search in the page's HTML; null if there is none, or it is for another country. */
const $drawn = atom<RenderedSearch | null>(null)

const $answer = question(
  'search',
  computed([$query, $drawn, $audience], (q, drawn, audience) =>
    audience && q && q !== drawn?.query ? { ...audience, q } : null,
  ),
  (wish) => call(listEndpoints.search, wish),
)

export const $search = computed([$query, $drawn, $answer], (query, drawn, answer): SearchState => {
  if (!query) return { status: 'idle' }
  return query === drawn?.query ? { status: 'ready', answer: drawn.answer } : answer
})

/** Repeats a failed request. */
export const retrySearch = $answer.revalidate

/**
 * Sets the query from the page's address and keeps it in sync with history navigation.
 * @param drawn the search in the page's HTML; null if there is none
 * @returns a function that removes the listeners
 */
export function startSearch(locale: Locale, drawn: RenderedSearch | null): () => void {
  $pageLocale.set(locale)
  $mentioned.set(drawn?.names ?? [])
  const stop = $selectedCountry.subscribe((country, before) => {
    // Going back to automatic needs a request: only the server knows whether that is the country of the HTML.
    const isFor = country ? country === drawn?.country : before === undefined
    $drawn.set(isFor ? drawn : null)
  })
  const restore = (): void => {
    $query.set(queryOfAddress())
    typeSearch(queryOfAddress())
    $drop.set(readDrop(new URLSearchParams(window.location.search).get('drop')))
  }
  const early = $typed.get()
  restore()
  // Text typed before hydration is kept, unless the address has a query that the page does not answer.
  if (early && (!$query.get() || $query.get() === drawn?.query)) typeSearch(early)
  window.addEventListener('popstate', restore)
  return () => {
    window.removeEventListener('popstate', restore)
    stop()
  }
}

const settle = afterTyping((query) => {
  if (query === $query.get()) return
  window.history.replaceState(null, '', addressOf(query))
  noteEntry()
  leaveTonight()
  $query.set(query)
})

/** Another text is another evening: what tonight's list was narrowed and turned by goes with the old one. */
function leaveTonight(): void {
  $tonight.set(noWishes)
}

/** Takes the text of the box. It is searched for once typing stops, without a history entry. */
export function typeSearch(typed: string): void {
  if (typed.trim() !== $typed.get().trim()) $drop.set(noDrop)
  $typed.set(typed)
  settle(typed.trim())
}

/** Searches for the text of the box at once, with a history entry; not for an empty one. */
export function submitSearch(): void {
  const query = $typed.get().trim()
  if (!query || query === $query.get()) return
  window.history.pushState(null, '', addressOf(query))
  noteEntry()
  leaveTonight()
  $query.set(query)
}

/**
 * Takes parts of the query away, with a history entry of its own unless it is made for what is open over the page.
 * @param keys of understanding/wishParts.ts
 * @param change of tonight's wishes, in the same step
 */
export function dropParts(keys: readonly string[], change: Partial<Tonight> = {}): void {
  const query = $typed.get().trim()
  const drop = [...new Set([...$drop.get(), ...keys])]
  const tonight = { ...$tonight.get(), more: 0, ...change }
  const parts = [`${addressOf(query)}&drop=${drop.join(',')}`, writeTonight(tonight)]
  const address = parts.filter(Boolean).join('&')
  if (ownsEntry()) window.history.replaceState({ ...window.history.state, isSettled: true }, '', address)
  else window.history.pushState({ isSettled: true }, '', address)
  noteEntry()
  renewNow()
  $tonight.set(tonight)
  $query.set(query)
  $drop.set(drop)
}

function queryOfAddress(): string {
  return searchText(new URLSearchParams(window.location.search).get('q'))
}

function addressOf(query: string): string {
  return `${localePath($pageLocale.get() ?? defaultLocale, '/search/')}${query && `?q=${encodeURIComponent(query)}`}`
}
