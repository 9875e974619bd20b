import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Saying } from '#src/stores/recommendations.ts'

/** A line on a card, with its sign, and the part that counts in bold. */
export function SaidOfTitle({ icon, text, strong = '' }: Saying): ReactElement {
  const at = text.lastIndexOf(strong)
  return (
    <p className="said">
      <Icon name={icon} />
      <span>
        {text.slice(0, at)}
        <b>{strong}</b>
        {text.slice(at + strong.length)}
      </span>
    </p>
  )
}
