import type { ReactElement, ReactNode } from 'react'
import { type SheetName, sheetId } from './wishKinds.ts'

interface WishButtonProps {
  /** The popover that it opens. */
  readonly sheet: SheetName
  readonly isLoaded: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** The word of a wish, which opens its popover. */
export function WishButton({ sheet, isLoaded, onOpen, children }: WishButtonProps): ReactElement {
  return (
    <button
      className="wish-open"
      type="button"
      aria-haspopup="dialog"
      popoverTarget={isLoaded ? sheetId(sheet) : undefined}
      onClick={(event) => {
        // The popover opens itself when it has been loaded; the browser would close it again after this press.
        if (!isLoaded) event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </button>
  )
}
