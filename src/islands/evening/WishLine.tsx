import { useStore } from '@nanostores/react'
import { memo, type ReactElement, useEffect, useState } from 'react'
import { hasWish } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { WishLabels } from '#src/i18n/islandWords.ts'
import { openEvening } from '#src/stores/evening.ts'
import { $countryCode, $location, detecting } from '#src/stores/location.ts'
import { copyMarks, hasStoredEvening } from '#src/stores/ownMarks.ts'
import { $tonight, startTonight } from '#src/stores/tonight.ts'
import { showListUnlessOwn } from './awaitedList.ts'
import { eveningPart } from './eveningPart.tsx'
import { UnsetWishes } from './UnsetWishes.tsx'
import { isNarrowNow, useIsNarrow } from './useIsNarrow.ts'
import type { SheetName } from './wishKinds.ts'

const SetWishes = eveningPart(async () => (await import('./SetWishes.tsx')).SetWishes, UnsetWishes)
const WishSheet = eveningPart(async () => (await import('./WishSheet.tsx')).WishSheet)
const WholeSheet = eveningPart(async () => (await import('./WholeSheet.tsx')).WholeSheet)

const noKinds: readonly WishKind[] = []

interface WishLineProps {
  readonly locale: Locale
  readonly words: WishLabels
  readonly country: string | null
  /** Whether what is kept from evening to evening applies where the address wishes for nothing. */
  readonly appliesKept?: boolean
  /** Kinds that are said elsewhere on the page: they stand here only where they are set all the same. */
  readonly said?: readonly WishKind[]
  /** Names of platforms by id, where they are known without the room. */
  readonly platforms?: ReadonlyMap<string, string>
}

/**
 * Tonight's wishes beside the type: words while unset, chips once set. A word loads its popover when it is first
 * pressed; from then on the browser opens and closes it. In a narrow window all open one sheet, at their own part.
 * Memoized: a list that changes beside it draws no control again.
 */
export const WishLine = memo(function WishLine(props: WishLineProps): ReactElement {
  const { locale, words, country, appliesKept = true, said = noKinds, platforms } = props
  const tonight = useStore($tonight, { ssr: 'initial' })
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  const [part, setPart] = useState<WishKind>('length')
  const isNarrow = useIsNarrow()
  useEffect(startTonight, [])
  const location = useStore($location, { ssr: () => detecting })
  useEffect(() => {
    if (hasStoredEvening()) void copyMarks().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!appliesKept || !hasStoredEvening()) {
      showListUnlessOwn()
      return
    }
    if (location === detecting) return
    void import('#src/stores/keptWishes.ts')
      .then(({ applyKeptWishes }) => applyKeptWishes($countryCode.get()))
      .then(showListUnlessOwn, showListUnlessOwn)
  }, [appliesKept, location])
  const open = (kind: WishKind): void => {
    openEvening()
    setPart(kind)
    const name = isNarrowNow() ? 'all' : kind
    if (!opened.includes(name)) setOpened([...opened, name])
  }
  const sheetOf = (kind: WishKind) => {
    const sheet = isNarrow ? 'all' : kind
    return { sheet, isLoaded: opened.includes(sheet), onOpen: () => open(kind) } as const
  }
  const Wishes = hasWish(tonight) || tonight.nudge.length > 0 ? SetWishes : UnsetWishes
  return (
    <>
      <ul className="wishes needs-script" aria-label={words.label}>
        <Wishes {...{ locale, words, said, platforms, isNarrow, sheetOf }} />
      </ul>
      {opened.map((name) =>
        name === 'all' ? (
          <WholeSheet key={name} title={words.label} part={part} locale={locale} country={country} />
        ) : (
          <WishSheet key={name} kind={name} locale={locale} country={country} />
        ),
      )}
    </>
  )
})
