import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Tick } from './Tick.tsx'

interface TickRowProps {
  readonly isTicked: boolean
  readonly onChange: () => void
  /** A tick for what is wanted, a cross for what is left out. */
  readonly sign: 'check' | 'close'
  readonly children: ReactNode
}

/** A row with a box at its end; the whole row ticks it. */
export function TickRow({ isTicked, onChange, sign, children }: TickRowProps): ReactElement {
  return (
    <label className="tickrow">
      <Tick type="checkbox" isTicked={isTicked} onTick={onChange} />
      {children}
      <span className="box">
        <Icon name={sign} />
      </span>
    </label>
  )
}

/** The list without the item if it is in it, else with it at the end. */
export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
}
