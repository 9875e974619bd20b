import { atom, onMount } from 'nanostores'
import { canonicalIds, mostIds } from '#src/api/canonicalIds.ts'
import { call } from '#src/api/client.ts'
import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { audienceOf } from './audience.ts'
import { savedCardsKey } from './eveningDocument.ts'
import { boundCards, isCurrent, type KeptCard, type KeptCards, readKeptCards } from './keptCards.ts'
import { $never, $saved, $seen } from './marks.ts'
import { $selectedCountry } from './selectedCountry.ts'

/**
 * Cards of marked titles by id. Persisted in localStorage, beside the marks, so that the list opens without a network:
 * the service worker keeps no answer that tells what a visitor has marked.
 */
export const $savedCards = atom<KeptCards>({})

/** How the last request for cards went; `asking` until the first is known to be none. */
export const $cardsAsked = atom<'idle' | 'asking' | 'failed'>('asking')

/** Ids that the site does not know any more; not asked for again. */
const gone = new Set<TitleId>()

/** What is being asked for: ids in a language and a country. */
const underWay = new Set<string>()

/** The language and country that cards were asked for last. */
let lastAsked = ''

let isRead = false

function readOnce(): void {
  if (isRead) return
  isRead = true
  try {
    $savedCards.set(readKeptCards(localStorage.getItem(savedCardsKey)))
  } catch {
    // Storage is blocked: cards live until the page is left.
  }
}

onMount($savedCards, readOnce)

function keep(): void {
  const marked = [...$saved.get(), ...$seen.get(), ...$never.get()].map(({ id }) => id)
  try {
    localStorage.setItem(savedCardsKey, JSON.stringify(boundCards($savedCards.get(), marked)))
  } catch {
    // Blocked or full: cards live until the page is left.
  }
}

/** Requests at a time. */
const atOnce = 4

/**
 * Asks for the cards of titles that are not kept, too old, or of another language or country. What is kept is shown
 * meanwhile, and stays if the request fails.
 */
export async function loadCards(ids: readonly TitleId[], locale: Locale, country: CountryCode | ''): Promise<void> {
  const known = $savedCards.get()
  const asked = `${locale} ${country}`
  lastAsked = asked
  const missing = ids.filter(
    (id) => !gone.has(id) && !underWay.has(`${asked} ${id}`) && !isCurrent(known[id], { locale, country }, Date.now()),
  )
  if (missing.length === 0) {
    // Without the cards of titles that are marked no longer.
    keep()
    if (underWay.size === 0) $cardsAsked.set('idle')
    return
  }
  for (const id of missing) underWay.add(`${asked} ${id}`)
  $cardsAsked.set('asking')
  const parts = Array.from({ length: Math.ceil(missing.length / mostIds) }, (_, index) =>
    missing.slice(index * mostIds, (index + 1) * mostIds),
  ).values()
  const work = async (): Promise<void> => {
    // What is kept stays where an answer fails to come.
    for (const part of parts) await loadPart(part, locale, country).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const id of missing) underWay.delete(`${asked} ${id}`)
  keep()
  if (underWay.size > 0) return
  const lacks = missing.some((id) => !$savedCards.get()[id] && !gone.has(id))
  $cardsAsked.set(lacks ? 'failed' : 'idle')
}

async function loadPart(ids: readonly TitleId[], locale: Locale, country: CountryCode | ''): Promise<void> {
  const items = await call(titleEndpoints.titlesByIds, { ids: canonicalIds(ids), ...audienceOf(locale, country) })
  const at = Date.now()
  const cards: Record<string, KeptCard> = {}
  for (const answer of items) {
    // Texts that only a list of recommendations shows.
    const { description, reason, ...item } = answer
    cards[item.id] = { at, locale, country, item }
  }
  for (const id of ids) if (!cards[id]) gone.add(id)
  // Another country was chosen meanwhile: its cards are on their way, or there.
  if (lastAsked !== `${locale} ${country}`) return
  $savedCards.set({ ...$savedCards.get(), ...cards })
}

/** Fetches the cards of what was saved last, so that it is there without a network before /saved/ is ever opened. */
export async function keepSavedCards(locale: Locale): Promise<void> {
  const newest = $saved.get().slice(0, mostIds)
  await loadCards(
    newest.map(({ id }) => id),
    locale,
    $selectedCountry.get(),
  )
}
