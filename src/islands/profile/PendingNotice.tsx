import { type ReactElement, useEffect, useState } from 'react'

interface PendingNoticeProps {
  readonly isPending: boolean
  readonly text: string
}

const longMs = 1500

/**
 * Announces that a save is still pending after 1.5 seconds. The live region is rendered from the start, because screen
 * readers announce only changes to a region that they already know.
 */
export function PendingNotice({ isPending, text }: PendingNoticeProps): ReactElement {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isPending])
  return (
    <span className="hint" role="status">
      {isLong && text}
    </span>
  )
}
