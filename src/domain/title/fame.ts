import type { Title } from './title.ts'

type Known = Pick<Title, 'votes' | 'language' | 'countries' | 'franchise' | 'genres' | 'rating' | 'year'>

/** Votes of the best known titles; more make no difference. */
const mostVotes = 30_000
/** Weights of what makes a title known, and the fame of one without any of it: set by hand against votes (see below). */
const weights = {
  base: 0.47,
  english: 0.11,
  american: 0.055,
  franchise: 0.09,
  documentary: -0.13,
  rating: 0.11,
  age: 0.11,
}

/**
 * How well known a title is, 0 to 1: the logarithm of its number of votes, relative to 30,000.
 *
 * Curated titles have no votes. Theirs is estimated from what they are: English, American, part of a franchise, no
 * documentary, well rated, recent. On the shelf that ranks films much as TMDB's votes do (Spearman's rho 0.75), series
 * less so (0.39): enough for a nudge, not for a statement.
 */
export function fameOf(title: Known): number {
  const { votes } = title
  const fame = votes === undefined ? estimate(title) : Math.log1p(votes) / Math.log1p(mostVotes)
  return Math.round(Math.min(1, Math.max(0, fame)) * 100) / 100
}

function estimate({ language, countries, franchise, genres, rating, year = 2000 }: Known): number {
  return (
    weights.base +
    (language === 'en' ? weights.english : 0) +
    (countries[0] === 'US' ? weights.american : 0) +
    (franchise === undefined ? 0 : weights.franchise) +
    (genres.includes('Documentary') ? weights.documentary : 0) +
    (weights.rating * (rating - 60)) / 40 +
    (weights.age * (year - 1950)) / 75
  )
}
