import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { $favorites } from '#src/stores/favorites.ts'
import { $location, detecting } from '#src/stores/location.ts'
import type { MoodStep } from '#src/stores/moodFlow.ts'
import { loading } from '#src/stores/question.ts'
import { $recommendations, $wish, wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $user } from '#src/stores/user.ts'

interface Asked {
  readonly step: MoodStep
  readonly onPage: MoodStep
  readonly items: readonly RecommendationItem[] | undefined
  /** The list that the page showed before it was loaded again; null if it is new. */
  readonly listed: readonly RecommendationItem[] | null
  readonly locale: Locale
}

interface ListOfPage {
  /** The list to show instead of the stores' answer; null for that answer. */
  readonly list: readonly RecommendationItem[] | null
  /** Whether a signed-in visitor's personal list may still replace the page's. */
  readonly awaitsOwn: boolean
  /** The code of the country that the list is for; null for the world. */
  readonly country: string | null
}

/**
 * Decides which list the results show. The list in the page's HTML is for the world. It is shown until the visitor asks
 * for another step or country, or until a list by their favourites is ready. Once the list of the visitor's country is
 * ready it is merged in: titles that are not in it are replaced, the others keep their position and get its services.
 * If the visitor is already reading (scrolled, or focus in the list), all titles stay and only the services change.
 *
 * What was listed here before, as Back and a reload find it, comes before all but the visitor's own list.
 */
export function useListOfPage({ step, onPage, items, listed, locale }: Asked): ListOfPage {
  const chosenCountry = useStore($selectedCountry, { ssr: 'initial' })
  const location = useStore($location, { ssr: () => detecting })
  const hasOwn = useStore($favorites, { ssr: () => null }) !== null
  const own = useStore($recommendations, { ssr: () => loading })
  const isUserKnown = useStore($user, { ssr: () => loading }).status !== 'loading'
  const place = location.status === 'known' ? location.location.countryCode : null
  const acted = useActed(step, onPage, chosenCountry)
  const isPages = items !== undefined && !acted && sameStep(step, onPage)
  const asks = !isPages || hasOwn || (place !== null && !listed)

  useEffect(() => {
    if (step.step === 'results' && asks) $wish.set(wishFor(step.mood, step.contentType, locale, chosenCountry))
  }, [step, asks, locale, chosenCountry])

  // Decided once, when the country's list is ready, so that the list does not change while scrolling.
  const reads = useRef<boolean | null>(null)
  if (!isPages) return { list: null, awaitsOwn: false, country: place }
  const isReady = asks && own.status === 'ready' && own.answer.length > 0
  if (isReady && hasOwn) return { list: null, awaitsOwn: false, country: place }
  const awaitsOwn = !(isUserKnown && (!hasOwn || own.status === 'failed'))
  if (!isReady) return { list: listed ?? items, awaitsOwn, country: listed && place }
  reads.current ??= isReading()
  return { list: (reads.current ? withServices : withNewcomers)(items, own.answer), awaitsOwn, country: place }
}

/** Whether the visitor has moved to a step or country other than those the page was opened with. */
function useActed(step: MoodStep, onPage: MoodStep, chosenCountry: string): boolean {
  const [acted, setActed] = useState(false)
  const firstCountry = useRef<string | null>(null)
  useEffect(() => {
    firstCountry.current ??= $selectedCountry.get()
    const changedCountry = firstCountry.current !== chosenCountry && $selectedCountry.get() === chosenCountry
    if (changedCountry || !sameStep(step, onPage)) setActed(true)
  }, [step, onPage, chosenCountry])
  return acted
}

const sameStep = (a: MoodStep, b: MoodStep): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the page has been scrolled or the focus is in the list. */
function isReading(): boolean {
  return window.scrollY > 0 || document.activeElement?.closest('.picks') !== null
}

/**
 * Merges `others` into the order of `items`: common titles keep their position, the remaining positions are filled with
 * the titles that are only in `others`.
 */
function withNewcomers(
  items: readonly RecommendationItem[],
  others: readonly RecommendationItem[],
): readonly RecommendationItem[] {
  const newcomers = others.filter(({ id }) => !items.some((item) => item.id === id))
  const inPlace = items.flatMap((item) => others.find(({ id }) => id === item.id) ?? newcomers.shift() ?? [])
  return [...inPlace, ...newcomers]
}

/** The same titles, with the services that another list has for them. */
function withServices(
  items: readonly RecommendationItem[],
  named: readonly RecommendationItem[],
): readonly RecommendationItem[] {
  return items.map((item) => {
    const { platforms, labels } = named.find(({ id }) => id === item.id) ?? item
    return { ...item, platforms, labels }
  })
}
