import { isConcrete } from '#src/domain/feel/concreteFeels.data.ts'
import { type FeelId, tellsEnding, weightOf } from '#src/domain/feel/feel.ts'
import { namedFrom } from '#src/domain/feel/namedFrom.data.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { Title } from '#src/domain/title/title.ts'
import { feelShare } from './moodProfile.ts'
import { hashText } from './seededNoise.ts'

/** The sentences that a reason can be composed as; i18n/reasonText.ts renders them. */
export type ReasonFrame = 'carry' | 'await' | 'meet' | 'tone' | 'by' | 'here' | 'stand' | 'one'

/** Facts about a title that a reason may state. */
export interface ReasonFacts {
  readonly type: TitleType
  /** Absent where not known. */
  readonly year?: number
  /** Of a film; absent where not known. */
  readonly director?: string
}

/** Why a title fits a mood: a hand-written sentence, or one composed of feels and facts (see i18n/reasonText.ts). */
export type Reason =
  | { readonly kind: 'written'; readonly text: string }
  | {
      readonly kind: 'composed'
      readonly frame: ReasonFrame
      readonly feels: readonly FeelId[]
      readonly facts: ReasonFacts
    }

const mostFeels = 3
const leastFeels = 2
/**
 * Feels that rules found are stated from `sureFrom` on. Where fewer than two are so sure, those of a manner are from
 * `likelyFrom` on, but none that claims something to be seen.
 */
const sureFrom = 0.55
export const likelyFrom = 0.4
/** A feel that speaks for a mood by less is no reason to choose a title for it; one at least speaks by `leadsFrom`. */
const speaksFrom = 0.1
const leadsFrom = 0.3
/** The frames that name feels alone, three of them if there are, and those that state a fact beside two. */
const plainFrames = ['carry', 'await', 'stand', 'here'] as const satisfies readonly ReasonFrame[]
const factFrames = ['meet', 'tone', 'by'] as const satisfies readonly ReasonFrame[]
/** Frames that begin with words of their own, not with a feel: once a list. */
const wordsFirst: readonly ReasonFrame[] = ['here', 'by']

/**
 * Gives each title of a list a reason, in list order: the written sentence if there is one, else a composed one. No two
 * composed reasons of a list open alike or name the same feels, as far as the titles' feels allow; none names a feel
 * that does not serve the mood, or one that tells the ending.
 * @returns one reason per title, in the same order; null for a title of which too little is known (see `isExplained`)
 */
export function reasonsFor(titles: readonly Title[], mood: MoodId): (Reason | null)[] {
  const taken = new Set<string>()
  return titles.map((title, position) => {
    const chosen = firstFree(candidatesOf(title, mood, position), taken)
    if (chosen) for (const key of [...keysOf(chosen), sentenceOf(chosen)]) taken.add(key)
    return chosen
  })
}

/**
 * The first candidate that shares nothing with the reasons before it, else the first that is not the same sentence, else
 * the first; null without any.
 */
function firstFree(candidates: Iterable<Reason>, taken: ReadonlySet<string>): Reason | null {
  let first: Reason | null = null
  let other: Reason | null = null
  for (const candidate of candidates) {
    if (keysOf(candidate).every((key) => !taken.has(key))) return candidate
    first ??= candidate
    if (!taken.has(sentenceOf(candidate))) other ??= candidate
  }
  return other ?? first
}

/** Equal for reasons that are rendered as the same sentence. */
function sentenceOf(reason: Reason): string {
  if (reason.kind === 'written') return reason.text
  const isPlain = plainFrames.some((frame) => frame === reason.frame)
  return JSON.stringify([reason.frame, reason.feels, isPlain ? null : reason.facts])
}

/**
 * Whether enough is known of a title to say why it fits a mood: a written reason, or two pieces of evidence, of which
 * at least one is a feel that clearly serves the mood.
 */
export function isExplained(title: Title, mood: MoodId): boolean {
  if (title.reasons[mood]) return true
  // Counts no further than it must: ranking asks this of every title.
  let stated = 0
  let leads = false
  for (const [index, feel] of title.feels.entries()) {
    if (!states(title, feel, index, mood)) continue
    stated += 1
    leads ||= weightOf(feel, mood) >= leadsFrom
    if (stated > 1 && leads) return true
  }
  return leads && directorOf(title) !== undefined
}

/** What no other reason of a list may share: how it opens, and which feels it names. */
function keysOf(reason: Reason): string[] {
  if (reason.kind === 'written') return [reason.text]
  const opening = wordsFirst.includes(reason.frame) ? reason.frame : `${reason.feels[0]} …`
  return [opening, [...reason.feels].sort().join('+')]
}

function* candidatesOf(title: Title, mood: MoodId, position: number): Generator<Reason> {
  const written = title.reasons[mood]
  if (written) yield { kind: 'written', text: written }
  if (!isExplained(title, mood)) return
  const director = directorOf(title)
  const facts: ReasonFacts = {
    type: title.type,
    ...(title.year === undefined ? {} : { year: title.year }),
    ...(director ? { director } : {}),
  }
  const feels = servingFeels(title, mood)
  if (feels.length === 1) {
    yield { kind: 'composed', frame: 'one', feels, facts }
    return
  }
  const ofFacts = factFrames.filter((frame) => (frame === 'meet' ? facts.year : director) !== undefined)
  const turn = position + (hashText(title.id) % 2)
  // Two feels alone are often those of another title, too: a fact tells them apart.
  const frames =
    feels.length === 2
      ? [...turned(ofFacts, turn), ...turned(plainFrames, turn)]
      : turned([...plainFrames, ...ofFacts], turn)
  for (const inOrder of feels.map((_, start) => turned(feels, start))) {
    for (const frame of frames) {
      const many = plainFrames.some((plain) => plain === frame) ? mostFeels : 2
      yield { kind: 'composed', frame, feels: inOrder.slice(0, many), facts }
    }
  }
}

/** The same items, beginning at another of them. */
function turned<Item>(items: readonly Item[], start: number): Item[] {
  const at = start % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/**
 * The feels that speak for the mood, the largest contribution first: those that are sure where there are two, else also
 * those that are likely.
 */
function servingFeels(title: Title, mood: MoodId): FeelId[] {
  const likely = title.feels
    .map((feel, index) => ({ feel, index, contribution: weightOf(feel, mood) * feelShare(title, index) }))
    .filter(({ feel, index }) => states(title, feel, index, mood))
    .sort((a, b) => b.contribution - a.contribution)
  const sure = likely.filter(({ index }) => strengthOf(title, index) >= sureFrom)
  return (sure.length < leastFeels ? likely : sure).map(({ feel }) => feel)
}

/** Whether a reason may name a feel: it serves the mood, is sure enough, and does not tell the ending. */
function states(title: Title, feel: FeelId, index: number, mood: MoodId): boolean {
  const least = namedFrom[feel] ?? (isConcrete(feel) ? sureFrom : likelyFrom)
  return weightOf(feel, mood) >= speaksFrom && strengthOf(title, index) >= least && !tellsEnding(feel)
}

/** How sure a feel of a title is, 0 to 1; those that editors chose are sure. */
function strengthOf({ feelStrengths }: Title, index: number): number {
  return feelStrengths?.[index] ?? 1
}

/** A film's director stands first among its people; a series' first may be an actor. */
function directorOf({ type, people }: Title): string | undefined {
  return type === 'movie' ? people[0] : undefined
}
