import { type FeelId, isFeelId } from './feel.ts'
import { feelKeywords } from './feelKeywords.data.ts'

const byKeyword: ReadonlyMap<string, FeelId> = new Map(
  Object.entries(feelKeywords).flatMap(([feel, keywords]) =>
    isFeelId(feel) ? keywords.map((keyword): [string, FeelId] => [keyword, feel]) : [],
  ),
)

/**
 * Derives feels from a title's TMDB keywords (user-generated tags).
 * @returns distinct feels, ordered by how many keywords imply each; unknown keywords are ignored
 */
export function feelsOfKeywords(keywords: readonly string[]): FeelId[] {
  const counts = new Map<FeelId, number>()
  for (const keyword of keywords) {
    const feel = byKeyword.get(keyword.trim().toLowerCase())
    if (feel) counts.set(feel, (counts.get(feel) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([feel]) => feel)
}
