import { type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { exportedData, signOutEverywhere } from '#src/stores/account.ts'
import { forgetMarks, sendMarks } from '#src/stores/forgetMarks.ts'
import { leaveFor } from '#src/stores/leaving.ts'
import { announceFailure } from './announceFailure.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { ProfileRow } from './ProfileRow.tsx'
import { saveFile } from './saveFile.ts'

interface AccountActionsProps {
  readonly locale: Locale
  readonly words: ProfileWords
}

/** Sign out here, sign out everywhere, export the data, delete the account. */
export function AccountActions({ locale, words }: AccountActionsProps): ReactElement {
  const { profile, account } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const download = async (): Promise<void> => saveFile('moodlight-profile.json', await exportedData())
  const leave = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    const { href } = event.currentTarget
    event.preventDefault()
    await sendMarks()
    await forgetMarks()
    leaveFor(href)
  }
  const leaveAll = async (): Promise<void> => {
    await sendMarks()
    await signOutEverywhere()
    await forgetMarks()
    leaveFor(`${localePath(locale, '/')}#signed-out-everywhere`)
  }
  return (
    <ProfileRow heading={profile.actions} hint={profile.actionsHint}>
      <ul className="grid gap-4">
        <li className="grid justify-items-start gap-2 sm:grid-cols-[16rem_1fr] sm:items-center sm:gap-4">
          <a
            className="btn btn-quiet sm:justify-self-stretch"
            href="/api/logout"
            onClick={(event) => isPlainClick(event) && void leave(event)}
          >
            {profile.signOut}
          </a>
        </li>
        <Action name={account.everywhere} hint={account.everywhereHint} act={leaveAll} words={words} />
        <Action name={account.exportData} hint={account.exportHint} act={download} words={words} />
        <li className="grid justify-items-start gap-2 sm:grid-cols-[16rem_1fr] sm:items-center sm:gap-4">
          <button
            className="btn btn-quiet btn-danger sm:justify-self-stretch"
            type="button"
            onClick={() => dialog.current?.showModal()}
          >
            {account.delete}
          </button>
          <p className="hint">{account.deleteHint}</p>
        </li>
      </ul>
      <DeleteAccountDialog dialog={dialog} locale={locale} words={words} />
    </ProfileRow>
  )
}

interface ActionProps {
  readonly name: ReactNode
  readonly hint: string
  readonly act: () => Promise<void>
  readonly words: ProfileWords
}

/** A button that is disabled while its action is pending. */
function Action({ name, hint, act, words }: ActionProps): ReactElement {
  const [pending, setPending] = useState(false)
  const run = async (): Promise<void> => {
    setPending(true)
    try {
      await act()
    } catch (error) {
      announceFailure(error, words)
    }
    setPending(false)
  }
  return (
    <li className="grid justify-items-start gap-2 sm:grid-cols-[16rem_1fr] sm:items-center sm:gap-4">
      <button
        className="btn btn-quiet sm:justify-self-stretch"
        type="button"
        aria-disabled={pending}
        onClick={() => pending || void run()}
      >
        {name}
      </button>
      <p className="hint">{hint}</p>
    </li>
  )
}
