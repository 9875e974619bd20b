import { useStore } from '@nanostores/react'
import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $ownRuledOut } from '#src/stores/ownMarks.ts'
import type { Recommended } from '#src/stores/recommendations.ts'
import { $isListBehind } from '#src/stores/tonight.ts'
import { PickCard } from './PickCard.tsx'
import { useFocusOnNext } from './useFocusOnNext.ts'

interface PicksProps {
  readonly items: readonly Recommended[]
  /**
   * Whether a signed-in visitor's personal list may still replace this one; until that is settled neither is visible,
   * to avoid a layout shift.
   */
  readonly awaitsOwn: boolean
  readonly locale: Locale
  readonly words: MoodFlowWords
  readonly country: string | null
  /** What stands in place of the country where its list did not come. */
  readonly failed?: ReactNode
  /** A sentence on how old the data about streaming services is. */
  readonly reviewed: string
  /** What stands after the list. */
  readonly after?: ReactNode
  /** What stands above the first pick, which is the lead; without it all cards are alike. */
  readonly head: ReactNode
  /** What stands under the first pick's description. */
  readonly why?: ReactNode
  /** What stands between the list and the notice on licensed services. */
  readonly below?: ReactNode
  /** Whether the list is the visitor's own, whose cards fade in. */
  readonly isOwn: boolean
  /** Whether another list is on its way, until which this one stays. */
  readonly isBusy?: boolean
  /** Whether the light has fallen on the first pick. */
  readonly isDrawn?: boolean
  /** Under two lamps: the reasons of a title, in place of the one. */
  readonly sidesOf?: ((item: Recommended) => ReactNode) | undefined
}

/** The recommendations, and the notice on licensed services below them. */
export function Picks(props: PicksProps): ReactElement {
  const {
    items,
    awaitsOwn,
    locale,
    words,
    country,
    failed,
    reviewed,
    after,
    head,
    why,
    below,
    isOwn,
    isBusy,
    isDrawn,
    sidesOf,
  } = props
  const isBehind = useStore($isListBehind, { ssr: 'initial' })
  const list = useRef<HTMLOListElement>(null)
  const ruledOut = useStore($ownRuledOut, { ssr: 'initial' })
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  useFocusOnNext(list, { ids, ruledOut })
  return (
    <>
      {failed || <ListPlace country={country} locale={locale} words={words} />}
      <ol
        className="picks"
        ref={list}
        data-awaits-own={awaitsOwn || undefined}
        aria-busy={isBusy || isBehind || undefined}
        data-own={isOwn || undefined}
        data-drawn={isDrawn || undefined}
      >
        {items.map((item, place) => (
          <li key={item.id} className={place === 0 && head ? 'lead-place' : undefined} inert={ruledOut.has(item.id)}>
            <PickCard
              item={item}
              locale={locale}
              words={words}
              countryKnown={country !== null}
              sides={sidesOf?.(item)}
              {...(place === 0 && head && { head, why })}
            />
          </li>
        ))}
        {after && <li className="after">{after}</li>}
      </ol>
      {below}
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
 * The country that the services are listed for, or a request to choose one. Always rendered, to avoid a layout shift
 * when the country is known. Opens the header's listbox of countries, a popover that needs no script; without scripts
 * it links to the page that lists them.
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
        <a className="back text-start" href={localePath(locale, '/location-settings/')}>
          {label}
        </a>
      </noscript>
      <button
        className="back needs-script text-start"
        type="button"
        popoverTarget="countries"
        aria-label={country ? fill(words.changeCountry, { place: country }) : undefined}
      >
        {label}
      </button>
    </p>
  )
}

/** Six skeleton cards for a loading list. */
export function SkeletonPicks(): ReactElement {
  return (
    <ol className="picks" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li className="pick pick-blank" key={number} aria-hidden="true">
          <span className="sk aspect-2/3" />
          <div className="pick-top">
            <div className="sk w-[62%] h-6" />
            <div className="sk w-[82%] h-3.5 mt-3" />
          </div>
          <div className="pick-rest">
            <div className="sk w-[92%] h-13" />
            <div className="sk h-3.5" />
            <div className="sk w-[70%] h-3.5" />
          </div>
        </li>
      ))}
    </ol>
  )
}
