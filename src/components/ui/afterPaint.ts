let isWaiting = false

/**
 * Runs work when the next frame is on screen: what was touched shows it before anything larger happens, however slow the phone. What is asked for in between,
 * by a second tap, is the same wish and runs once.
 */
export function afterPaint(work: () => void): void {
  if (isWaiting) return
  isWaiting = true
  // A frame's own callbacks run before it is painted, a timer set by them after.
  requestAnimationFrame(() =>
    setTimeout(() => {
      isWaiting = false
      work()
    }),
  )
}
