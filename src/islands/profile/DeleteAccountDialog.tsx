import { type ReactElement, type RefObject, type SubmitEvent, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { deleteAccount } from '#src/stores/account.ts'
import { forgetMarks } from '#src/stores/forgetMarks.ts'
import { leaveFor } from '#src/stores/leaving.ts'
import { announceFailure } from './announceFailure.ts'

interface DeleteAccountDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly locale: Locale
  readonly words: ProfileWords
}

/** Asks the visitor to type a confirmation word before the account is deleted: the localized one or 'DELETE'. */
export function DeleteAccountDialog({ dialog, locale, words }: DeleteAccountDialogProps): ReactElement {
  const { account } = words
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'asking' | 'mismatch' | 'deleting'>('asking')
  const word = { word: account.deleteWord }

  const confirm = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const said = typed.trim().normalize().toLocaleUpperCase(locale)
    if (said !== account.deleteWord && said !== 'DELETE') {
      setState('mismatch')
      return
    }
    setState('deleting')
    try {
      await deleteAccount()
      await forgetMarks()
      leaveFor(`${localePath(locale, '/')}#account-deleted`)
    } catch (error) {
      setState('asking')
      dialog.current?.close()
      announceFailure(error, words)
    }
  }
  return (
    <dialog
      className="w-[min(30rem,calc(100vw-2rem))] m-auto frame rounded-lg"
      ref={dialog}
      aria-labelledby="delete-heading"
      aria-describedby="delete-text"
    >
      <form className="grid gap-4 p-[clamp(1.25rem,4vw,2rem)]" onSubmit={(event) => void confirm(event)}>
        <h2 className="text-2xl" id="delete-heading">
          {account.deleteHeading}
        </h2>
        <p className="text-text-2" id="delete-text">
          {account.deleteText}
        </p>
        <div className="grid gap-1.5">
          <label className="label" htmlFor="delete-word">
            {fill(account.deleteLabel, word)}
          </label>
          <input
            className="input"
            id="delete-word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-invalid={state === 'mismatch'}
            aria-describedby="delete-error"
          />
          <p className="error empty:hidden" id="delete-error" role="alert">
            {state === 'mismatch' && fill(account.deleteMismatch, word)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <button className="btn btn-danger" type="submit" disabled={state === 'deleting'}>
            {state === 'deleting' ? account.deleting : account.deleteNow}
          </button>
          <button className="btn btn-quiet" type="button" onClick={() => dialog.current?.close()}>
            {account.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
