import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { Flag } from '#src/components/ui/Flag.tsx'
import { Icon } from '#src/components/ui/Icon.tsx'
import { type CountryCode, countryCodes, parseCountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import { countryName, fill } from '#src/i18n/format.ts'
import type { LocationWords } from '#src/i18n/islandWords.ts'
import { $location, chooseAutomatic, chooseCountry, detecting, type LocationState } from '#src/stores/location.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { moveInList } from './moveInList.ts'

interface LocationPickerProps {
  readonly locale: Locale
  readonly words: LocationWords
}

type Option = CountryCode | 'auto'

/** Where the visitor is, and a list to choose another country from. */
export function LocationPicker({ locale, words }: LocationPickerProps): ReactElement {
  const chosen = useStore($selectedCountry, { ssr: 'initial' })
  const location = useStore($location, { ssr: () => detecting })
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)

  const options: readonly Option[] = chosen ? ['auto', ...countryCodes] : countryCodes
  const current = location.status === 'known' ? parseCountryCode(location.location.countryCode) : null
  const place = placeText(location, locale, words)

  const choose = (option: Option): void => {
    popover.current?.hidePopover()
    if (option === 'auto') void chooseAutomatic().catch(() => {})
    else chooseCountry(option)
  }
  const onToggle = (open: boolean): void => {
    if (open) setActive(Math.max(0, current ? options.indexOf(current) : 0))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const option = options[active]
      if (option) choose(option)
      return
    }
    const next = moveInList(
      event.key,
      active,
      options.map((option) => optionName(option, locale, words)),
    )
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <>
      <button
        className="loc"
        type="button"
        popoverTarget={`${id}list`}
        aria-haspopup="listbox"
        aria-label={fill(words.change, { place: current ? `${place}, ${current}` : place })}
      >
        <span className="place">{place}</span>
        {current && (
          <>
            <Flag country={current} />
            {current}
          </>
        )}
        {!current && <Icon name="pin" />}
      </button>
      <div
        className="pop"
        id={`${id}list`}
        ref={popover}
        popover="auto"
        onToggle={(event) => {
          const open = event.newState === 'open'
          onToggle(open)
          if (open) popover.current?.querySelector<HTMLElement>('[role=listbox]')?.focus()
        }}
      >
        <div
          role="listbox"
          tabIndex={0}
          aria-label={words.countries}
          aria-activedescendant={`${id}${options[active]}`}
          onKeyDown={onKeyDown}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the keyboard, as its pattern wants
            // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus (aria-activedescendant)
            <div
              key={option}
              id={`${id}${option}`}
              className="option"
              role="option"
              aria-selected={option === current}
              data-active={index === active || undefined}
              onClick={() => choose(option)}
              onPointerMove={() => setActive(index)}
            >
              {option === 'auto' ? <Icon name="pin" /> : <Flag country={option} />}
              <span>{optionName(option, locale, words)}</span>
              <small>{option === 'auto' ? words.detect : option}</small>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function optionName(option: Option, locale: Locale, words: LocationWords): string {
  return option === 'auto' ? words.auto : countryName(locale, option)
}

/** 'Detecting location...', 'Worldwide', 'city, region' when both are known, else the country's name. */
function placeText(state: LocationState, locale: Locale, words: LocationWords): string {
  if (state.status === 'detecting') return words.detecting
  if (state.status === 'unknown') return words.worldwide
  const { city, region, countryCode, country } = state.location
  if (city && region) return `${city}, ${region}`
  return countryCode ? countryName(locale, countryCode) : country
}
