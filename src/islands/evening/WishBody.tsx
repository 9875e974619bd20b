import { useStore } from '@nanostores/react'
import { type ReactElement, use, useCallback } from 'react'
import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { keepWishes } from '#src/stores/keptWishes.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $wished, changeWished } from '#src/stores/saidWishes.ts'
import { LanguageWish } from './LanguageWish.tsx'
import { LeaveOutWish } from './LeaveOutWish.tsx'
import { LengthWish } from './LengthWish.tsx'
import { ServiceWish } from './ServiceWish.tsx'

interface WishBodyProps {
  readonly kind: WishKind
  readonly locale: Locale
  readonly country: string | null
}

const bodies = { length: LengthWish, services: ServiceWish, languages: LanguageWish, leaveOut: LeaveOutWish }

/** The controls of one kind of wish. */
export function WishBody({ kind, locale, country }: WishBodyProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const tonight = useStore($wished)
  const change = useChangeWish()
  const Body = bodies[kind]
  return <Body tonight={tonight} locale={locale} words={words} country={country} change={change} />
}

/** Changes tonight's wishes, and keeps what holds from evening to evening. */
export function useChangeWish(): (change: Partial<Tonight>) => void {
  const countryCode = useStore($countryCode)
  // The same function while the country is, so that rows that nothing has changed are not drawn again.
  return useCallback((next) => keepWishes(changeWished(next), countryCode), [countryCode])
}
