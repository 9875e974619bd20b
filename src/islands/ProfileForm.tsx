import { type ReactElement, useEffect, useState } from 'react'
import { parseGenre } from '#src/domain/genre.ts'
import { moods } from '#src/domain/mood.ts'
import { favoriteGenreChoices, preferredContentTypeChoices, type User } from '#src/domain/user.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { goToLogin, saveUser, type UserChange } from '#src/stores/user.ts'
import { Avatar } from './Avatar.tsx'

interface ProfileFormProps {
  readonly user: User
  readonly words: ProfileWords
}

const moodsShown = 10

/** The visitor's own data: what they were given read-only, what they choose in fields and chips. */
export function ProfileForm({ user, words }: ProfileFormProps): ReactElement {
  const { profile, toasts } = words
  const [change, setChange] = useState<UserChange>(() => changeOf(user))
  const [pending, setPending] = useState(false)
  const dirty = JSON.stringify(change) !== JSON.stringify(changeOf(user))
  useUnsavedGuard(dirty)

  const save = async (): Promise<void> => {
    setPending(true)
    const outcome = await saveUser(change)
    setPending(false)
    if (outcome === 'saved')
      return showToast({ tone: 'good', title: toasts.profileUpdated, text: toasts.profileUpdatedText })
    if (outcome === 'busy') return showToast({ tone: 'bad', title: toasts.updateFailed, text: toasts.updateBusyText })
    if (outcome === 'failed')
      return showToast({ tone: 'bad', title: toasts.updateFailed, text: toasts.updateFailedText })
    showToast({ tone: 'bad', title: toasts.sessionExpired, text: toasts.sessionExpiredText })
    goToLogin()
  }
  const toggleContact = (name: keyof UserChange['contactPreferences']): void =>
    setChange({
      ...change,
      contactPreferences: { ...change.contactPreferences, [name]: !change.contactPreferences[name] },
    })
  return (
    <form
      className="rows"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <section className="row">
        <div>
          <h2>{profile.basic}</h2>
          <p>{profile.basicHint}</p>
        </div>
        <div className="fields">
          <Avatar user={user} />
          <div className="two">
            <ReadOnly id="first-name" label={profile.firstName} value={user.firstName} />
            <ReadOnly id="last-name" label={profile.lastName} value={user.lastName} />
          </div>
          <ReadOnly id="profile-email" label={profile.email} value={user.email} hint={profile.emailHint} />
        </div>
      </section>
      <section className="row">
        <div>
          <h2>{profile.contact}</h2>
          <p>{profile.contactHint}</p>
        </div>
        <div className="fields">
          <div className="field">
            <label htmlFor="phone">{profile.phone}</label>
            <input
              className="input"
              id="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              placeholder={profile.phonePlaceholder}
              value={change.phone}
              onChange={(event) => setChange({ ...change, phone: event.target.value })}
            />
          </div>
          <Switch label={profile.byEmail} on={change.contactPreferences.email} toggle={() => toggleContact('email')} />
          <Switch label={profile.bySms} on={change.contactPreferences.sms} toggle={() => toggleContact('sms')} />
          <Switch
            label={profile.marketing}
            on={change.contactPreferences.marketing}
            toggle={() => toggleContact('marketing')}
          />
        </div>
      </section>
      <section className="row">
        <div>
          <h2>{profile.content}</h2>
          <p>{profile.contentHint}</p>
        </div>
        <div className="fields">
          <Choices
            legend={profile.favoriteGenres}
            choices={favoriteGenreChoices}
            chosen={change.preferences.favoriteGenres}
            nameOf={(choice) => words.genres[parseGenre(choice) ?? 'Drama']}
            onChange={(favoriteGenres) =>
              setChange({ ...change, preferences: { ...change.preferences, favoriteGenres } })
            }
          />
          <Choices
            legend={profile.contentTypes}
            choices={preferredContentTypeChoices}
            chosen={change.preferences.preferredContentTypes}
            nameOf={(choice) => profile.types[choice]}
            onChange={(preferredContentTypes) =>
              setChange({ ...change, preferences: { ...change.preferences, preferredContentTypes } })
            }
          />
          <div className="field">
            <p className="label">{profile.moodHistory}</p>
            {user.preferences.moodHistory.length === 0 && <p className="hint">{profile.noMoods}</p>}
            <ul className="history">
              {user.preferences.moodHistory.slice(0, moodsShown).map((mood, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one mood may stand many times, in order
                <li key={index} data-mood={mood}>
                  <span aria-hidden="true">{moods[mood].emoji}</span>
                  <span className="vh">{words.moodNames[mood]}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="actions">
            <button className="btn" type="submit" disabled={pending}>
              {pending ? profile.updating : profile.update}
            </button>
          </div>
        </div>
      </section>
      <section className="row">
        <div>
          <h2>{profile.actions}</h2>
          <p>{profile.actionsHint}</p>
        </div>
        <div className="actions">
          <a className="btn btn-quiet" href="/api/logout">
            {profile.signOut}
          </a>
        </div>
      </section>
    </form>
  )
}

function changeOf({ phone, contactPreferences, preferences }: User): UserChange {
  const { favoriteGenres, preferredContentTypes } = preferences
  return { phone, contactPreferences, preferences: { favoriteGenres, preferredContentTypes } }
}

/** The browser asks before it leaves a page with changes that are not saved. */
function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const guard = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [dirty])
}

interface ReadOnlyProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly hint?: string
}

function ReadOnly({ id, label, value, hint }: ReadOnlyProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly toggle: () => void
}

function Switch({ label, on, toggle }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={toggle} />
      <i />
      {label}
    </label>
  )
}

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly onChange: (chosen: Choice[]) => void
}

function Choices<Choice extends string>({
  legend,
  choices,
  chosen,
  nameOf,
  onChange,
}: ChoicesProps<Choice>): ReactElement {
  const toggle = (choice: Choice): void =>
    onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="tick">
        {choices.map((choice) => (
          <label key={choice}>
            <input type="checkbox" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
            <span>{nameOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
