import type { ReactElement } from 'react'
import { type EmptyStateIcon, emptyStateIcons } from './emptyStateIcons.ts'

/** An unlit lamp with an icon, above the heading of an empty state; for islands. Decorative. */
export function UnlitLamp({ sign }: { readonly sign: EmptyStateIcon }): ReactElement {
  return (
    <div className="unlit" aria-hidden="true">
      <i />
      <span>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d={emptyStateIcons[sign]} />
        </svg>
      </span>
    </div>
  )
}
