import { type FeelId, feelIds, tellsEnding } from './feel.ts'

/** The families of feels, in their order in feels.data.ts, each with the first of its feels there. */
export const feelFamilies = [
  ['funny', 'deadpan-humour'],
  ['inLove', 'slow-burn-romance'],
  ['slow', 'cosy-comfort'],
  ['moved', 'grief-worked-through'],
  ['switchedOff', 'popcorn-fun'],
  ['elsewhere', 'another-world'],
  ['pulse', 'relentless-action'],
  ['learning', 'true-story'],
  ['weather', 'bleak-and-unsparing'],
] as const satisfies readonly (readonly [string, FeelId])[]
export type FeelFamily = (typeof feelFamilies)[number][0]

/** The feels that have a page: all but those that reveal how a title ends. */
export const pagedFeels: readonly FeelId[] = feelIds.filter((feel) => !tellsEnding(feel))

/** The feels of each family that have a page, families and feels in the order of feels.data.ts. */
export function feelsByFamily(): readonly { readonly family: FeelFamily; readonly feels: readonly FeelId[] }[] {
  return feelFamilies.map(([family, first], index) => {
    const end = feelFamilies[index + 1]?.[1]
    const members = feelIds.slice(feelIds.indexOf(first), end ? feelIds.indexOf(end) : undefined)
    return { family, feels: members.filter((feel) => !tellsEnding(feel)) }
  })
}
