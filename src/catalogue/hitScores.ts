import type { NameMatch } from '#src/domain/title/nameMatch.ts'

/** What a hit matches: its shown or original title, another of its names, a person, or its franchise. */
export type MatchedField = 'own' | 'other' | 'person' | 'franchise'

/**
 * Score of a match, by what is matched and how. A match of a higher one precedes all of a lower one; within one, a
 * source adds up to `withinScore`. Order: the title itself, how it begins, its words, then people, franchise, topics
 * (see `topicScores`), and last what only begins words or combines several fields.
 */
export const hitScores: Readonly<Record<MatchedField, Readonly<Record<NameMatch, number>>>> = {
  own: { same: 20, start: 18, beginning: 16.5, words: 15, wordBeginnings: 9 },
  other: { same: 19, start: 16, beginning: 14.5, words: 14, wordBeginnings: 8 },
  franchise: { same: 17.6, start: 11, beginning: 7, words: 11, wordBeginnings: 6.5 },
  person: { same: 13, start: 12, beginning: 7, words: 12, wordBeginnings: 7 },
}

/**
 * Scores of topics: the name of a genre or a mood, which counts more than words within a title ("horror"); that of a
 * feel; a hint at either; a part of a feel's name; several of all fields together.
 */
export const topicScores = { general: 17.3, feel: 10, hint: 6, part: 5, combined: 4 } as const

/** Scores from here on mean that a title has exactly the name that was searched. */
export const namedFrom = hitScores.other.same
/** Beside a title of exactly that name, hits below this are left out: "friends" does not mean films about friendship. */
export const leastBesideNamed = hitScores.franchise.start

/** Upper bound (exclusive) of what a source adds to a score for coverage, fit and standing. */
export const withinScore = 0.1
