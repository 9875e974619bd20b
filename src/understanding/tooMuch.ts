import type { FeelId } from '#src/domain/feel/feelId.ts'
import { none } from './buildLexicon.ts'
import type { Meaning } from './lexicon.ts'

/** What is too much of sadness, of darkness and of fright, for somebody who wants only some of it. */
const ofSadness: readonly FeelId[] = ['bleak-and-unsparing', 'tragic-ending']
const ofDarkness: readonly FeelId[] = ['tragic-ending', 'blood-and-gore']
const ofFright: readonly FeelId[] = ['blood-and-gore']
/** Least weight of a mood that a phrase speaks of. */
const spokenOf = 0.5

/** "Sad but not too sad", "scary, but not too much": what is wished for, without the worst of it. */
export function withoutTooMuch(content: Meaning): Meaning {
  const { moods, feels } = content
  const tooMuch = [
    ...((moods.get('cry') ?? 0) >= spokenOf ? ofSadness : []),
    ...(feels.has('bleak-and-unsparing') ? ofDarkness : []),
    ...(feels.has('creeping-dread') ? ofFright : []),
  ]
  return tooMuch.length > 0
    ? { ...content, negates: { ...none, feels: new Map(tooMuch.map((feel) => [feel, 1])) } }
    : content
}
