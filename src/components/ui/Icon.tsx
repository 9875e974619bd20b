import type { ReactElement } from 'react'
import { type IconName, icons } from './icons.ts'

/** Decorative; for islands. Static parts use Icon.astro. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
