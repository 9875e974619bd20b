import type { ReactElement } from 'react'
import { type UnlitSign, unlitSigns } from './unlitSigns.ts'

/** An unlit lamp with an icon, above the heading of an empty state. Decorative. */
export function UnlitLamp({ sign }: { readonly sign: UnlitSign }): ReactElement {
  return (
    <div className="unlit" aria-hidden="true">
      <i />
      <span>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d={unlitSigns[sign]} />
        </svg>
      </span>
    </div>
  )
}
