import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect } from 'react'
import type { Locale } from '#src/domain/locale.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { $pageLocale } from '#src/stores/pageLocale.ts'
import { showToast } from '#src/stores/toast.ts'
import { $user, goToLogin, type UserState } from '#src/stores/user.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Toasts } from './Toasts.tsx'

interface ProfileProps {
  readonly locale: Locale
  readonly words: ProfileWords
}

const loading: UserState = { status: 'loading' }

/** The profile: loading, somebody's own, or a notice and the way to the sign-in. */
export function Profile({ locale, words }: ProfileProps): ReactElement {
  const state = useStore($user, { ssr: () => loading })
  useEffect(() => $pageLocale.set(locale), [locale])
  const signedOut = state.status === 'signedOut'
  useEffect(() => {
    if (!signedOut) return
    showToast({ tone: 'bad', title: words.profile.pleaseLogIn, text: words.profile.pleaseLogInText })
    goToLogin()
  }, [signedOut, words])
  return (
    <>
      {state.status === 'loading' && <p role="status">{words.profile.loading}</p>}
      {state.status === 'signedOut' && (
        <div className="empty">
          <h2>{words.profile.pleaseLogIn}</h2>
          <p>{words.profile.pleaseLogInText}</p>
          <a className="btn" href="/api/login">
            {words.profile.logIn}
          </a>
        </div>
      )}
      {state.status === 'signedIn' && <ProfileForm user={state.user} words={words} />}
      <Toasts region={words.toasts.region} close={words.toasts.close} />
    </>
  )
}
