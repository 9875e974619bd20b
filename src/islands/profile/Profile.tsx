import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { Toasts } from '#src/islands/shared/Toasts.tsx'
import { guardAccountPage } from '#src/stores/accountPage.ts'
import { showToast } from '#src/stores/toast.ts'
import { $user, askForUser, goToLogin, retryUser, type UserState } from '#src/stores/user.ts'
import { AccountActions } from './AccountActions.tsx'
import { MoodMemory } from './MoodMemory.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInMethods } from './SignInMethods.tsx'

interface ProfileProps {
  readonly locale: Locale
  readonly words: ProfileWords
}

const loading: UserState = { status: 'loading' }

/**
 * The profile page: loading, the profile, the redirect to the sign-in with a notice, or an error when the profile store
 * cannot be reached.
 */
export function Profile({ locale, words }: ProfileProps): ReactElement {
  const state = useStore($user, { ssr: () => loading })
  useEffect(askForUser, [])
  const room = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(
    () =>
      room.current
        ? guardAccountPage({ room: room.current, home: localePath(locale, '/'), onAsking: setAsking })
        : undefined,
    [locale],
  )
  const signedOut = state.status === 'signedOut'
  useEffect(() => {
    if (!signedOut) return
    showToast({ tone: 'bad', title: words.profile.pleaseLogIn, text: words.profile.pleaseLogInText })
    goToLogin()
  }, [signedOut, words])
  return (
    <>
      {isAsking && <p role="status">{words.profile.loading}</p>}
      <div ref={room}>
        <Content state={state} locale={locale} words={words} />
      </div>
      <Toasts region={words.toasts.region} close={words.toasts.close} />
    </>
  )
}

function Content({ state, locale, words }: ProfileProps & { readonly state: UserState }): ReactElement {
  const { profile, account } = words
  if (state.status === 'loading') {
    return (
      <>
        <p className="needs-script" role="status">
          {profile.loading}
        </p>
        <noscript>
          <PleaseLogIn words={words} />
        </noscript>
      </>
    )
  }
  if (state.status === 'signedOut') return <PleaseLogIn words={words} />
  if (state.status === 'unavailable') {
    return (
      <div className="empty" role="alert">
        <h2>{account.unavailable}</h2>
        <p>{account.unavailableText}</p>
        <button className="btn" type="button" onClick={retryUser}>
          {account.retry}
        </button>
      </div>
    )
  }
  return (
    <div className="rule-t border-line-2">
      <ProfileForm user={state.user} words={words} />
      <MoodMemory history={state.user.preferences.moodHistory} words={words} />
      <SignInMethods locale={locale} words={words} />
      <Sessions locale={locale} words={words} />
      <AccountActions locale={locale} words={words} />
    </div>
  )
}

function PleaseLogIn({ words }: Pick<ProfileProps, 'words'>): ReactElement {
  const { profile } = words
  return (
    <div className="empty">
      <h2>{profile.pleaseLogIn}</h2>
      <p>{profile.pleaseLogInText}</p>
      <a className="btn" href="/api/login">
        {profile.logIn}
      </a>
    </div>
  )
}
