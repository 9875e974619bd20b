import { type FeelId, isFeelId } from './feel.ts'
import { feelKeywords } from './feelKeywords.data.ts'

const byKeyword: ReadonlyMap<string, readonly FeelId[]> = invert()

function invert(): Map<string, FeelId[]> {
  const feels = new Map<string, FeelId[]>()
  for (const [feel, keywords] of Object.entries(feelKeywords)) {
    if (!isFeelId(feel)) continue
    for (const keyword of keywords) feels.set(keyword, [...(feels.get(keyword) ?? []), feel])
  }
  return feels
}

/** The feels that a TMDB keyword (a user-generated tag) speaks for; case and outer spaces do not matter. */
export function feelsOfKeyword(keyword: string): readonly FeelId[] {
  return byKeyword.get(keyword.trim().toLowerCase()) ?? []
}
