import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useState } from 'react'
import { hasWish } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { WishLabels } from '#src/i18n/islandWords.ts'
import { openEvening } from '#src/stores/evening.ts'
import { $countryCode } from '#src/stores/location.ts'
import { copyMarks, hasStoredEvening } from '#src/stores/ownMarks.ts'
import { $tonight, startTonight } from '#src/stores/tonight.ts'
import { eveningPart } from './eveningPart.tsx'
import { WishButton } from './WishButton.tsx'
import { type WishKind, wishKinds } from './wishKinds.ts'

const SetWishes = eveningPart(async () => (await import('./SetWishes.tsx')).SetWishes)
const WishSheet = eveningPart(async () => (await import('./WishSheet.tsx')).WishSheet)

interface WishLineProps {
  readonly locale: Locale
  readonly words: WishLabels
  readonly country: string | null
  /** Whether what is kept from evening to evening applies where the address wishes for nothing. */
  readonly appliesKept?: boolean
}

/**
 * Tonight's wishes beside the type: words while unset, chips once set. A word loads its popover when it is first
 * pressed; from then on the browser opens and closes it.
 */
export function WishLine({ locale, words, country, appliesKept = true }: WishLineProps): ReactElement {
  const tonight = useStore($tonight, { ssr: 'initial' })
  const [opened, setOpened] = useState<readonly WishKind[]>([])
  useEffect(startTonight, [])
  const countryCode = useStore($countryCode, { ssr: () => null })
  useEffect(() => {
    if (hasStoredEvening()) void copyMarks().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!appliesKept || !countryCode || !hasStoredEvening()) return
    void import('#src/stores/keptWishes.ts').then(({ applyKeptWishes }) => applyKeptWishes(countryCode))
  }, [appliesKept, countryCode])
  const open = (kind: WishKind): void => {
    openEvening()
    if (!opened.includes(kind)) setOpened([...opened, kind])
  }
  return (
    <>
      <ul className="wishes needs-script" aria-label={words.label}>
        {!hasWish(tonight) ? (
          wishKinds.map((kind) => (
            <li className="wish" key={kind}>
              <WishButton kind={kind} isLoaded={opened.includes(kind)} onOpen={() => open(kind)}>
                {words[kind]}
              </WishButton>
            </li>
          ))
        ) : (
          <SetWishes locale={locale} words={words} opened={opened} onOpen={open} />
        )}
      </ul>
      {opened.map((kind) => (
        <WishSheet key={kind} kind={kind} locale={locale} country={country} />
      ))}
    </>
  )
}
