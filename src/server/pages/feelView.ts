import type { TitleItem } from '#src/api/items.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type FeelId, tellsEnding, weightOf } from '#src/domain/feel/feel.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitlePath } from '#src/domain/title/titlePath.ts'
import { feelShare, moodFit } from '#src/engine/moodProfile.ts'
import { quality } from '#src/engine/quality.ts'
import { reasonsFor } from '#src/engine/reason.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { toTitleItem } from '#src/server/useCases/itemMapping.ts'

/** The view model of a feel's page. */
export interface FeelView {
  /** Titles of the shelf that have the feel. */
  readonly count: number
  /** The moods that the feel lights, strongest first, each with its best titles. */
  readonly rows: readonly FeelRow[]
  /** Feels that stand beside it more often than chance would have it, the most telling first. */
  readonly beside: readonly FeelId[]
}

export interface FeelRow {
  readonly mood: MoodId
  /** How strongly the feel speaks for the mood, above 0, at most 1. */
  readonly weight: number
  readonly best: { readonly item: TitleItem; readonly reason: string }
  readonly next: readonly TitleItem[]
  /** All titles with the feel that suit the mood, the best first. */
  readonly all: readonly { readonly title: string; readonly year: number | undefined; readonly path: TitlePath }[]
}

const mostRows = 4
const nextShown = 4
const mostBeside = 8
/** A title suits a mood from this fit on. */
const leastFit = 0.5
/** A companion stands beside the feel in at least this many titles. */
const leastTogether = 4

/**
 * The view model of a feel's page: of the moods that it speaks for, the strongest four with a title of their own. No
 * title stands out in two rows.
 */
export async function feelView(feel: FeelId, locale: Locale): Promise<FeelView> {
  const shelf = await embeddedTitles(locale)
  const having = shelf.filter(({ feels }) => feels.includes(feel))
  const moods = moodIds
    .filter((mood) => weightOf(feel, mood) > 0)
    .toSorted((a, b) => weightOf(feel, b) - weightOf(feel, a))
  const shown = new Set<Title>()
  const rows: FeelRow[] = []
  for (const mood of moods) {
    const row = rows.length < mostRows ? rowOf(feel, mood, having, shown, locale) : null
    if (row) rows.push(row)
  }
  return { count: having.length, rows, beside: besideOf(feel, having, shelf) }
}

function rowOf(
  feel: FeelId,
  mood: MoodId,
  having: readonly Title[],
  shown: Set<Title>,
  locale: Locale,
): FeelRow | null {
  const suiting = having
    .filter((title) => moodFit(title, mood) >= leastFit)
    .toSorted((a, b) => worth(b, feel, mood) - worth(a, feel, mood))
  const fresh = suiting.filter((title) => !shown.has(title))
  // Who stands out has a reason written by hand, where one of the first has.
  const best = fresh.slice(0, 1 + nextShown).find(({ reasons }) => reasons[mood] !== undefined) ?? fresh[0]
  if (!best) return null
  const next = fresh.filter((title) => title !== best).slice(0, nextShown)
  for (const title of [best, ...next]) shown.add(title)
  const [reason] = reasonsFor([best], mood)
  return {
    mood,
    weight: weightOf(feel, mood),
    best: { item: itemOf(best, locale), reason: reason ? reasonText(reason, locale) : '' },
    next: next.map((title) => itemOf(title, locale)),
    all: suiting.flatMap(({ title, year, path }) => (path ? [{ title, year, path }] : [])),
  }
}

/** How good an example of a feel in a mood a title is: how much it has of both, and how well it is liked. */
function worth(title: Title, feel: FeelId, mood: MoodId): number {
  return feelShare(title, title.feels.indexOf(feel)) * moodFit(title, mood) * (0.4 + quality(title.rating, title.votes))
}

function itemOf(title: Title, locale: Locale): TitleItem {
  return toTitleItem(title, { country: null, locale })
}

/**
 * The feels that stand beside a feel: by how much more often they do than in the whole shelf, weighed with how often
 * (the pointwise mutual information times the count).
 */
function besideOf(feel: FeelId, having: readonly Title[], shelf: readonly Title[]): FeelId[] {
  const together = countFeels(having)
  const overall = countFeels(shelf)
  const score = (other: FeelId): number => {
    const count = together.get(other) ?? 0
    return count * Math.log((count * shelf.length) / (having.length * (overall.get(other) ?? 1)))
  }
  return [...together.keys()]
    .filter((other) => other !== feel && !tellsEnding(other) && (together.get(other) ?? 0) >= leastTogether)
    .filter((other) => score(other) > 0)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, mostBeside)
}

function countFeels(titles: readonly Title[]): ReadonlyMap<FeelId, number> {
  const counts = new Map<FeelId, number>()
  for (const { feels } of titles) for (const feel of feels) counts.set(feel, (counts.get(feel) ?? 0) + 1)
  return counts
}
