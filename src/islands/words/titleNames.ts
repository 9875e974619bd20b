import type { Locale } from '#src/domain/place/locale.ts'
import type { NamedPerson, Suggestion } from '#src/stores/titleIndex.ts'
import { buildNames, type Names, nameKey } from '#src/understanding/names.ts'

/** Titles, and people, that are prepared at once: a millisecond or two on a phone. */
const [titlesAtOnce, peopleAtOnce] = [12, 40]

/**
 * Prepares the names of the title index, a few titles at a time. It holds a title's name in the page's language, and not
 * the mood that a title serves: that only the server knows.
 * @param titles best rated first
 */
export function* titleNames(
  titles: readonly Suggestion[],
  locale: Locale,
): Generator<void, Pick<Names, 'titles' | 'titlesByLetter'>> {
  const all = new Map<string, Suggestion['id']>()
  const byLetter = new Map<string, string[]>()
  for (let from = 0; from < titles.length; from += titlesAtOnce) {
    const named = titles.slice(from, from + titlesAtOnce).map(({ id, title }, index) => {
      return { id, names: [title], people: [], rating: titlesAtOnce - index, mood: 'calm' as const }
    })
    for (const [key, id] of buildNames(named, locale).titles) {
      if (all.has(key)) continue
      all.set(key, id)
      addByLetter(byLetter, key)
    }
    yield
  }
  return { titles: all, titlesByLetter: byLetter }
}

type PeopleNames = Pick<Names, 'people' | 'surnames' | 'peopleByLetter' | 'surnamesByLetter'>

/**
 * The same for people.
 * @param named the busiest first, to whom a surname belongs
 */
export function* peopleNames(named: readonly NamedPerson[], locale: Locale): Generator<void, PeopleNames> {
  const people = new Map<string, string>()
  const surnames = new Map<string, { person: string; titles: number }>()
  const peopleByLetter = new Map<string, string[]>()
  const surnamesByLetter = new Map<string, string[]>()
  for (const [index, { person, titles }] of named.entries()) {
    const key = nameKey(person, locale)
    people.set(key, person)
    addByLetter(peopleByLetter, key)
    const surname = key.includes(' ') ? key.slice(key.lastIndexOf(' ') + 1) : ''
    if (surname && !surnames.has(surname)) {
      surnames.set(surname, { person, titles })
      addByLetter(surnamesByLetter, surname)
    }
    if (index % peopleAtOnce === 0) yield
  }
  return { people, surnames, peopleByLetter, surnamesByLetter }
}

function addByLetter(letters: Map<string, string[]>, key: string): void {
  const list = letters.get(key.slice(0, 1))
  if (list) list.push(key)
  else letters.set(key.slice(0, 1), [key])
}
