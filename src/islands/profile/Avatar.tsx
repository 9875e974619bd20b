import { type ReactElement, useState } from 'react'
import type { User } from '#src/domain/user/user.ts'

/** The visitor's image if it is of the same origin and loads, otherwise their initials. */
export function Avatar({ user }: { readonly user: User }): ReactElement {
  const [failed, setFailed] = useState(false)
  const { firstName, lastName, email, profileImageUrl } = user
  const first = (name: string): string => Array.from(name)[0] ?? ''
  const initials = `${first(firstName)}${first(lastName)}`.toUpperCase() || first(email).toUpperCase() || '?'
  // An image of another origin would send a request to a third party, which no page does.
  const own = profileImageUrl.startsWith('/') && !profileImageUrl.startsWith('//')
  if (!own || failed) {
    return (
      <span
        className="avatar grid place-items-center size-18 rounded-full bg-tint font-display weight-700 text-[1.625rem]/none text-accent rim"
        aria-hidden="true"
      >
        {initials}
      </span>
    )
  }
  return (
    <img
      className="avatar grid place-items-center size-18 rounded-full bg-tint font-display weight-700 text-[1.625rem]/none text-accent rim"
      src={profileImageUrl}
      alt=""
      width={72}
      height={72}
      onError={() => setFailed(true)}
    />
  )
}
