/**
 * Runs work once the next frame has been painted, each call's own; at once where nothing is painted (tests without a
 * page). What answers a press is then in that frame, and what takes longer is not in its way.
 */
export function afterFrame(work: () => void): void {
  // An animation frame callback runs before its frame is painted, a timer set by it afterwards.
  // It returns a number, never null.
  globalThis.requestAnimationFrame?.(() => setTimeout(work)) ?? work()
}
