/** Prior mean (0 to 100) of the Bayesian average, and its weight in votes. */
const priorRating = 66
const priorVotes = 200
/** Assumed votes for curated titles, which have no vote count because their rating is stable. */
const settledVotes = 2000

/**
 * Bayesian average of a rating (the formula of IMDb's weighted rating), so that few votes cannot yield an extreme
 * value.
 * @param rating public rating, 0 to 100
 * @param votes number of votes; absent for curated titles
 * @returns 0 to 1: averages of 50 and less map to 0, 70 to 0.5, 90 and more to 1
 */
export function quality(rating: number, votes: number = settledVotes): number {
  const shrunk = (rating * votes + priorRating * priorVotes) / (votes + priorVotes)
  return Math.min(1, Math.max(0, (shrunk - 50) / 40))
}
