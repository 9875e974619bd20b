import { afterPaint } from '#src/components/ui/afterPaint.ts'

/** A line of a list of suggestions. */
export interface Suggested {
  readonly text: string
  /** What it is, small beside it: a year, "Person", "By feel". */
  readonly kind: string
  readonly take: () => void
}

export interface Suggesting {
  /** Draws the list anew, where it is open: more is known for the same text. */
  readonly renew: () => void
  readonly stop: () => void
}

/** Touch screens send the click up to this long after the finger has left, while they wait for a second tap. */
const clickWithinMs = 400

/** Keys that choose a line, take it or close the list. */
const choosing: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']

/**
 * Makes a text field a combobox with a list of suggestions, as the ARIA Authoring Practices describe it: the field keeps
 * the focus, arrow keys move through the list, Enter takes what is chosen, Escape closes. The list opens as one types.
 * @param list an empty listbox with an id, hidden
 * @param optionsFor the suggestions for a text, in their order
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function suggestIn(
  field: HTMLInputElement,
  list: HTMLElement,
  optionsFor: (text: string) => readonly Suggested[],
): Suggesting {
  let isOpen = false
  let active = -1
  let options: readonly Suggested[] = []
  /** Whether a line is pressed. */
  let isHeld = false
  /** Whether more is known, or typed, than is drawn. */
  let isDue = false

  const draw = (): void => {
    isDue = false
    options = isOpen && field.value.trim() ? optionsFor(field.value) : []
    active = -1
    list.replaceChildren(...options.map((option, place) => line(option, `${list.id}-${place}`)))
    mark()
  }
  // A click counts only where press and release meet the same line: none is replaced under a finger.
  const drawDue = (): void => {
    if (isDue && !isHeld) draw()
  }
  const mark = (): void => {
    list.hidden = options.length === 0
    field.setAttribute('aria-expanded', String(!list.hidden))
    for (const [place, one] of [...list.children].entries()) {
      one.setAttribute('aria-selected', String(place === active))
      one.toggleAttribute('data-active', place === active)
    }
    const chosen = list.children[active]
    if (chosen) {
      field.setAttribute('aria-activedescendant', chosen.id)
      chosen.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }
  const close = (): void => {
    isOpen = false
    isHeld = false
    draw()
  }
  const take = (option: Suggested | undefined): void => {
    close()
    option?.take()
  }
  const onInput = (): void => {
    isOpen = true
    isHeld = false
    // The letter first, then what it may become.
    isDue = true
    afterPaint(drawDue)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // A key chooses among what is suggested for the last letter, and a later drawing would take the choice away.
    if (isDue && choosing.includes(event.key)) draw()
    if (list.hidden) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const places = options.length + 1
    const chosen = options[active]
    if (step) active = ((active + 1 + step + places) % places) - 1
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) take(chosen)
    else return
    event.preventDefault()
    mark()
  }
  // The field keeps the focus.
  const keepFocus = (event: Event): void => event.preventDefault()
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  const hold = ({ button }: PointerEvent): void => {
    clearTimeout(holdTimer)
    isHeld = button === 0
  }
  const release = (): void => {
    isHeld = false
    drawDue()
  }
  const onClick = ({ target }: MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest('[role=option]') : null
    if (pressed) take(options[[...list.children].indexOf(pressed)])
    release()
  }

  const listening = new AbortController()
  const { signal } = listening
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('keydown', onKeyDown, { signal })
  field.addEventListener('blur', close, { signal })
  // What was asked for is answered below; what Back brings into the field was not typed.
  field.form?.addEventListener('submit', close, { signal })
  window.addEventListener('popstate', close, { signal })
  list.addEventListener('pointerdown', keepFocus, { signal })
  list.addEventListener('pointerdown', hold, { signal })
  for (const end of ['pointerup', 'pointercancel']) {
    const letGo = (): void => {
      if (isHeld) holdTimer = setTimeout(release, clickWithinMs)
    }
    window.addEventListener(end, letGo, { signal })
  }
  list.addEventListener('mousedown', keepFocus, { signal })
  list.addEventListener('click', onClick, { signal })
  return {
    renew: () => {
      if (!isOpen || active >= 0) return
      isDue = true
      drawDue()
    },
    stop: () => {
      clearTimeout(holdTimer)
      listening.abort()
    },
  }
}

function line({ text, kind }: Suggested, id: string): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.className = 'option grid-cols-[1fr_auto]'
  option.role = 'option'
  const name = document.createElement('span')
  name.textContent = text
  const what = document.createElement('small')
  what.textContent = kind
  option.append(name, what)
  return option
}
