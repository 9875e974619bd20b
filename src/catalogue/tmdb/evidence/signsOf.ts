import type { FeelId } from '#src/domain/feel/feel.ts'
import { feelsOfKeyword } from '#src/domain/feel/feelOfKeyword.ts'
import { keywordConditions } from './keywordConditions.data.ts'
import { lexemesOf } from './lexemesOf.ts'
import { eraOf, lengthOf, ratingOf, type Sign } from './sign.ts'
import type { TitleDetails } from './titleDetails.ts'

/** The signs of a title, each with the keywords or words that show it, or nothing where the sign says it. */
export type Signs = ReadonlyMap<Sign, readonly string[]>

/**
 * Reads the signs in a title's details. A keyword that misleads counts for its feels only with a second sign (see
 * keywordConditions.data.ts).
 * @param impliedFeels feels for whose keywords TMDB found the title, where its own keywords are not known
 */
export function signsOf(details: TitleDetails, impliedFeels: readonly FeelId[] = []): Signs {
  const signs = new Map<Sign, readonly string[]>()
  for (const sign of plainSigns(details)) signs.set(sign, [])
  for (const [lexeme, words] of lexemesOf(details.texts.join('\n'))) signs.set(`words of ${lexeme}`, words)
  const keywords = details.keywords.map((keyword) => keyword.trim().toLowerCase())
  for (const keyword of keywords) signs.set(`keyword ${keyword}`, [])
  for (const [feel, shown] of keywordsByFeel(keywords, signs)) {
    signs.set(`keywords of ${feel}`, shown)
    if (shown.length > 1) signs.set(`many keywords of ${feel}`, [])
  }
  if (keywords.length === 0) for (const feel of impliedFeels) signs.set(`keywords of ${feel}`, [])
  return signs
}

function plainSigns({ type, genres, year, language, runtime, rating }: TitleDetails): Sign[] {
  const [first] = genres
  const era = year === undefined ? undefined : eraOf(year)
  const length = runtime === undefined ? undefined : lengthOf(runtime)
  const rated = rating === undefined ? undefined : ratingOf(rating)
  const sorted = [...genres].sort()
  return [
    `kind ${type}`,
    ...genres.map((genre): Sign => `genre ${genre}`),
    ...(first ? ([`first genre ${first}`] as const) : []),
    ...(first && genres.length === 1 ? ([`only genre ${first}`] as const) : []),
    ...sorted.flatMap((a, index) => sorted.slice(index + 1).map((b): Sign => `genres ${a} and ${b}`)),
    ...(era ? ([`made ${era}`] as const) : []),
    ...(length ? ([`runs ${length}`] as const) : []),
    ...(rated ? ([`rated ${rated}`] as const) : []),
    ...(language ? ([`language ${language}`] as const) : []),
  ]
}

function keywordsByFeel(keywords: readonly string[], signs: Signs): Map<FeelId, string[]> {
  const byFeel = new Map<FeelId, string[]>()
  for (const keyword of new Set(keywords)) {
    if (!counts(keyword, signs)) continue
    for (const feel of feelsOfKeyword(keyword)) byFeel.set(feel, [...(byFeel.get(feel) ?? []), keyword])
  }
  return byFeel
}

function counts(keyword: string, signs: Signs): boolean {
  const condition = keywordConditions[keyword]
  if (!condition) return true
  const { only, never = [] } = condition
  return (!only || only.some((sign) => signs.has(sign))) && !never.some((sign) => signs.has(sign))
}
