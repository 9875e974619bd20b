/** The median; for an even number of values the upper of the two middle ones. NaN for an empty array. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
