import { useStore } from '@nanostores/react'
import { memo, type ReactElement, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { applyWishes, servicesIn, wouldAdd } from '#src/engine/wishes.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { $open, $platforms } from '#src/stores/evening.ts'
import { $now } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'
import { TickRow, toggled } from './TickRow.tsx'
import { mostKnown } from './usualWishes.ts'
import type { WishBodyProps } from './wishBodyProps.ts'

/** Services listed at first, and at most; those that carry most of this mood come first, the visitor's own always. */
const firstListed = 6
const mostListed = 12
/** As few as these are shown with the others: a button for them would be no shorter. */
const fewMore = 2

/** What the visitor pays for: the services of their country, with what each carries of this mood. */
export function ServiceWish({ tonight, locale, words, country, change }: WishBodyProps): ReactElement {
  const platforms = useStore($platforms)
  const open = useStore($open)
  const now = useStore($now)
  const [isWhole, setIsWhole] = useState(false)
  if (country === null) {
    return (
      <button className="back text-start" type="button" popoverTarget="countries">
        <Icon name="pin" />
        {words.services.noCountry}
      </button>
    )
  }
  const fitting = applyWishes(open, wishesOf({ ...tonight, on: [] }, now))
  const way = { onlyIncluded: !tonight.rent }
  const carried = servicesIn(fitting, way)
  // Out of all titles of the mood: rows stay where they are while other wishes change their numbers.
  const ofMood = servicesIn(open, way)
  const offered = platforms
    .filter(({ id }) => tonight.on.includes(id) || (ofMood.get(id) ?? 0) > 0)
    .sort((a, b) => (ofMood.get(b.id) ?? 0) - (ofMood.get(a.id) ?? 0))
    .filter(({ id }, place) => place < mostListed || tonight.on.includes(id))
  const isShort = isWhole || offered.length <= firstListed + fewMore
  // The most known ones however little of a mood they carry.
  const isFirst = (id: string, place: number): boolean =>
    place < firstListed || tonight.on.includes(id) || mostKnown.includes(id)
  const listed = isShort ? offered : offered.filter(({ id }, place) => isFirst(id, place))
  const hidden = offered.length - listed.length
  const extra = tonight.on.length > 0 ? wouldAdd(open, wishesOf(tonight, now)) : null
  const extraName = platforms.find(({ id }) => id === extra?.platform)?.name
  return (
    <>
      <p className="hint">{fill(words.services.kept, { country })}</p>
      <fieldset className="ticks">
        <legend className="sr-only">{words.services.title}</legend>
        {listed.map(({ id, name, logo, colour }) => (
          <TickRow
            key={id}
            sign="check"
            isTicked={tonight.on.includes(id)}
            onChange={() => change({ on: toggled(tonight.on, id) })}
          >
            <Logo text={logo} colour={colour} />
            <span>
              {name}
              <small>{fill(words.services.of, { count: carried.get(id) ?? 0, all: fitting.length })}</small>
            </span>
          </TickRow>
        ))}
      </fieldset>
      {hidden > 0 && (
        <button className="back" type="button" onClick={() => setIsWhole(true)}>
          <Icon name="plus" />
          {plural(locale, words.services.more, hidden)}
        </button>
      )}
      {extra && extraName && (
        <button className="adds" type="button" onClick={() => change({ on: [...tonight.on, extra.platform] })}>
          <span>{fill(words.services.adds, { service: extraName, count: extra.more })}</span>
          <Icon name="plus" />
        </button>
      )}
      <label className="switch w-full">
        <span className="flex-1">
          {words.services.only}
          <small className="block text-xs text-text-3">{words.services.onlyText}</small>
        </span>
        <input type="checkbox" checked={!tonight.rent} onChange={() => change({ rent: !tonight.rent })} />
        <i />
      </label>
    </>
  )
}

/** A service's letters on its colour. The style is set by script, as the policy demands; memoized, so that it is once. */
const Logo = memo(function Logo({ text, colour }: { readonly text: string; readonly colour: string }): ReactElement {
  return (
    <span className="logo" aria-hidden="true" ref={(element) => element?.style.setProperty('--brand', colour)}>
      {text}
    </span>
  )
})
