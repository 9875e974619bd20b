import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { EveningWords } from '#src/i18n/shape.ts'
import { placePopover } from './placePopover.ts'

interface SheetProps {
  readonly id: string
  readonly title: string
  readonly words: Pick<EveningWords, 'close' | 'clear'>
  /** What the filled button says: it only closes. */
  readonly show: string
  readonly onClear: () => void
  /** Called when it opens: what follows is one step in the history. */
  readonly onOpened: () => void
  readonly children: ReactNode
}

/**
 * A wish opened: a native popover under its word, from 48 rem down a sheet at the lower edge. It opens when it is first
 * rendered; later its button opens it. Escape, the cross, a press beside it and Back close it.
 */
export function Sheet({ id, title, words, show, onClear, onOpened, children }: SheetProps): ReactElement {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const settle = (event: ToggleEvent): void => {
      if (event.newState !== 'open') return
      onOpened()
      placePopover(element, 'below')
    }
    element.addEventListener('toggle', settle)
    element.showPopover()
    return () => element.removeEventListener('toggle', settle)
  }, [onOpened])
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
