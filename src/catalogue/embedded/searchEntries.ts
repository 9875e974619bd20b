import type { MatchedField } from '#src/catalogue/hitScores.ts'
import { fromWords, type NameWords, splitName } from '#src/domain/title/nameWords.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { SearchTexts } from './searchTexts.ts'
import { franchiseNames, groupNames } from './shortNames.data.ts'

/** A name, and the titles that it is about. */
export interface SearchEntry {
  readonly field: MatchedField
  /** Folded words with a space before, between and after. */
  readonly text: string
  /** The words without spaces. */
  readonly joined: string
  /** Indexes of the titles. */
  readonly titles: readonly number[]
  /** For a person the place among the people of each title. */
  readonly places: readonly number[]
  /** The words and spellings; made when first needed, because a search needs those of a few entries only. */
  readonly name: NameWords
}

/** Creates the entries of all names of titles, people and franchises. */
export function searchEntries(titles: readonly Title[], texts: SearchTexts): readonly SearchEntry[] {
  const entries: SearchEntry[] = []
  const people = new Map<string, { titles: number[]; places: number[] }>()
  const franchises = new Map<string, number[]>()
  for (const [index, { title, englishTitle, franchise }] of titles.entries()) {
    const own = split(texts.names[index])
    if (englishTitle !== undefined) {
      const shown = splitName(title).join(' ')
      if (!own.includes(shown)) own.push(shown)
    }
    for (const name of own) entries.push(entryOf('own', name, [index]))
    for (const name of split(texts.otherNames[index])) {
      if (!own.includes(name)) entries.push(entryOf('other', name, [index]))
    }
    for (const [place, person] of split(texts.people[index]).entries()) {
      const known = people.get(person)
      if (known) {
        known.titles.push(index)
        known.places.push(place)
      } else people.set(person, { titles: [index], places: [place] })
    }
    if (franchise) franchises.set(franchise, [...(franchises.get(franchise) ?? []), index])
  }
  for (const [name, { titles: of, places }] of people) entries.push(entryOf('person', name, of, places))
  for (const [franchise, of] of franchises) {
    for (const name of [franchise.replaceAll('-', ' '), ...(franchiseNames[franchise]?.split(', ') ?? [])]) {
      entries.push(entryOf('franchise', name, of))
    }
  }
  const numbers = new Map(titles.map(({ id }, index) => [id, index]))
  for (const { names, ids } of groupNames) {
    const of = ids.flatMap((id) => numbers.get(id) ?? [])
    for (const name of names.split(', ')) entries.push(entryOf('franchise', name, of))
  }
  return entries
}

function entryOf(
  field: MatchedField,
  name: string,
  titles: readonly number[],
  places: readonly number[] = [],
): SearchEntry {
  let parsed: NameWords | undefined
  return {
    field,
    text: ` ${name} `,
    joined: name.replaceAll(' ', ''),
    titles,
    places,
    get name() {
      parsed ??= fromWords(name.split(' '))
      return parsed
    },
  }
}

function split(names: string | undefined): string[] {
  return names ? names.split('|') : []
}
