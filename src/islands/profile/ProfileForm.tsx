import { type ReactElement, useState } from 'react'
import { formFields } from '#src/domain/user/profileChange.ts'
import type { User } from '#src/domain/user/user.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { type SaveOutcome, saveUser } from '#src/stores/saveUser.ts'
import { announceSave } from './announceSave.ts'
import { BasicInformation } from './BasicInformation.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ContentFields } from './ContentFields.tsx'
import { PendingNotice } from './PendingNotice.tsx'
import { ProfileRow } from './ProfileRow.tsx'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

interface ProfileFormProps {
  readonly user: User
  readonly words: ProfileWords
}

/** The read-only data from the sign-in and the editable preferences, saved by one request. */
export function ProfileForm({ user, words }: ProfileFormProps): ReactElement {
  const { profile, account } = words
  const [change, setChange] = useState(() => formFields(user))
  const [outcome, setOutcome] = useState<SaveOutcome | 'pending' | null>(null)
  useUnsavedGuard(JSON.stringify(change) !== JSON.stringify(formFields(user)))

  const save = async (): Promise<void> => {
    setOutcome('pending')
    const ended = await saveUser(change)
    setOutcome(ended)
    announceSave(ended, words.toasts)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome !== 'pending') void save()
      }}
    >
      <ProfileRow heading={profile.basic} hint={profile.basicHint}>
        <BasicInformation user={user} words={words} />
      </ProfileRow>
      <ProfileRow heading={profile.contact} hint={profile.contactHint}>
        <ContactFields change={change} onChange={setChange} isPhoneRefused={outcome === 'invalid'} words={words} />
      </ProfileRow>
      <ProfileRow heading={profile.content} hint={profile.contentHint}>
        <ContentFields change={change} onChange={setChange} words={words} />
        <div className="flex flex-wrap items-center gap-3">
          <button className="btn" type="submit" aria-disabled={outcome === 'pending'}>
            {outcome === 'pending' ? profile.updating : profile.update}
          </button>
          <PendingNotice isPending={outcome === 'pending'} text={account.stillTrying} />
        </div>
      </ProfileRow>
    </form>
  )
}
