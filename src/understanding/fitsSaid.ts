import type { FeelId } from '#src/domain/feel/feelId.ts'
import { chipsOf } from './chips.ts'
import type { WishPart } from './wishParts.ts'

/** Something that was asked for and that a title has. */
export type Fit<OnePart extends WishPart> =
  | { readonly kind: 'minutes'; readonly minutes: number; readonly isEpisode: boolean }
  | { readonly kind: 'part'; readonly part: OnePart }
  /** In its own words: "cosy comfort". */
  | { readonly kind: 'has'; readonly text: string; readonly feel: FeelId | null }

interface Fitting {
  readonly duration?: number | undefined
  readonly episodeMinutes?: number | undefined
  readonly has: readonly string[]
  /** The feels that `has` names; empty where it names a mood. */
  readonly hasFeels: readonly FeelId[]
}

/** Things that a card ticks, and of these, things that are left out. */
const [mostTicks, mostAvoided] = [4, 2]
const lengths: readonly WishPart['kind'][] = ['maxMinutes', 'minMinutes', 'until']
/** What a card ticks in its own words, or what cannot be seen of one title. */
const refused: readonly WishPart['kind'][] = ['notLanguage', 'notCountry', 'notPerson', 'notTitle']
const anyOf: readonly WishPart['kind'][] = ['service', 'language', 'country']
const unsaid: readonly WishPart['kind'][] = ['mood', 'feel', 'like', ...refused, ...lengths]

/** What was asked for, as a title keeps to it: its length, what is not in it, the feel that matched, and the rest. */
export function fitsSaid<OnePart extends WishPart>(
  { duration, episodeMinutes, has, hasFeels }: Fitting,
  parts: readonly OnePart[],
): Fit<OnePart>[] {
  const minutes = duration ?? episodeMinutes
  const said = chipsOf(parts).flatMap(({ parts: [first, second] }) => {
    // Of several services or languages a title has one, and the card does not know which.
    if (!first || unsaid.includes(first.kind) || (second && anyOf.includes(first.kind))) return []
    return [first]
  })
  const ofParts = (avoids: boolean): Fit<OnePart>[] =>
    said.filter(({ kind }) => (kind === 'avoid') === avoids).map((part) => ({ kind: 'part', part }))
  return [
    ...(minutes !== undefined && parts.some(({ kind }) => lengths.includes(kind))
      ? [{ kind: 'minutes' as const, minutes, isEpisode: duration === undefined }]
      : []),
    ...ofParts(true).slice(0, mostAvoided),
    ...has.slice(0, 1).map((text) => ({ kind: 'has' as const, text, feel: hasFeels[0] ?? null })),
    ...ofParts(false),
  ].slice(0, mostTicks)
}
