import { useStore } from '@nanostores/react'
import { type ReactElement, use, useId, useState } from 'react'
import type { RoomPlatform } from '#src/api/roomPack.ts'
import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { $platforms } from '#src/stores/evening.ts'
import { $keptLanguages, keptServices } from '#src/stores/eveningSettings.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $wished } from '#src/stores/saidWishes.ts'
import { Tick } from './Tick.tsx'
import { toggled } from './TickRow.tsx'
import { mostKnown, understood, usualLength } from './usualWishes.ts'
import { useChangeWish } from './WishBody.tsx'

interface AlsoWishesProps {
  /** The kind of the popover that it stands in. */
  readonly kind: WishKind
  readonly locale: Locale
}

interface Usual {
  readonly kind: WishKind
  readonly name: string
  readonly isSet: boolean
  readonly change: Partial<Tonight>
}

/**
 * The commonest value of each other wish, one press each: at a desk an evening with a length, a service and no subtitles
 * does not need three popovers. In the sheet with all wishes they are there anyway.
 */
export function AlsoWishes({ kind, locale }: AlsoWishesProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const change = useChangeWish()
  const id = useId()
  const others = useUsual(locale).filter((one) => one.kind !== kind)
  return (
    <fieldset className="sheet-also" aria-labelledby={id}>
      <div className="tick items-center">
        <p className="label" id={id}>
          {words.also}
        </p>
        {others.map(({ name, isSet, change: to }) => (
          <label key={name}>
            <Tick type="checkbox" isTicked={isSet} onTick={() => change(to)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useUsual(locale: Locale): readonly Usual[] {
  const words = use(loadEveningWords(locale))
  const tonight = useStore($wished)
  const { max, on, lang } = tonight
  const platforms = useStore($platforms)
  const country = useStore($countryCode)
  const kept = useStore($keptLanguages)
  // Those kept when it was opened: a pill stays where it is while it is pressed.
  const [own] = useState(() => (country ? keptServices(country) : []))
  const service = country && [...own, ...mostKnown].flatMap((id) => platforms.find((one) => one.id === id) ?? [])[0]
  const hasLength = max === usualLength
  return [
    {
      kind: 'length',
      name: fill(words.upTo, { minutes: usualLength }),
      isSet: hasLength,
      change: { max: hasLength ? null : usualLength, until: null },
    },
    ...(service ? [usualService(service, on)] : []),
    {
      kind: 'languages',
      name: words.noSubtitles,
      isSet: lang.length > 0,
      change: { lang: lang.length > 0 ? [] : understood(tonight, kept, locale), from: [] },
    },
  ]
}

function usualService({ id, name }: RoomPlatform, on: readonly string[]): Usual {
  return { kind: 'services', name, isSet: on.includes(id), change: { on: toggled(on, id) } }
}
