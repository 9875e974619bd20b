let next: (() => void) | null = null

/**
 * Runs work after the next frame is painted, so that the feedback for an interaction is visible before an expensive
 * update starts. If called again before that, for example by a second tap, only the last work runs.
 */
export function afterPaint(work: () => void): void {
  const isUnderWay = next !== null
  next = work
  if (isUnderWay) return
  // An animation frame callback runs before its frame is painted, a timer set by it afterwards.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const wanted = next
      next = null
      wanted?.()
    }),
  )
}
