import type { LeaveOut } from '#src/domain/evening/leaveOuts.ts'
import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Avoided, Wish } from './wish.ts'
import { keyOfAvoided } from './wishParts.ts'

/** Keys of the parts of a wish that say the same kind of thing as one of tonight's wishes (wishParts.ts). */
const keysOf = {
  length: ['maxMinutes', 'minMinutes', 'until'],
  services: ['service'],
  languages: ['language', 'notLanguage'],
} as const satisfies Partial<Record<WishKind, readonly string[]>>

/** What among tonight's choices to leave out is the same as something that words leave out. */
const leftOut: Partial<Readonly<Record<Avoided, LeaveOut>>> = {
  'mood:cry': 'sad-ending',
  'tragic-ending': 'sad-ending',
  'blood-and-gore': 'gore',
  'jump-scares': 'jump-scares',
  'crude-humour': 'crude-humour',
  'animal-death': 'animal-death',
  'child-illness': 'child-illness',
  'sexual-violence': 'sexual-violence',
  suicide: 'suicide',
}

/** What words say of the things that tonight's wishes set, too, so that the two never contradict each other. */
export interface SaidTonight {
  /** The kinds that words say, but for what is left out, of which both may say something. */
  readonly kinds: readonly Exclude<WishKind, 'leaveOut'>[]
  /** The same in the terms of tonight's wishes. */
  readonly wishes: Pick<Tonight, 'max' | 'until' | 'on' | 'rent' | 'from' | 'not'>
  /** By what is left out: the keys that drop it. */
  readonly notKeys: Partial<Readonly<Record<LeaveOut, readonly string[]>>>
}

export const nothingSaid: SaidTonight = { kinds: [], wishes: noWishes, notKeys: {} }

/** What a wish says of the length, the services, the languages, and of what tonight's wishes may leave out. */
export function saidTonight(wish: Wish): SaidTonight {
  const { maxMinutes, minMinutes, until, service, services, language, languages, notLanguage, avoid } = wish
  const on = services ?? (service === undefined ? [] : [service])
  const says = {
    length: maxMinutes !== undefined || minMinutes !== undefined || until !== undefined,
    services: on.length > 0,
    languages: language !== undefined || notLanguage !== undefined,
  }
  const notKeys: Partial<Record<LeaveOut, string[]>> = {}
  for (const one of avoid) {
    const same = leftOut[one]
    if (same) notKeys[same] = [...(notKeys[same] ?? []), keyOfAvoided(one)]
  }
  const not = [...new Set(avoid.flatMap((one) => leftOut[one] ?? []))]
  return {
    kinds: (['length', 'services', 'languages'] as const).filter((kind) => says[kind]),
    wishes: {
      max: until === undefined ? (maxMinutes ?? null) : null,
      until: until ?? null,
      on,
      // Words that name a service do not say that it must include the title.
      rent: on.length > 0,
      from: languages ?? (language === undefined ? [] : [language]),
      not,
    },
    notKeys,
  }
}

/**
 * Keys of what tonight's wishes take the place of: a length that is set is not shortened by one that was said before it.
 * Dropped with the visitor's own `drop`, so that what was said holds again once the wish is dropped.
 */
export function overruled({ max, until, on, lang, from }: Omit<Tonight, 'nudge' | 'more'>): string[] {
  return [
    ...(max !== null || until !== null ? keysOf.length : []),
    ...(on.length > 0 ? keysOf.services : []),
    ...(lang.length + from.length > 0 ? keysOf.languages : []),
  ]
}

/** Keys that drop all that words say of a kind. */
export function keysOfKind(kind: keyof typeof keysOf): readonly string[] {
  return keysOf[kind]
}

/** The wish without what the room of its titles leaves to tonight's wishes, which count what each choice would bring. */
export function withoutTonight(wish: Wish): Wish {
  const { maxMinutes, until, service, services, language, languages, ...rest } = wish
  // Sad moods go further than a sad ending.
  return { ...rest, avoid: wish.avoid.filter((one) => one === 'mood:cry' || leftOut[one] === undefined) }
}
