import type { ComponentProps, ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { WishButton } from './WishButton.tsx'

/** A wish that is not set: its word, which opens its popover. */
export function WishWord({ children, ...popover }: ComponentProps<typeof WishButton>): ReactElement {
  return (
    <li className="wish">
      <WishButton {...popover}>
        <span>{children}</span>
        <Icon name="chevron" />
      </WishButton>
    </li>
  )
}
