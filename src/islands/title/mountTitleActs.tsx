import { createRoot } from 'react-dom/client'
import { defaultLocale, parseLocale } from '#src/domain/place/locale.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { toggleSaved } from '#src/islands/evening/act.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { ListEvening } from '#src/islands/evening/ListEvening.tsx'
import { copyMarks } from '#src/stores/ownMarks.ts'

/** Toasts are shown once a page, whichever title was acted on first. */
let hasToasts = false

/**
 * Puts the acts of cards in the place of a title page's static buttons.
 * @param place names the title in its data; that of TitleActs.astro, also the page's language and the buttons
 * @param act the button that was pressed: `save` or `menu`; null for none
 * @throws the error of an import that fails, before anything has changed
 */
export async function mountTitleActs(place: HTMLElement, act: string | null): Promise<void> {
  const page = document.querySelector<HTMLElement>('.title-acts')?.dataset ?? place.dataset
  const { locale: localeText = '', save = '', acts = '' } = page
  const { id: idText, title = '' } = place.dataset
  const id = titleIdSchema.parse(idText)
  const locale = parseLocale(localeText) ?? defaultLocale
  await copyMarks()
  const hasFocus = place.contains(document.activeElement)
  const bringsToasts = !hasToasts
  hasToasts = true
  createRoot(place).render(
    <>
      <CardActs
        id={id}
        title={title}
        locale={locale}
        words={{ save, acts }}
        isNamed={place.dataset === page}
        first={act === 'menu' ? 'menu' : hasFocus ? 'save' : null}
      />
      {bringsToasts && <ListEvening locale={locale} />}
    </>,
  )
  if (act === 'save') await toggleSaved(id, title, locale)
}
