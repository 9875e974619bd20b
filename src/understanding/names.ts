import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { editDistance } from '#src/domain/title/editDistance.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { tokenise } from './tokenise.ts'

/** What a title is called, and who takes part. */
export interface NamedTitle {
  readonly id: TitleId
  /** In all languages. */
  readonly names: readonly string[]
  readonly people: readonly string[]
  /** 0 to 100; of titles with the same name the higher one is meant. */
  readonly rating: number
  /** The mood that it serves most. */
  readonly mood: MoodId
}

/** Names of titles and people, folded as the words of a text are. */
export interface Names {
  /** The mood that each title serves most. */
  readonly moods: ReadonlyMap<TitleId, MoodId>
  readonly titles: ReadonlyMap<string, TitleId>
  /** Full names, and surnames of those who are known by them. */
  readonly people: ReadonlyMap<string, string>
  readonly surnames: ReadonlyMap<string, { readonly person: string; readonly titles: number }>
  /** Names of titles and people by their first letter, for typing errors. */
  readonly titlesByLetter: ReadonlyMap<string, readonly string[]>
  readonly peopleByLetter: ReadonlyMap<string, readonly string[]>
  readonly surnamesByLetter: ReadonlyMap<string, readonly string[]>
}

/** Articles that a name may lack at its beginning. */
const articles = new Set('the a an der die das ein eine le la les l un une el los las una o os as um uma'.split(' '))

/** A name as it is compared: folded words with spaces between. */
export function nameKey(text: string, locale: Locale): string {
  return tokenise(text, locale)
    .map(({ word }) => word)
    .join(' ')
}

/**
 * Prepares the names of a shelf for texts in a language.
 * @param shortNames what people are called besides, comma-separated by name: "de niro, deniro"
 */
export function buildNames(
  titles: readonly NamedTitle[],
  locale: Locale,
  shortNames: Readonly<Record<string, string>> = {},
): Names {
  const known = new Map<string, { readonly id: TitleId; readonly rank: number }>()
  const people = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const { id, names, people: own, rating } of titles) {
    for (const name of names) {
      const full = nameKey(name, locale)
      for (const key of keysOf(name, locale)) {
        // A whole name comes before the beginning of another: "John Wick" is the first of them.
        const rank = rating + (key === full ? 1000 : 0)
        if (rank > (known.get(key)?.rank ?? -1)) known.set(key, { id, rank })
      }
    }
    for (const person of own) {
      people.set(nameKey(person, locale), person)
      counts.set(person, (counts.get(person) ?? 0) + 1)
    }
  }
  const surnames = new Map<string, { person: string; titles: number }>()
  for (const [key, person] of people) {
    const words = key.split(' ')
    const surname = words.at(-1)
    if (words.length < 2 || !surname) continue
    const number = counts.get(person) ?? 0
    if (number > (surnames.get(surname)?.titles ?? 0)) surnames.set(surname, { person, titles: number })
  }
  const peopleByLetter = byLetter(people.keys())
  const surnamesByLetter = byLetter(surnames.keys())
  // Not among those for typing errors: a short name that is mistyped is another word.
  for (const [key, person] of shortForms(people, known)) people.set(key, person)
  for (const [person, names] of Object.entries(shortNames)) {
    const number = counts.get(person)
    if (number === undefined) continue
    for (const key of names.split(', ').map((name) => nameKey(name, locale))) {
      people.set(key, person)
      if (!key.includes(' ')) surnames.set(key, { person, titles: number })
    }
  }
  const keys = new Map([...known].map(([key, { id }]): [string, TitleId] => [key, id]))
  return {
    moods: new Map(titles.map(({ id, mood }) => [id, mood])),
    titles: keys,
    people,
    surnames,
    titlesByLetter: byLetter(keys.keys()),
    peopleByLetter,
    surnamesByLetter,
  }
}

/** Before a surname, and said with it: "de Funès". */
const particles = new Set('de del della di da du le la von van der den'.split(' '))
/** Shortest word that ends a name without its last part. */
const shortestSecond = 4

/**
 * What people of three names or more are called in short, where that means nobody and nothing else: "Gael García",
 * "Robert Downey", "de Funès".
 */
function shortForms(people: ReadonlyMap<string, string>, titles: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string | null>()
  for (const [key, person] of people) {
    const words = key.split(' ')
    const [first = '', second = ''] = words
    if (words.length < 3) continue
    const forms = second.length >= shortestSecond && !particles.has(second) ? [`${first} ${second}`] : []
    if (particles.has(words.at(-2) ?? '')) forms.push(words.slice(-2).join(' '))
    for (const form of forms) found.set(form, found.has(form) && found.get(form) !== person ? null : person)
  }
  return new Map(
    [...found].flatMap(([form, person]): [string, string][] =>
      person === null || people.has(form) || titles.has(form) ? [] : [[form, person]],
    ),
  )
}

/** A name, and what it is called in short: without its article, and without what stands behind a colon or a dash. */
function keysOf(name: string, locale: Locale): string[] {
  const short = name.split(/: | – | - /)[0] ?? name
  const keys = [name, ...(short.length >= 8 ? [short] : [])].map((one) => nameKey(one, locale))
  return keys.flatMap((key) => {
    const [first = '', ...others] = key.split(' ')
    return articles.has(first) && others.length > 0 ? [key, others.join(' ')] : key === '' ? [] : [key]
  })
}

function byLetter(keys: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const key of keys) {
    const list = found.get(key.slice(0, 1))
    if (list) list.push(key)
    else found.set(key.slice(0, 1), [key])
  }
  return found
}

/** From this length on a name may hold one typing error, and two. */
const [withTypo, withTypos] = [6, 12]

/** The name that a mistyped one is nearest to, if any is near enough. */
export function nearest(key: string, byLetter: Names['titlesByLetter']): string | undefined {
  const most = key.length >= withTypos ? 2 : key.length >= withTypo ? 1 : 0
  if (most === 0) return undefined
  let [best, least]: [string | undefined, number] = [undefined, most + 1]
  for (const name of byLetter.get(key.slice(0, 1)) ?? []) {
    const distance = editDistance(key, name, least - 1)
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}
