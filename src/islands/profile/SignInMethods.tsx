import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { $account } from '#src/stores/account.ts'
import { localDay } from './localDay.ts'
import { ProfileRow } from './ProfileRow.tsx'

interface SignInMethodsProps {
  readonly locale: Locale
  readonly words: ProfileWords
}

/** The sign-in methods linked to the account, each with the date it was linked. */
export function SignInMethods({ locale, words }: SignInMethodsProps): ReactElement {
  const { account } = words
  const details = useStore($account)
  return (
    <ProfileRow heading={account.methods} hint={account.methodsHint}>
      <ul className="methods grid content-start gap-2 min-h-12">
        {details?.methods.map(({ provider, name, linkedAt }) => (
          <li className="flex flex-wrap items-baseline gap-x-3" key={provider}>
            <strong className="weight-600">{name}</strong>
            {linkedAt && (
              <time className="hint" dateTime={linkedAt}>
                {fill(account.since, { date: formatDate(locale, localDay(linkedAt)) })}
              </time>
            )}
          </li>
        ))}
      </ul>
    </ProfileRow>
  )
}
