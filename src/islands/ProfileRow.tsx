import type { ReactElement, ReactNode } from 'react'

interface ProfileRowProps {
  readonly heading: string
  readonly hint: string
  readonly children: ReactNode
}

/** A section of the profile: heading and hint on the left, fields on the right. */
export function ProfileRow({ heading, hint, children }: ProfileRowProps): ReactElement {
  return (
    <section className="row">
      <div>
        <h2>{heading}</h2>
        <p>{hint}</p>
      </div>
      <div className="fields">{children}</div>
    </section>
  )
}
