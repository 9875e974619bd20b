import { useStore } from '@nanostores/react'
import { type ReactElement, useState } from 'react'
import { Flag } from '#src/components/ui/Flag.tsx'
import { type CountryCode, countryCodes, parseCountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import { countryName } from '#src/i18n/format.ts'
import type { LocationSettingsWords } from '#src/i18n/islandWords.ts'
import { $location, detecting } from '#src/stores/location.ts'
import { saveCountry } from '#src/stores/saveCountry.ts'
import { showToast } from '#src/stores/toast.ts'
import { Toasts } from './Toasts.tsx'

interface LocationSettingsProps {
  readonly locale: Locale
  readonly words: LocationSettingsWords
}

/** Where the visitor is and how that is known, and a list to set another country for the whole site. */
export function LocationSettings({ locale, words }: LocationSettingsProps): ReactElement {
  const { settings, toasts, worldwide } = words
  const location = useStore($location, { ssr: () => detecting })
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [pending, setPending] = useState(false)

  const update = async (): Promise<void> => {
    if (!chosen) return
    setPending(true)
    try {
      await saveCountry(chosen)
      showToast({ tone: 'good', title: toasts.locationUpdated, text: toasts.locationUpdatedText })
    } catch {
      showToast({ tone: 'bad', title: toasts.error, text: toasts.locationFailedText })
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <div className="rows">
        <section className="row">
          <div>
            <h2>{settings.current}</h2>
          </div>
          <Here state={location} locale={locale} words={words} worldwide={worldwide} />
        </section>
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            void update()
          }}
        >
          <div>
            <h2>{settings.choose}</h2>
            <p>{settings.chooseHint}</p>
          </div>
          <div className="fields">
            <fieldset>
              <legend className="vh">{settings.choose}</legend>
              <div className="countries">
                {countryCodes.map((code) => (
                  <label key={code}>
                    <input
                      type="radio"
                      name="country"
                      value={code}
                      checked={chosen === code}
                      disabled={pending}
                      onChange={() => setChosen(code)}
                    />
                    <span>
                      <Flag country={code} />
                      {countryName(locale, code)}
                      <small>{code}</small>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="actions">
              <button className="btn" type="submit" disabled={!chosen || pending}>
                {pending ? settings.updating : settings.update}
              </button>
            </div>
          </div>
        </form>
      </div>
      <Toasts region={toasts.region} close={toasts.close} />
    </>
  )
}

interface HereProps extends LocationSettingsProps {
  readonly state: ReturnType<typeof $location.get>
  readonly worldwide: string
}

function Here({ state, locale, words, worldwide }: HereProps): ReactElement {
  const { settings } = words
  if (state.status === 'detecting') return <p role="status">{settings.loading}</p>
  if (state.status === 'unknown') {
    return (
      <div className="here">
        <p>
          <strong>{worldwide}</strong>
          <small>{settings.detectedFrom.headers}</small>
        </p>
      </div>
    )
  }
  const { countryCode, detectedFrom } = state.location
  const known = parseCountryCode(countryCode)
  return (
    <div className="here" role="status">
      {known && <Flag country={known} />}
      <p>
        <strong>
          {countryName(locale, countryCode)} ({countryCode})
        </strong>
        <small>{settings.detectedFrom[detectedFrom]}</small>
      </p>
    </div>
  )
}
