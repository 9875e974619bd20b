import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useId } from 'react'
import type { RoomPlatform } from '#src/api/roomPack.ts'
import { useIsInHtml } from '#src/components/ui/useDeferredRender.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { eveningPart } from '#src/islands/evening/eveningPart.tsx'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { $marksAreKept } from '#src/stores/marks.ts'
import { $savedView, startSavedView } from '#src/stores/savedView.ts'
import { Bring } from './Bring.tsx'
import { EmptyPart } from './EmptyPart.tsx'
import { NeverList } from './NeverList.tsx'
import { SavedCards } from './SavedCards.tsx'
import { SavedTabs } from './SavedTabs.tsx'
import { useSavedList } from './useSavedList.ts'

const Notices = eveningPart(async () => (await import('#src/islands/evening/Notices.tsx')).Notices)

interface SavedProps {
  readonly locale: Locale
  readonly words: SavedPageWords
  /** The platforms that the site describes. */
  readonly platforms: readonly RoomPlatform[]
}

/** What a visitor did with titles. All of it is in their browser, so the page's HTML has nothing of it. */
export function Saved(props: SavedProps): ReactElement | null {
  return useIsInHtml() ? null : <Lists {...props} />
}

function Lists({ locale, words, platforms }: SavedProps): ReactElement {
  const view = useStore($savedView)
  const areKept = useStore($marksAreKept)
  const list = useSavedList(locale, platforms)
  const id = useId()
  useEffect(startSavedView, [])
  useLanguageLinks('/saved/', '/saved/', view)
  return (
    <>
      <SavedTabs id={id} locale={locale} view={view} marks={list.marks} words={words.saved} />
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${view.part}`}>
        {!areKept && <p className="note">{words.saved.notKept}</p>}
        {list.marks[view.part].length === 0 ? (
          <EmptyPart part={view.part} locale={locale} words={words.saved} />
        ) : view.part === 'never' ? (
          <NeverList list={list} locale={locale} words={words.saved} />
        ) : (
          <SavedCards part={view.part} list={list} locale={locale} words={words} />
        )}
      </div>
      <Bring locale={locale} words={words.saved.bring} parts={words.saved.parts} undo={words.saved.undo} />
      <Notices locale={locale} />
    </>
  )
}
