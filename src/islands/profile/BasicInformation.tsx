import type { ReactElement } from 'react'
import type { User } from '#src/domain/user/user.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { Avatar } from './Avatar.tsx'

interface BasicInformationProps {
  readonly user: User
  readonly words: ProfileWords
}

/** The profile data that comes from the identity provider, read-only. */
export function BasicInformation({ user, words }: BasicInformationProps): ReactElement {
  const { profile } = words
  return (
    <>
      <div className="flex items-center gap-4 min-w-0">
        <Avatar user={user} />
        <strong className="min-w-0 font-display weight-700 text-xl/[1.1] track-snug wrap-anywhere">
          {[user.firstName, user.lastName].filter(Boolean).join(' ')}
        </strong>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ReadOnly id="first-name" label={profile.firstName} value={user.firstName} />
        <ReadOnly id="last-name" label={profile.lastName} value={user.lastName} />
      </div>
      <ReadOnly id="profile-email" label={profile.email} value={user.email} hint={profile.emailHint} />
    </>
  )
}

interface ReadOnlyProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly hint?: string
}

function ReadOnly({ id, label, value, hint }: ReadOnlyProps): ReactElement {
  return (
    <div className="grid gap-1.5">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input className="input" id={id} value={value} readOnly aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
