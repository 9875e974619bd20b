import { type ReactElement, use, useCallback, useEffect, useRef } from 'react'
import { type WishKind, wishKinds } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { Sheet } from './Sheet.tsx'
import { ShowFitting } from './ShowFitting.tsx'
import { sheetStyle } from './sheetStyle.ts'
import { useChangeWish, WishBody } from './WishBody.tsx'
import { sheetId } from './wishKinds.ts'
import { unset } from './wishNames.ts'

interface WholeSheetProps {
  readonly title: string
  /** The part that it opens at. */
  readonly part: WishKind
  readonly locale: Locale
  readonly country: string | null
}

/** All of tonight's wishes in one sheet: on a phone several are set without closing one to open the next. */
export function WholeSheet({ title, part, locale, country }: WholeSheetProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const change = useChangeWish()
  useEffect(() => adoptStyle(sheetStyle), [])
  const first = useRef(part)
  first.current = part
  const begin = useCallback((sheet: HTMLElement) => {
    const body = sheet.querySelector<HTMLElement>('.sheet-body')
    const at = sheet.querySelector<HTMLElement>(`[data-wish=${first.current}]`)
    if (body && at) body.scrollTop = first.current === wishKinds[0] ? 0 : at.offsetTop - body.offsetTop
  }, [])
  return (
    <Sheet
      id={sheetId('all')}
      title={title}
      words={words}
      show={<ShowFitting words={words} />}
      onClear={() => change({ ...unset.length, ...unset.services, ...unset.languages, ...unset.leaveOut })}
      onOpened={begin}
    >
      {wishKinds.map((kind) => (
        <section className="sheet-part" data-wish={kind} key={kind} aria-labelledby={`part-${kind}`}>
          <h3 className="text-lg" id={`part-${kind}`}>
            {words[kind].title}
          </h3>
          <WishBody kind={kind} locale={locale} country={country} />
        </section>
      ))}
    </Sheet>
  )
}
