import { type ReactElement, useState } from 'react'
import { fill } from '#src/i18n/fill.ts'

interface RestListProps {
  readonly heading: string
  readonly text?: string
  readonly rows: readonly RestRow[]
  /** 'Show all {count}' */
  readonly showAll: string
}

interface RestRow {
  readonly key: string
  readonly name: string
  readonly hint?: string | undefined
  /** What stands at the end of the row. */
  readonly end: ReactElement
}

const shownAtFirst = 5

/** A part of what was read: its first rows, and all of them on request. Nothing without rows. */
export function RestList({ heading, text, rows, showAll }: RestListProps): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="label">{heading}</h3>
      {text && <p className="hint">{text}</p>}
      <ul className="rest">
        {(isOpen ? rows : rows.slice(0, shownAtFirst)).map(({ key, name, hint, end }) => (
          <li key={key}>
            <span>
              {name}
              {hint && <small>{hint}</small>}
            </span>
            {end}
          </li>
        ))}
        {!isOpen && rows.length > shownAtFirst && (
          <li>
            <button type="button" onClick={() => setIsOpen(true)}>
              {fill(showAll, { count: rows.length })}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
