import { type ReactElement, useDeferredValue } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { useIsInHtml } from '#src/components/ui/useTurn.ts'
import type { Locale } from '#src/domain/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import type { Recommended } from '#src/stores/recommendations.ts'
import { PickCard } from './PickCard.tsx'

interface PicksProps {
  readonly items: readonly Recommended[]
  /** Whether a signed-in visitor's own list may still take its place; they then see neither until it is settled, so that nothing jumps. */
  readonly awaitsOwn: boolean
  readonly locale: Locale
  readonly words: MoodFlowWords
  readonly country: string | null
  /** How old the word on services is, as a sentence. */
  readonly reviewed: string
}

/** Fill a usual phone; who chose something sees these first, and the rest a moment later. */
const drawnFirst = 2

/** The recommendations, and the notice on licensed services below them. */
export function Picks({ items, awaitsOwn, locale, words, country, reviewed }: PicksProps): ReactElement {
  const drawn = useDeferredValue(items.length, useIsInHtml() ? items.length : drawnFirst)
  return (
    <>
      <ListPlace country={country} locale={locale} words={words} />
      <ol className="picks" data-awaits-own={awaitsOwn || undefined}>
        {items.slice(0, drawn).map((item) => (
          <li key={item.id}>
            <PickCard item={item} locale={locale} words={words} countryKnown={country !== null} />
          </li>
        ))}
      </ol>
      <p className="note">
        <Icon name="shield" />
        <span>
          {country ? fill(words.results.complianceIn, { country }) : words.results.compliance} {reviewed}
        </span>
      </p>
    </>
  )
}

/**
 * For which country the services are named, or that it has to be chosen; once for the list, and always there, so that nothing moves when the country comes. Opens the
 * header's list of countries, which needs no script for that; where there is none a page has them.
 */
function ListPlace({ country, locale, words }: Pick<PicksProps, 'country' | 'locale' | 'words'>): ReactElement {
  const label = (
    <>
      <Icon name="pin" />
      {country ?? words.card.chooseCountry}
    </>
  )
  return (
    <p className="list-place">
      <noscript>
        <a className="back" href={localePath(locale, '/location-settings/')}>
          {label}
        </a>
      </noscript>
      <button
        className="back needs-script"
        type="button"
        popoverTarget="countries"
        aria-label={country ? fill(words.changeCountry, { place: country }) : undefined}
      >
        {label}
      </button>
    </p>
  )
}

/** While loading, six blank cards. */
export function SkeletonPicks(): ReactElement {
  return (
    <ol className="picks" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li className="pick pick-blank" key={number} aria-hidden="true">
          <span className="sk" />
          <div className="pick-top">
            <div className="sk sk-title" />
            <div className="sk sk-facts" />
          </div>
          <div className="pick-rest">
            <div className="sk sk-reason" />
            <div className="sk sk-line" />
            <div className="sk sk-line" />
          </div>
        </li>
      ))}
    </ol>
  )
}
