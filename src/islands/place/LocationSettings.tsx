import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { locationEndpoints } from '#src/api/locationEndpoints.ts'
import { Flag } from '#src/components/ui/Flag.tsx'
import { chosenCountryId } from '#src/domain/place/chosenCountryId.ts'
import { type CountryCode, countryCodes, parseCountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { countryName } from '#src/i18n/format.ts'
import type { LocationSettingsWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { Toasts } from '#src/islands/shared/Toasts.tsx'
import { $location, detecting } from '#src/stores/location.ts'
import { saveCountry } from '#src/stores/saveCountry.ts'
import { showToast } from '#src/stores/toast.ts'

interface LocationSettingsProps {
  readonly locale: Locale
  readonly words: LocationSettingsWords
}

/** Shows the visitor's country and how it was determined, and a form to set another for the whole site. */
export function LocationSettings({ locale, words }: LocationSettingsProps): ReactElement {
  const { settings, toasts, worldwide } = words
  const location = useStore($location, { ssr: () => detecting })
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [pending, setPending] = useState(false)
  // A country may have been chosen before hydration.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { pressed } = document
    if (pressed instanceof HTMLInputElement && form.current?.contains(pressed))
      setChosen(parseCountryCode(pressed.value))
  }, [])

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
      <div className="rule-t border-line-2">
        <section className="grid gap-4 py-8 rule-b lg:grid-cols-[18rem_1fr] lg:gap-12">
          <div>
            <h2 className="text-xl track-snug">{settings.current}</h2>
          </div>
          <Here state={location} locale={locale} words={words} worldwide={worldwide} />
        </section>
        <form
          className="grid gap-4 py-8 rule-b lg:grid-cols-[18rem_1fr] lg:gap-12"
          ref={form}
          method="post"
          action={locationEndpoints.setLocation.path}
          onSubmit={(event) => {
            event.preventDefault()
            void update()
          }}
        >
          <div>
            <h2 className="text-xl track-snug">{settings.choose}</h2>
            <p className="max-w-72 mt-2 text-md text-text-3">{settings.chooseHint}</p>
          </div>
          <div className="grid gap-4 max-w-160">
            <input type="hidden" name="returnTo" value={localePath(locale, '/location-settings/')} />
            <fieldset>
              <legend className="sr-only">{settings.choose}</legend>
              <div className="countries grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-2">
                {countryCodes.map((code) => (
                  <label className="relative block" key={code}>
                    <input
                      type="radio"
                      name="country"
                      value={code}
                      required={true}
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
                <noscript>
                  <label className="relative block">
                    <input type="radio" name="country" value="auto" />
                    <span>{settings.auto}</span>
                  </label>
                </noscript>
              </div>
            </fieldset>
            <div className="flex flex-wrap items-center gap-3">
              <noscript>
                <button className="btn" type="submit">
                  {settings.update}
                </button>
              </noscript>
              <button className="btn needs-script" type="submit" disabled={!chosen || pending}>
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
  if (state.status === 'detecting') {
    return (
      <>
        <p className="needs-script min-h-18" role="status">
          {settings.loading}
        </p>
        <noscript>
          <HereWithoutScripts locale={locale} words={words} />
        </noscript>
      </>
    )
  }
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

/**
 * Without scripts: the country that the address's fragment (`chosenCountryId`) says was just chosen; otherwise
 * "worldwide", since pages without scripts show no country's content.
 */
function HereWithoutScripts({ locale, words }: LocationSettingsProps): ReactElement {
  return (
    <>
      {countryCodes.map((code) => (
        <div className="here" key={code} id={chosenCountryId(code)}>
          <Flag country={code} />
          <p>
            <strong>
              {countryName(locale, code)} ({code})
            </strong>
            <small>{words.settings.detectedFrom.manual}</small>
          </p>
        </div>
      ))}
      <p className="here">
        <strong>{words.worldwide}</strong>
      </p>
    </>
  )
}
