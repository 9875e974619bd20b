/**
 * The option that a key selects in a listbox: arrows move by one, Home and End to the ends, a character to the next
 * option whose name begins with it (wrapping around).
 * @returns the new index, or null if the key does not navigate
 */
export function moveInList(key: string, active: number, names: readonly (string | null | undefined)[]): number | null {
  const last = names.length - 1
  if (key === 'ArrowDown') return Math.min(last, active + 1)
  if (key === 'ArrowUp') return Math.max(0, active - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length > 1) return null
  const letter = key.toLowerCase()
  for (let step = 1; step <= names.length; step++) {
    const index = (active + step) % names.length
    if (names[index]?.toLowerCase().startsWith(letter)) return index
  }
  return null
}
