import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '#src/domain/place/locale.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import type { ActWords } from '#src/i18n/islandWords.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'

/** What one may do with the titles that the page's HTML lists. */
export function ListActs({ locale, words }: { readonly locale: Locale; readonly words: ActWords }): ReactElement {
  const [places] = useState(() => [...document.querySelectorAll<HTMLElement>('[data-drawn] [data-acts]')])
  return (
    <>
      {places.map((place) => {
        const id = titleIdSchema.safeParse(place.dataset['acts']).data
        const isLead = place.closest('.pick-lead') !== null
        const acts = id && (
          <CardActs id={id} title={place.dataset['title'] ?? ''} locale={locale} words={words} isNamed={isLead} />
        )
        return acts ? createPortal(acts, place, id) : null
      })}
    </>
  )
}
