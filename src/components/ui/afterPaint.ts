let next: (() => void) | null = null

/**
 * Runs work when the next frame is on screen: what was touched shows it before anything larger happens, however slow the phone. Of what is asked for in between,
 * by a second tap, only the last is done.
 */
export function afterPaint(work: () => void): void {
  const isUnderWay = next !== null
  next = work
  if (isUnderWay) return
  // A frame's own callbacks run before it is painted, a timer set by them after.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const wanted = next
      next = null
      wanted?.()
    }),
  )
}
