import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { sheetId, type WishKind } from './wishKinds.ts'

interface WishButtonProps {
  readonly kind: WishKind
  readonly isLoaded: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** The word of an unset wish. */
export function WishButton({ kind, isLoaded, onOpen, children }: WishButtonProps): ReactElement {
  return (
    <button
      className="wish-open"
      type="button"
      aria-haspopup="dialog"
      popoverTarget={isLoaded ? sheetId(kind) : undefined}
      onClick={(event) => {
        // The popover opens itself when it has been loaded; the browser would close it again after this press.
        if (!isLoaded) event.preventDefault()
        onOpen()
      }}
    >
      <span>{children}</span>
      <Icon name="chevron" />
    </button>
  )
}
