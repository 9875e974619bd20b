/** A labelled title with a model's score. */
export interface Judged {
  readonly score: number
  readonly fits: boolean
}

/**
 * Area under the ROC curve: the probability that a fitting title scores above one that does not fit, ties counting half
 * (normalized Mann-Whitney U). 0.5 is chance level; NaN without titles of both kinds.
 */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const fitting = judged.filter(({ fits }) => fits)
  const others = judged.filter(({ fits }) => !fits)
  let won = 0
  for (const a of fitting) for (const b of others) won += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0
  return won / (fitting.length * others.length)
}

/** Precision at k: the share of fitting titles among the k best. */
export function precisionAt(judged: readonly Judged[], k: number): number {
  return best(judged, k).filter(({ fits }) => fits).length / Math.min(k, judged.length)
}

/** Normalized discounted cumulative gain at k (Järvelin and Kekäläinen 2002), with gain 1 for a title that fits. */
export function ndcgAt(judged: readonly Judged[], k: number): number {
  const gain = (list: readonly Judged[]): number =>
    list.reduce((sum, { fits }, index) => sum + (fits ? 1 / Math.log2(index + 2) : 0), 0)
  const ideal = [...judged].sort((a, b) => Number(b.fits) - Number(a.fits)).slice(0, k)
  return gain(best(judged, k)) / gain(ideal)
}

function best(judged: readonly Judged[], k: number): Judged[] {
  return [...judged].sort((a, b) => b.score - a.score).slice(0, k)
}
