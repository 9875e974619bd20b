import { whenIdle } from '#src/components/ui/whenIdle.ts'
import { parseCountryCode } from '#src/domain/place/country.ts'
import type { Location } from '#src/domain/place/location.ts'
import { fill } from '#src/i18n/fill.ts'
import { $location, chooseAutomatic, chooseCountry, type LocationState } from '#src/stores/location.ts'
import { moveInList } from './moveInList.ts'

/**
 * The visitor's location and a listbox to choose another country. A custom element instead of React, because it is in
 * every page's header, including pages that load no React. The HTML is complete; this fills in the values and adds the
 * listeners.
 */
class LocationPicker extends HTMLElement {
  /** The place of the option that Enter would choose; -1 until the open list is entered. */
  private active = -1

  connectedCallback(): void {
    this.list.addEventListener('keydown', (event) => this.onKeyDown(event))
    this.list.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.choose(target.closest<HTMLElement>('[role=option]'))
    })
    // Comes as a task of its own: keys may have been typed since it opened, or before this script ran.
    this.popup.addEventListener('toggle', (event) => {
      if (event.newState === 'open') this.enterList()
      else this.active = -1
    })
    // The popover opens without this script: an option may have been pressed, or keys typed, before it ran.
    const { pressed, keys = [] } = document
    if (pressed && this.list.contains(pressed)) this.choose(pressed)
    else if (this.popup.matches(':popover-open')) {
      this.enterList()
      for (const key of keys) this.onKeyDown(key)
    }
    // Deferred, because the first access to the browser's storage can block for a whole frame.
    whenIdle(() => $location.subscribe((state) => this.show(state)))
  }

  private get button(): HTMLButtonElement {
    return find<HTMLButtonElement>(this, 'button.loc')
  }
  private get popup(): HTMLElement {
    return find(this, '[popover]')
  }
  private get list(): HTMLElement {
    return find(this, '[role=listbox]')
  }
  /** Visible options only: 'automatic' is hidden while no country is chosen by hand. */
  private get options(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=option]:not([hidden])')]
  }

  private show(state: LocationState): void {
    const location = state.status === 'known' ? state.location : null
    const code = location?.countryCode ?? ''
    const known = parseCountryCode(code)
    // Where no place is known the element's data say what stands there instead: data-detecting, data-unknown.
    const place = location ? this.nameOf(location) : (this.dataset[state.status] ?? '')
    find(this.button, '.place').textContent = place
    this.button.ariaLabel = fill(this.dataset['change'] ?? '', { place: code ? `${place} ${code}` : place })
    const flag = find<HTMLImageElement>(this.button, 'img')
    if (known) flag.src = `/flags/${known.toLowerCase()}.svg`
    flag.hidden = !known
    find<SVGElement>(this.button, 'svg').toggleAttribute('hidden', known !== null)
    const label = find(this.button, '.code')
    // The space separates the code from the place before it, so that the visible text matches the label.
    label.textContent = ` ${code}`
    label.hidden = !code
    find(this, '#country-auto').hidden = location?.detectedFrom !== 'manual'
    for (const option of this.options) option.ariaSelected = String(option.dataset['country'] === code)
  }

  /** 'city, region' if both are known, otherwise the country's name. */
  private nameOf({ city, region, countryCode, country }: Location): string {
    if (city && region) return `${city}, ${region}`
    return this.querySelector(`#country-${countryCode} span`)?.textContent ?? country
  }

  /** Once while it is open. The focus is in it already, as its `autofocus` says. */
  private enterList(): void {
    if (this.active >= 0) return
    this.activate(
      Math.max(
        0,
        this.options.findIndex((option) => option.ariaSelected === 'true'),
      ),
    )
  }

  private activate(index: number): void {
    this.active = index
    const { options } = this
    for (const [at, option] of options.entries()) option.toggleAttribute('data-active', at === index)
    const option = options[index]
    if (!option) return
    this.list.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  private choose(option: HTMLElement | null | undefined): void {
    const choice = option?.dataset['country']
    if (!choice) return
    this.popup.hidePopover()
    const country = parseCountryCode(choice)
    if (country) chooseCountry(country)
    else void chooseAutomatic().catch(() => {})
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    // "Find in page" and others are the browser's.
    if (event.metaKey || event.ctrlKey) return
    this.enterList()
    if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      this.choose(this.options[this.active])
      return
    }
    const names = this.options.map((option) => option.querySelector('span')?.textContent)
    const next = moveInList(key, this.active, names)
    if (next === null) return
    event.preventDefault()
    this.activate(next)
  }
}

/**
 * Finds a part of the element's own HTML.
 * @throws Error if there is none, which is a defect of the markup
 */
function find<Part extends Element = HTMLElement>(within: Element, selector: string): Part {
  const part = within.querySelector<Part>(selector)
  if (!part) throw new Error(selector)
  return part
}

customElements.define('location-picker', LocationPicker)
