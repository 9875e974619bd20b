import { $suggest, $suggestPeople } from '#src/stores/titleIndex.ts'
import type { Suggested } from './suggestIn.ts'

interface Naming {
  /** What a person and a feeling are called beside them. */
  readonly person: string
  readonly byFeel: string
}

interface Taking {
  /** Takes a name in place of what is typed. */
  readonly name: (name: string) => void
  /** Takes the text as a feeling. */
  readonly feeling: () => void
}

/** Titles that are suggested beside people. */
const mostBesidePeople = 5

/**
 * What a search box suggests for a text: titles, people, and the feeling that the text may mean instead.
 * @param feeling what the text says, `Calm · under 90 minutes`; empty for nothing
 */
export function searchOptions(text: string, feeling: string, words: Naming, take: Taking): Suggested[] {
  const people = $suggestPeople.get()(text)
  const titles = $suggest
    .get()(text)
    .slice(0, people.length > 0 ? mostBesidePeople : undefined)
  return [
    ...titles.map(({ title, year }) => ({ text: title, kind: String(year), take: () => take.name(title) })),
    ...people.map((name) => ({ text: name, kind: words.person, take: () => take.name(name) })),
    ...(feeling ? [{ text: feeling, kind: words.byFeel, take: take.feeling }] : []),
  ]
}
