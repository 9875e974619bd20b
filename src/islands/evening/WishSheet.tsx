import { useStore } from '@nanostores/react'
import { type ReactElement, use, useCallback, useEffect, useRef } from 'react'
import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { applyWishes } from '#src/engine/wishes.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { $open, wishesOf } from '#src/stores/evening.ts'
import { keepWishes } from '#src/stores/keptWishes.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $now, $tonight, wishTonight } from '#src/stores/tonight.ts'
import { LanguageWish } from './LanguageWish.tsx'
import { LeaveOutWish } from './LeaveOutWish.tsx'
import { LengthWish } from './LengthWish.tsx'
import { ServiceWish } from './ServiceWish.tsx'
import { Sheet } from './Sheet.tsx'
import { sheetStyle } from './sheetStyle.ts'
import { sheetId, type WishKind } from './wishKinds.ts'
import { unset } from './wishNames.ts'

interface WishSheetProps {
  readonly kind: WishKind
  readonly locale: Locale
  readonly country: string | null
}

const bodies = { length: LengthWish, services: ServiceWish, languages: LanguageWish, leaveOut: LeaveOutWish }

/** The popover of one kind of wish: its controls, and how many titles fit all of tonight's wishes. */
export function WishSheet({ kind, locale, country }: WishSheetProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const tonight = useStore($tonight)
  const open = useStore($open)
  const now = useStore($now)
  const countryCode = useStore($countryCode)
  // All changes of one visit to the sheet are one step, which Back undoes.
  const hasStepped = useRef(false)
  const change = (next: Partial<Tonight>): void => {
    wishTonight(next, hasStepped.current ? 'sameStep' : 'step')
    hasStepped.current = true
    keepWishes(next, countryCode)
  }
  useEffect(() => adoptStyle(sheetStyle), [])
  const begin = useCallback(() => {
    hasStepped.current = false
  }, [])
  const Body = bodies[kind]
  const fitting = applyWishes(open, wishesOf(tonight, now)).length
  return (
    <Sheet
      id={sheetId(kind)}
      title={words[kind].title}
      words={words}
      show={fill(words.show, { count: fitting })}
      onClear={() => change(unset[kind])}
      onOpened={begin}
    >
      <Body tonight={tonight} locale={locale} words={words} country={country} change={change} />
    </Sheet>
  )
}
