import type { ReactElement } from 'react'

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly toggle: () => void
  readonly disabled?: boolean
}

/** A labelled toggle with `role="switch"`. */
export function Switch({ label, on, toggle, disabled = false }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} disabled={disabled} onChange={toggle} />
      <i />
      {label}
    </label>
  )
}
