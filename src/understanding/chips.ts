import type { WishPart } from './wishParts.ts'

/** One meaning, as a page shows it: parts that the same words said. */
export interface Chip<OnePart extends WishPart> {
  readonly parts: readonly OnePart[]
  /** What the address' `drop` gets when the visitor takes it away. */
  readonly keys: readonly string[]
}

/** Feels that a chip names; the others go with it. */
const mostFeels = 2
/** Languages, countries, services or names that a chip lists. */
const mostListed = 5

/**
 * The meanings of a wish, each once: what the same words said stands together, moods first. A mood that only follows from
 * feels has no chip of its own; dropping those drops it.
 * @param parts as `wishParts` or `describeWish` gives them
 */
export function chipsOf<OnePart extends WishPart>(parts: readonly OnePart[]): Chip<OnePart>[] {
  const groups = new Map<string, OnePart[]>()
  for (const part of parts) {
    const isFelt = part.kind === 'mood' || part.kind === 'feel'
    if (isFelt && part.ranges.length === 0) continue
    const words = part.ranges.map(({ start, end }) => `${start}-${end}`).join()
    const key = isFelt ? `felt ${words}` : part.kind === 'avoid' ? `avoid ${words}` : part.key
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()].map((all) => ({ parts: shown(all), keys: [...new Set(all.map(({ key }) => key))] }))
}

/** The parts that name a chip: moods and the most wanted feels; of what is left out, the mood says it all. */
function shown<OnePart extends WishPart>(parts: readonly OnePart[]): OnePart[] {
  const [moods, feels] = [parts.filter(({ kind }) => kind === 'mood'), parts.filter(({ kind }) => kind === 'feel')]
  if (moods.length + feels.length > 0) return [...moods.slice(0, 1), ...feels.slice(0, mostFeels)]
  const avoided = parts.filter(({ value }) => String(value).startsWith('mood:'))
  return avoided.length > 0 ? avoided : parts.slice(0, parts[0]?.kind === 'avoid' ? mostFeels : mostListed)
}
