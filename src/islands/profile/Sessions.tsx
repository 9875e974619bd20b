import { useStore } from '@nanostores/react'
import { type ReactElement, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { AccountDetails } from '#src/domain/user/accountDetails.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { keepFocus } from '#src/islands/shared/keepFocus.ts'
import { $account, endSession } from '#src/stores/account.ts'
import { showToast } from '#src/stores/toast.ts'
import { announceFailure } from './announceFailure.ts'
import { localDay } from './localDay.ts'
import { ProfileRow } from './ProfileRow.tsx'

interface SessionsProps {
  readonly locale: Locale
  readonly words: ProfileWords
}

/**
 * The browsers in which the visitor is signed in, each with a button that ends its session, except the current one,
 * which AccountActions.tsx signs out.
 */
export function Sessions({ locale, words }: SessionsProps): ReactElement {
  const { account } = words
  const details = useStore($account)
  return (
    <ProfileRow heading={account.sessions} hint={account.sessionsHint}>
      <ul className="sessions grid content-start gap-4 min-h-12">
        {details?.sessions.map((session) => (
          <SessionItem key={session.id} session={session} locale={locale} words={words} />
        ))}
      </ul>
    </ProfileRow>
  )
}

type Session = AccountDetails['sessions'][number]

function SessionItem({ session, locale, words }: SessionsProps & { readonly session: Session }): ReactElement {
  const { account } = words
  const [pending, setPending] = useState(false)
  const device = deviceName(session, account)
  const end = async (): Promise<void> => {
    setPending(true)
    try {
      await endSession(session.id)
      showToast({ tone: 'good', title: account.sessionEnded, text: fill(account.sessionEndedText, { device }) })
    } catch (error) {
      setPending(false)
      announceFailure(error, words)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <strong className="weight-600">{device}</strong>{' '}
        {session.isCurrent && <span className="ml-2 text-sm text-accent">{account.sessionCurrent}</span>}
        <p className="hint">
          <When date={session.signedInAt} sentence={account.sessionFirst} locale={locale} />
          {' · '}
          <When date={session.seenAt} sentence={account.sessionLast} locale={locale} />
        </p>
      </div>
      {!session.isCurrent && (
        <button
          className="btn btn-quiet"
          type="button"
          ref={keepFocus}
          aria-disabled={pending}
          aria-label={`${account.sessionEnd}: ${device}`}
          onClick={() => pending || void end()}
        >
          {account.sessionEnd}
        </button>
      )}
    </li>
  )
}

function deviceName({ browser, system }: Session, account: ProfileWords['account']): string {
  if (browser && system) return fill(account.sessionDevice, { browser, system })
  return browser ?? system ?? account.sessionUnknown
}

interface WhenProps {
  readonly date: string
  /** A template with `{date}`. */
  readonly sentence: string
  readonly locale: Locale
}

function When({ date, sentence, locale }: WhenProps): ReactElement {
  return <time dateTime={date}>{fill(sentence, { date: formatDate(locale, localDay(date)) })}</time>
}
