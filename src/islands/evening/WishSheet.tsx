import { type ReactElement, use, useLayoutEffect } from 'react'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { AlsoWishes } from './AlsoWishes.tsx'
import { Sheet } from './Sheet.tsx'
import { ShowFitting } from './ShowFitting.tsx'
import { sheetStyle } from './sheetStyle.ts'
import { useChangeWish, WishBody } from './WishBody.tsx'
import { sheetId } from './wishKinds.ts'
import { unset } from './wishNames.ts'

interface WishSheetProps {
  readonly kind: WishKind
  readonly locale: Locale
  readonly country: string | null
}

/** The popover of one kind of wish: its controls, and how many titles fit all of tonight's wishes. */
export function WishSheet({ kind, locale, country }: WishSheetProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const change = useChangeWish()
  // Before it opens: it is placed by its width.
  useLayoutEffect(() => adoptStyle(sheetStyle), [])
  return (
    <Sheet
      id={sheetId(kind)}
      title={words[kind].title}
      words={words}
      show={<ShowFitting words={words} />}
      onClear={() => change(unset[kind])}
      also={<AlsoWishes kind={kind} locale={locale} />}
    >
      <div className="sheet-part" data-wish={kind}>
        <WishBody kind={kind} locale={locale} country={country} />
      </div>
    </Sheet>
  )
}
