/**
 * Temperature of the draw, in the units of a score: a title that is 0.15 better is e times as likely. Scores of a list
 * span about 0.3, so that its best title is drawn some five times as often as its last.
 */
const temperature = 0.15

interface Drawable {
  /** As of `eveningList`. */
  readonly score: number
}

/** Probabilities of a draw, which sum to 1: the softmax of the scores. */
function probabilities(rows: readonly Drawable[]): number[] {
  const top = Math.max(...rows.map(({ score }) => score))
  const weights = rows.map(({ score }) => Math.exp((score - top) / temperature))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/**
 * The chance of each row in a draw, as whole per cents that sum to 100 (largest remainder method).
 * @returns in the order of the rows; empty for none
 */
export function drawChances(rows: readonly Drawable[]): number[] {
  const exact = probabilities(rows).map((share) => share * 100)
  const chances = exact.map(Math.floor)
  const lacking = rows.length === 0 ? 0 : 100 - chances.reduce((sum, chance) => sum + chance, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, lacking)) chances[index] = (chances[index] ?? 0) + 1
  return chances
}

export interface Drawn<Row> {
  readonly row: Row
  /** In whole per cents, as of `drawChances`. */
  readonly chance: number
}

/**
 * Draws one row, with probabilities that grow with the score.
 * @param random uniformly distributed from 0 to 1 (`Math.random`); called once
 * @returns null without rows
 */
export function drawOne<Row extends Drawable>(rows: readonly Row[], random: () => number): Drawn<Row> | null {
  const shares = probabilities(rows)
  let left = random()
  // Rounding may leave a rest: it is the last row's.
  const at = shares.findIndex((share) => {
    left -= share
    return left < 0
  })
  const index = at < 0 ? rows.length - 1 : at
  const row = rows[index]
  return row === undefined ? null : { row, chance: drawChances(rows)[index] ?? 0 }
}
