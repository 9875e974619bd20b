/**
 * Yes or no for each candidate, as hexadecimal digits of four each: 144 candidates are 36 characters of a room. Missing
 * ones are no.
 */
export function writeFlags(flags: readonly boolean[]): string {
  const digits = Array.from({ length: Math.ceil(flags.length / 4) }, (_, digit) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (flags[digit * 4 + bit] ? 1 << bit : 0), 0).toString(16),
  )
  return digits.join('').replace(/0+$/, '')
}

/** Whether the flag at a position is set. */
export function hasFlag(text: string, position: number): boolean {
  return (Number.parseInt(text[position >> 2] ?? '0', 16) & (1 << (position & 3))) !== 0
}
