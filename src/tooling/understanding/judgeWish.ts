import type { TitleId } from '#src/domain/title/titleId.ts'
import { constraintsSchema, type Wish } from '#src/understanding/wish.ts'
import type { Sentence } from './sentence.ts'

export const measures = ['mood', 'feel', 'constraints', 'avoid', 'nonsense'] as const
export type Measure = (typeof measures)[number]

const feelOfLeaveOut = [
  ['gore', 'blood-and-gore'],
  ['sad-ending', 'tragic-ending'],
] as const

/** Those that the issue names; sentences say nothing of the others. */
const constraintNames = Object.keys(constraintsSchema.shape).filter(
  (name) => !/^(?:not|services$|languages$|countries$)/.test(name),
)

/**
 * Judges what was understood of a sentence, as issue 22 does: the first mood, a feel, all constraints exactly, all that
 * is to be left out, nonsense as nothing.
 * @param titleNamed the id of a title with an English name
 * @returns whether each measure that the sentence is about holds
 */
export function judgeWish(
  sentence: Sentence,
  wish: Wish,
  titleNamed: (name: string) => readonly TitleId[],
): Partial<Record<Measure, boolean>> {
  if (sentence.nonsense) return { nonsense: isNothing(wish) }
  const { moods, feels, avoid, avoidAnyOf } = sentence
  const [first] = Object.entries(wish.moods).sort((a, b) => b[1] - a[1])
  const avoided = new Set<string>(wish.avoid)
  for (const [leaveOut, feel] of feelOfLeaveOut) if (avoided.has(feel)) avoided.add(leaveOut)
  const leavesOut =
    (avoid ?? []).every((one) => avoided.has(one)) && (!avoidAnyOf || avoidAnyOf.some((one) => avoided.has(one)))
  return {
    ...(moods?.length ? { mood: moods.some((mood) => mood === first?.[0]) } : {}),
    ...(feels?.length ? { feel: feels.some((feel) => wish.feels[feel] !== undefined) } : {}),
    ...(avoid?.length || avoidAnyOf?.length ? { avoid: leavesOut } : {}),
    constraints: constraintNames.every((name) => isSame(name, sentence, wish, titleNamed)),
  }
}

function isNothing({ moods, feels, avoid, parts }: Wish): boolean {
  return Object.keys(moods).length + Object.keys(feels).length + avoid.length + parts.length === 0
}

function isSame(
  name: string,
  sentence: Sentence,
  wish: Wish,
  titleNamed: (name: string) => readonly TitleId[],
): boolean {
  if (name === 'like' && sentence.like !== undefined) {
    return wish.like !== undefined && titleNamed(sentence.like).includes(wish.like)
  }
  const [wanted, found] = [sentence, wish].map((one) => Object.entries(one).find(([key]) => key === name)?.[1])
  return wanted === found
}
