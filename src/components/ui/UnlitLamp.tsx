import type { ReactElement } from 'react'
import { type EmptyStateIcon, emptyStateIcons } from './emptyStateIcons.ts'

/** An unlit lamp with an icon, above the heading of an empty state. Decorative. */
export function UnlitLamp({ sign }: { readonly sign: EmptyStateIcon }): ReactElement {
  return (
    <div className="grid justify-items-center" aria-hidden="true">
      <i className="w-px h-20 bg-line-2" />
      <span className="grid place-items-center size-22 frame rounded-full bg-ink-1 text-[2.25rem] text-text-3 [&_.i]:size-[1.25em]">
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d={emptyStateIcons[sign]} />
        </svg>
      </span>
    </div>
  )
}
