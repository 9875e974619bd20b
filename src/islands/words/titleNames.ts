import type { Locale } from '#src/domain/place/locale.ts'
import type { Suggestion } from '#src/stores/titleIndex.ts'
import { buildNames, type Names } from '#src/understanding/names.ts'

/** Titles that are prepared at once: a millisecond or two on a phone. */
const atOnce = 12

/**
 * Prepares the names of the title index, a few titles at a time. It holds a title's name in the page's language, no
 * people, and not the mood that a title serves: those only the server knows.
 * @param titles best rated first
 */
export function* titleNames(titles: readonly Suggestion[], locale: Locale): Generator<void, Names> {
  const all = {
    moods: new Map(),
    titles: new Map<string, Suggestion['id']>(),
    people: new Map(),
    surnames: new Map(),
    titlesByLetter: new Map<string, string[]>(),
    peopleByLetter: new Map(),
    surnamesByLetter: new Map(),
  }
  for (let from = 0; from < titles.length; from += atOnce) {
    const named = titles.slice(from, from + atOnce).map(({ id, title }, index) => {
      return { id, names: [title], people: [], rating: atOnce - index, mood: 'calm' as const }
    })
    for (const [key, id] of buildNames(named, locale).titles) {
      if (all.titles.has(key)) continue
      all.titles.set(key, id)
      const list = all.titlesByLetter.get(key.slice(0, 1))
      if (list) list.push(key)
      else all.titlesByLetter.set(key.slice(0, 1), [key])
    }
    yield
  }
  return all
}
