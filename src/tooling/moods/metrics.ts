/** One labelled title: how a model scores it, and whether it fits. */
export interface Judged {
  readonly score: number
  readonly fits: boolean
}

/** The chance that a fitting title scores above one that does not; ties count half (the Mann-Whitney statistic). 0.5 is chance. */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const fitting = judged.filter(({ fits }) => fits)
  const others = judged.filter(({ fits }) => !fits)
  let won = 0
  for (const a of fitting) for (const b of others) won += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0
  return won / (fitting.length * others.length)
}

/** How many of the best k fit. */
export function precisionAt(judged: readonly Judged[], k: number): number {
  return best(judged, k).filter(({ fits }) => fits).length / Math.min(k, judged.length)
}

/** Normalised discounted cumulative gain of the best k (Järvelin and Kekäläinen 2002), gain 1 for a title that fits. */
export function ndcgAt(judged: readonly Judged[], k: number): number {
  const gain = (list: readonly Judged[]): number =>
    list.reduce((sum, { fits }, index) => sum + (fits ? 1 / Math.log2(index + 2) : 0), 0)
  const ideal = [...judged].sort((a, b) => Number(b.fits) - Number(a.fits)).slice(0, k)
  return gain(best(judged, k)) / gain(ideal)
}

function best(judged: readonly Judged[], k: number): Judged[] {
  return [...judged].sort((a, b) => b.score - a.score).slice(0, k)
}
