import { atom, computed } from 'nanostores'
import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import { keysOfKind, nothingSaid, overruled, type SaidTonight } from '#src/understanding/saidTonight.ts'
import { $tonight, wishTonight } from './tonight.ts'

/** What the words of a search say of the things that tonight's wishes set; nothing on other pages. */
interface SaidWishes extends SaidTonight {
  /** Takes parts of the words away and changes tonight's wishes, in one step of the history. */
  readonly drop: (keys: readonly string[], change: Partial<Tonight>) => void
}

const nowhere: SaidWishes = { ...nothingSaid, drop: (_, change) => wishTonight(change) }

export const $saidWishes = atom<SaidWishes>(nowhere)

/** Tells what the words on screen say. @returns a function to be called when they are not on screen any more */
export function noteSaid(said: SaidTonight, drop: SaidWishes['drop']): () => void {
  $saidWishes.set({ ...said, drop })
  return () => $saidWishes.set(nowhere)
}

const fieldsOf = { length: ['max', 'until'], services: ['on', 'rent'], languages: ['lang', 'from'] } as const

/** Tonight's wishes and what words say of the same things, as the sheets of wishes show them. */
export const $wished = computed([$tonight, $saidWishes], (tonight, { kinds, wishes, notKeys: _ }): Tonight => {
  const { max, until, on, rent, from, not } = wishes
  return {
    ...tonight,
    ...(kinds.includes('length') && { max, until }),
    ...(kinds.includes('services') && { on, rent }),
    ...(kinds.includes('languages') && { from, lang: [] }),
    ...(not.length > 0 && { not: [...new Set([...not, ...tonight.not])] }),
  }
})

/**
 * Changes what `$wished` shows. What words said of the same kind gives way: a kind that is set takes its place, one that
 * is taken back drops its words.
 * @returns what became of tonight's wishes
 */
export function changeWished(change: Partial<Tonight>): Partial<Tonight> {
  const { kinds, wishes, notKeys, drop } = $saidWishes.get()
  const wished = $wished.get()
  let full = change
  const dropped: string[] = []
  for (const kind of kinds) {
    const fields = fieldsOf[kind]
    if (!fields.some((field) => field in change)) continue
    full = { ...Object.fromEntries(fields.map((field) => [field, wished[field]])), ...full }
    const isUnset = !overruled({ ...noWishes, ...full }).some((key) => keysOfKind(kind).includes(key))
    if (isUnset) dropped.push(...keysOfKind(kind))
  }
  const { not } = change
  if (not) {
    dropped.push(...wishes.not.filter((one) => !not.includes(one)).flatMap((one) => notKeys[one] ?? []))
    full = { ...full, not: not.filter((one) => !wishes.not.includes(one)) }
  }
  if (dropped.length > 0) drop(dropped, full)
  else wishTonight(full)
  return full
}
