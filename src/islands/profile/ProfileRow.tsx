import type { ReactElement, ReactNode } from 'react'

interface ProfileRowProps {
  readonly heading: string
  readonly hint: string
  readonly children: ReactNode
}

/** A section of the profile: heading and hint on the left, fields on the right. */
export function ProfileRow({ heading, hint, children }: ProfileRowProps): ReactElement {
  return (
    <section className="grid gap-4 py-8 rule-b lg:grid-cols-[18rem_1fr] lg:gap-12">
      <div>
        <h2 className="text-xl track-snug">{heading}</h2>
        <p className="max-w-72 mt-2 text-md text-text-3">{hint}</p>
      </div>
      <div className="grid gap-4 max-w-160">{children}</div>
    </section>
  )
}
