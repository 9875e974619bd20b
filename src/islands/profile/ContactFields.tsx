import type { ReactElement } from 'react'
import type { FormFields } from '#src/domain/user/profileChange.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { Switch } from './Switch.tsx'

interface ContactFieldsProps {
  readonly change: FormFields
  readonly onChange: (change: FormFields) => void
  /** Whether the server rejected the change (422). Of all fields only the phone can be invalid. */
  readonly isPhoneRefused: boolean
  readonly words: ProfileWords
}

/** Phone number and contact preferences. The phone is kept as typed, since formats differ by country. */
export function ContactFields({ change, onChange, isPhoneRefused, words }: ContactFieldsProps): ReactElement {
  const { profile, account } = words
  const { contactPreferences } = change
  const toggle = (name: keyof FormFields['contactPreferences']) => (): void =>
    onChange({ ...change, contactPreferences: { ...contactPreferences, [name]: !contactPreferences[name] } })
  return (
    <>
      <div className="grid gap-1.5">
        <label className="label" htmlFor="phone">
          {profile.phone}
        </label>
        <input
          className="input"
          id="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder={profile.phonePlaceholder}
          value={change.phone}
          onChange={(event) => onChange({ ...change, phone: event.target.value })}
          aria-invalid={isPhoneRefused}
          aria-describedby={isPhoneRefused ? 'phone-error' : undefined}
        />
        {isPhoneRefused && (
          <p className="error" id="phone-error">
            {account.phoneInvalid}
          </p>
        )}
      </div>
      <Switch label={profile.byEmail} on={contactPreferences.email} toggle={toggle('email')} />
      <Switch label={profile.bySms} on={contactPreferences.sms} toggle={toggle('sms')} />
      <Switch label={profile.marketing} on={contactPreferences.marketing} toggle={toggle('marketing')} />
    </>
  )
}
