import { type KeyboardEvent, type ReactElement, use, useEffect, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { ruleOut } from './act.ts'
import { placePopover } from './placePopover.ts'

interface CardMenuProps {
  /** The id of the popover. */
  readonly menu: string
  readonly id: TitleId
  readonly title: string
  readonly locale: Locale
}

/** The three ways to let a title go. A native popover above its button; arrow keys move, Escape closes. */
export function CardMenu({ menu, id, title, locale }: CardMenuProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = element.current
    if (!popover) return
    const settle = ({ newState }: ToggleEvent): void => {
      if (newState !== 'open') return
      placePopover(popover, 'above')
      popover.querySelector('button')?.focus({ preventScroll: true })
    }
    popover.addEventListener('toggle', settle)
    popover.showPopover()
    return () => popover.removeEventListener('toggle', settle)
  }, [])
  const choices = [
    { kind: 'seen', icon: 'seen', name: words.seen, hint: null },
    { kind: 'tonight', icon: 'moon', name: words.notTonight, hint: words.backAtSix },
    { kind: 'never', icon: 'never', name: words.never, hint: null },
  ] as const
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const items: Element[] = [...(element.current?.querySelectorAll('button') ?? [])]
    const at = document.activeElement ? items.indexOf(document.activeElement) : 0
    const next = items[(at + step + items.length) % items.length]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <div className="act-menu" id={menu} ref={element} popover="auto" role="menu" aria-label={title} onKeyDown={move}>
      {choices.map(({ kind, icon, name, hint }) => (
        <button
          key={kind}
          className="act-choice"
          type="button"
          role="menuitem"
          onClick={() => {
            element.current?.hidePopover()
            void ruleOut(id, title, kind, locale)
          }}
        >
          <Icon name={icon} />
          <span>
            {name}
            {hint && <small>{hint}</small>}
          </span>
        </button>
      ))}
    </div>
  )
}
