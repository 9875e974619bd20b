import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { EveningWords } from '#src/i18n/shape.ts'
import { openOver } from '#src/stores/overEntry.ts'
import { buttonOf, placePopover } from './placePopover.ts'

interface SheetProps {
  readonly id: string
  readonly title: string
  readonly words: Pick<EveningWords, 'close' | 'clear'>
  /** What the filled button says: it only closes. */
  readonly show: ReactNode
  readonly onClear: () => void
  /** What stands above the buttons, and does not scroll. */
  readonly also?: ReactNode
  /** Called when it has opened, with its element. */
  readonly onOpened?: (sheet: HTMLElement) => void
  readonly children: ReactNode
}

/**
 * A wish opened: a native popover under its word, from 48 rem down a sheet at the lower edge. It opens when it is first
 * rendered; later its button opens it. Escape, the cross, a press beside it and Back close it.
 */
export function Sheet({ id, title, words, show, onClear, also, onOpened, children }: SheetProps): ReactElement {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    let release: (() => void) | null = null
    const settle = (): void => {
      if (release || !element.matches(':popover-open')) return
      release = openOver({ undo: () => element.hidePopover() })
      placePopover(element, 'below')
      onOpened?.(element)
    }
    // At once: the event `toggle` comes later, and Back may come before it.
    const leave = (event: ToggleEvent): void => {
      if (event.newState !== 'closed') return
      release?.()
      release = null
      // The browser gives the focus back to the button that opened it, which a wish that was set has replaced.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === body || element.contains(activeElement)) buttonOf(id)?.focus({ preventScroll: true })
      })
    }
    element.addEventListener('beforetoggle', leave)
    element.addEventListener('toggle', settle)
    // With its button, so that Tab leads from there into it.
    const button = buttonOf(id)
    element.showPopover(button ? { source: button } : {})
    settle()
    return () => {
      element.removeEventListener('beforetoggle', leave)
      element.removeEventListener('toggle', settle)
      release?.()
    }
  }, [id, onOpened])
  const close = (): void => sheet.current?.hidePopover()
  return (
    <div className="sheet" id={id} ref={sheet} popover="auto" role="dialog" aria-label={title}>
      <header className="sheet-head">
        <h2 className="text-xl track-snug">{title}</h2>
        <button className="icon-button frame-none" type="button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
      {also}
      <footer className="sheet-foot">
        <button className="back" type="button" onClick={onClear}>
          {words.clear}
        </button>
        <button className="btn" type="button" onClick={close}>
          {show}
        </button>
      </footer>
    </div>
  )
}
