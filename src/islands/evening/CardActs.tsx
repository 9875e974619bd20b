import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { ActWords } from '#src/i18n/islandWords.ts'
import { $ownMarks, $ownRuledOut } from '#src/stores/ownMarks.ts'
import { eveningPart } from './eveningPart.tsx'
import { useMenuKey } from './useMenuKey.ts'

/** What an act shows; fetched when one is likely. */
const loadToasts = (): void => void import('#src/islands/shared/Toasts.tsx').catch(() => {})
const whenLikely = { onPointerEnter: loadToasts, onFocus: loadToasts }

const CardMenu = eveningPart(async () => (await import('./CardMenu.tsx')).CardMenu)

interface CardActsProps {
  readonly id: TitleId
  readonly title: string
  readonly locale: Locale
  readonly words: ActWords
  /** Whether the bookmark has its word beside it. */
  readonly isNamed: boolean
  /** What was pressed before it was there: the menu is opened, the bookmark gets the focus. */
  readonly first?: 'save' | 'menu' | null
}

/** What a visitor may do with a title: save it, or say that they have seen it or do not want it. */
export function CardActs({ id, title, locale, words, isNamed, first }: CardActsProps): ReactElement | null {
  const marks = useStore($ownMarks, { ssr: 'initial' })
  const [hasMenu, setHasMenu] = useState(first === 'menu')
  // Not in the page's HTML, which is to fit into the first packets; their place is kept free.
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => setIsRunning(true), [])
  const bookmark = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRunning && first === 'save') bookmark.current?.focus({ preventScroll: true })
  }, [isRunning, first])
  const isSaved = marks[id]?.kind === 'saved'
  const isOut = useStore($ownRuledOut, { ssr: 'initial' }).has(id)
  const { save, acts } = words
  const menu = `acts-${id}`
  const box = useRef<HTMLDivElement>(null)
  useMenuKey(box, isRunning, () => {
    if (hasMenu) document.getElementById(menu)?.showPopover()
    setHasMenu(true)
  })
  if (!isRunning) return null
  return (
    <div className="acts" data-out={isOut || undefined} ref={box}>
      <button
        className="act"
        type="button"
        ref={bookmark}
        {...whenLikely}
        aria-pressed={isSaved}
        aria-label={`${save}: ${title}`}
        onClick={() => void import('./act.ts').then(({ toggleSaved }) => toggleSaved(id, title, locale))}
      >
        <Icon name="bookmark" />
        {isNamed && <span>{save}</span>}
      </button>
      <button
        className="act"
        type="button"
        {...whenLikely}
        aria-haspopup="menu"
        aria-keyshortcuts="Shift+F10"
        aria-label={`${acts}: ${title}`}
        popoverTarget={hasMenu ? menu : undefined}
        onClick={(event) => {
          // See WishButton.tsx.
          if (!hasMenu) event.preventDefault()
          setHasMenu(true)
        }}
      >
        <Icon name="more" />
      </button>
      {hasMenu && <CardMenu menu={menu} id={id} title={title} locale={locale} />}
    </div>
  )
}
