import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { RecommendationItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/locale.ts'
import { $favorites } from '#src/stores/favorites.ts'
import { $location, detecting } from '#src/stores/location.ts'
import type { MoodStep } from '#src/stores/moodFlow.ts'
import { $recommendations, $wish, type RecommendationsState, wishFor } from '#src/stores/recommendations.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $user, type UserState } from '#src/stores/user.ts'

interface Asked {
  readonly step: MoodStep
  readonly onPage: MoodStep
  readonly items: readonly RecommendationItem[] | undefined
  readonly locale: Locale
}

interface ListOfPage {
  /** What shows instead of the answer that the stores hold; null for that answer. */
  readonly list: readonly RecommendationItem[] | null
  /** Whether a signed-in visitor's own list may still take the place of the page's. */
  readonly awaitsOwn: boolean
  /** The code of the country that the list is for; null for the world. */
  readonly country: string | null
}

const unasked: RecommendationsState = { status: 'loading' }
const unknown: UserState = { status: 'loading' }

/**
 * What becomes of the list in a page's HTML, which is the world's. It stands until the visitor asks for another one, or until there is one of what they like. Where their country
 * is known its list comes into the page's: the few titles that differ give way, the others stay where they are and name their services; for whoever reads already all titles stay.
 */
export function useListOfPage({ step, onPage, items, locale }: Asked): ListOfPage {
  const chosenCountry = useStore($selectedCountry, { ssr: 'initial' })
  const location = useStore($location, { ssr: () => detecting })
  const hasOwn = useStore($favorites, { ssr: () => null }) !== null
  const own = useStore($recommendations, { ssr: () => unasked })
  const isUserKnown = useStore($user, { ssr: () => unknown }).status !== 'loading'
  const place = location.status === 'known' ? location.location.countryCode : null
  const acted = useActed(step, onPage, chosenCountry)
  const isPages = items !== undefined && !acted && sameStep(step, onPage)
  const asks = !isPages || hasOwn || place !== null

  useEffect(() => {
    if (step.step === 'results' && asks)
      $wish.set(
        wishFor(step.mood, step.contentType, locale, $selectedCountry.get() === chosenCountry ? chosenCountry : ''),
      )
  }, [step, asks, locale, chosenCountry])

  // Decided once, when the answer is there.
  const reads = useRef<boolean | null>(null)
  if (!isPages) return { list: null, awaitsOwn: false, country: place }
  const isReady = asks && own.status === 'ready' && own.items.length > 0
  if (isReady && hasOwn) return { list: null, awaitsOwn: false, country: place }
  const awaitsOwn = !(isUserKnown && (!hasOwn || own.status === 'failed'))
  if (!isReady) return { list: items, awaitsOwn, country: null }
  reads.current ??= isReading()
  return { list: (reads.current ? withServices : withNewcomers)(items, own.items), awaitsOwn, country: place }
}

/** Whether the visitor went to another step or country than the page was opened with. */
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

/** Whether the visitor is in the list: it has been scrolled, or holds the focus. */
function isReading(): boolean {
  return window.scrollY > 0 || document.activeElement?.closest('.picks') !== null
}

/** Another list in the order of the one on screen: what both have stays where it is, in the others' places stand the new ones. */
function withNewcomers(
  items: readonly RecommendationItem[],
  others: readonly RecommendationItem[],
): readonly RecommendationItem[] {
  const newcomers = others.filter(({ id }) => !items.some((item) => item.id === id))
  const inPlace = items.flatMap((item) => others.find(({ id }) => id === item.id) ?? newcomers.shift() ?? [])
  return [...inPlace, ...newcomers]
}

/** The same titles, with the services that another list names for them. */
function withServices(
  items: readonly RecommendationItem[],
  named: readonly RecommendationItem[],
): readonly RecommendationItem[] {
  return items.map((item) => ({
    ...item,
    platforms: named.find(({ id }) => id === item.id)?.platforms ?? item.platforms,
  }))
}
