import { type FeelId, weightOf } from '#src/domain/feel/feel.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { positionWeight } from './moodProfile.ts'

/** Why a title fits a mood: a hand-written sentence, or the feels with the largest weight (see i18n/reasonText.ts). */
export type Reason =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'composed'; readonly feels: readonly FeelId[] }

const feelsInReason = 3

/**
 * Assigns each title of a list a distinct reason, in list order: the written sentence if there is one, else a
 * composition of the two or three feels that contribute most. If an earlier title has the same reason, the title's
 * other feels are tried; if those run out, all of its feels are returned, and the reason may repeat.
 * @returns one reason per title, in the same order
 */
export function reasonsFor(titles: readonly Title[], mood: MoodId): Reason[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const reason = candidatesFor(title, mood).find((candidate) => !taken.has(keyOf(candidate)))
    const chosen = reason ?? { kind: 'composed', feels: title.feels }
    taken.add(keyOf(chosen))
    return chosen
  })
}

function keyOf(reason: Reason): string {
  return reason.kind === 'written' ? reason.text : [...reason.feels].sort().join('+')
}

function* candidatesOf(title: Title, mood: MoodId): Generator<Reason> {
  const written = title.reasons[mood]
  if (written) yield { kind: 'written', text: written }
  const ranked = feelsByContribution(title, mood)
  const best = ranked.filter((feel) => weightOf(feel, mood) > 0)
  const pool = best.length >= 2 ? best : ranked
  yield { kind: 'composed', feels: pool.slice(0, feelsInReason) }
  for (let skip = feelsInReason - 1; skip >= 0; skip--) {
    for (const other of ranked.slice(feelsInReason)) {
      const feels = pool.slice(0, feelsInReason).filter((_, index) => index !== skip)
      if (!feels.includes(other)) yield { kind: 'composed', feels: [...feels, other] }
    }
  }
}

function candidatesFor(title: Title, mood: MoodId): Reason[] {
  return [...candidatesOf(title, mood)].filter((reason) => reason.kind === 'written' || reason.feels.length > 0)
}

function feelsByContribution(title: Title, mood: MoodId): FeelId[] {
  return title.feels
    .map((feel, index) => ({ feel, contribution: weightOf(feel, mood) * positionWeight(index) }))
    .sort((a, b) => b.contribution - a.contribution)
    .map(({ feel }) => feel)
}
