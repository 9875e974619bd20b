import type { Mentioned } from '#src/domain/title/mentioned.ts'
import type { Names } from './names.ts'

/** So many titles make a surname known without "by" before it. */
const known = 100

/** Names with those besides that a text is known to mention. */
export function withMentioned(names: Names, mentioned: readonly Mentioned[]): Names {
  const moods = new Map(names.moods)
  const titles = new Map(names.titles)
  const people = new Map(names.people)
  const surnames = new Map(names.surnames)
  for (const one of mentioned) {
    if ('person' in one) {
      people.set(one.key, one.person)
      if (!one.key.includes(' ')) surnames.set(one.key, { person: one.person, titles: known })
    } else {
      titles.set(one.key, one.like)
      if (one.mood) moods.set(one.like, one.mood)
    }
  }
  return { ...names, moods, titles, people, surnames }
}
