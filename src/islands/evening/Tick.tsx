import { memo, type ReactElement, useRef, useState } from 'react'

interface TickProps {
  readonly type: 'checkbox' | 'radio'
  /** Of radio buttons that belong together. */
  readonly name?: string
  readonly isTicked: boolean
  readonly onTick: () => void
}

/**
 * A checkbox or radio button that the page's state ticks. It is written to only when it changes: React sets name and
 * type of an input anew with each render, and a sheet has some sixty, whose styles the browser then computes again.
 */
export function Tick({ onTick, ...props }: TickProps): ReactElement {
  const latest = useRef(onTick)
  latest.current = onTick
  const [tick] = useState(() => () => latest.current())
  return <Input {...props} onTick={tick} />
}

const Input = memo(function Input({ type, name, isTicked, onTick }: TickProps): ReactElement {
  return <input type={type} name={name} checked={isTicked} onChange={onTick} />
})
