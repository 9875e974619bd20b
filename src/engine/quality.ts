/** The rating that a title is believed to have before anybody voted, and how many votes that belief is worth. */
const priorRating = 66
const priorVotes = 200
/** Curated titles carry no vote count: their rating is long settled. */
const settledVotes = 2000

/**
 * A rating that few votes cannot push to the extremes: the Bayesian average with the prior above (as IMDb's weighted rating).
 * @param rating the public's score, 0 to 100
 * @param votes how many voted; absent for curated titles
 * @returns 0 to 1, where 0.5 is a rating of 70
 */
export function quality(rating: number, votes: number = settledVotes): number {
  const shrunk = (rating * votes + priorRating * priorVotes) / (votes + priorVotes)
  return Math.min(1, Math.max(0, (shrunk - 50) / 40))
}
