import type { Title } from '#src/domain/title/title.ts'

/** Votes of the best known titles; more make no difference. */
const mostVotes = 30_000

/**
 * How well known a title is, 0 to 1: the logarithm of its number of votes, relative to 30,000.
 * @returns undefined where nobody counts its votes
 */
export function fameOf({ votes }: Pick<Title, 'votes'>): number | undefined {
  if (votes === undefined) return undefined
  return Math.round(Math.min(1, Math.log1p(votes) / Math.log1p(mostVotes)) * 100) / 100
}
