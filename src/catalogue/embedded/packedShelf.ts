import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Availability } from '#src/domain/platform/platform.ts'
import type { Title, TitleCopy } from '#src/domain/title/title.ts'

/** The fields that differ between languages. */
type Worded = keyof TitleCopy | 'title' | 'englishTitle'

/**
 * The fields that are the same in every language. Feels and sets of offers are stored once; titles refer to them by
 * index. `title` is the English one.
 */
interface PackedFacts {
  readonly feels: readonly FeelId[]
  readonly availabilities: readonly Availability[]
  readonly titles: readonly (Omit<Title, 'availability' | 'feels' | Worded> & {
    readonly title: string
    readonly availability: number
    readonly feels: readonly number[]
  })[]
}

/**
 * Serializes the facts of all titles, processed and validated, for the files that a build adds to the functions; a new
 * process then only parses them.
 * @param shelf the titles in any language
 */
export function packFacts(shelf: readonly Title[]): string {
  const feels = numbered<FeelId>()
  const places = numbered<Availability>()
  const titles = shelf.map(({ availability, feels: own, description, reasons, title, englishTitle, ...facts }) => ({
    ...facts,
    title: englishTitle ?? title,
    availability: places.numberOf(availability),
    feels: own.map(feels.numberOf),
  }))
  return JSON.stringify({ feels: feels.all(), availabilities: places.all(), titles } satisfies PackedFacts)
}

/**
 * Serializes the texts about titles in one language: the first line holds all names, each further line the copy of one
 * title, since ranking and searching need the copy of a few titles only.
 */
export function packCopy(shelf: readonly Title[]): string {
  const names = shelf.map(({ title }) => title)
  const copies = shelf.map(({ description, reasons }) => ({ description, reasons }) satisfies TitleCopy)
  return [names, ...copies].map((line) => JSON.stringify(line)).join('\n')
}

/**
 * Restores the titles in one language. The data are not validated again; the copy of a title is parsed lazily.
 * @param facts the result of `packFacts`
 * @param copy the result of `packCopy` for the same titles
 * @throws Error when the two do not have the same number of titles
 */
export function unpackShelf(facts: string, copy: string): Title[] {
  const { feels, availabilities, titles } = JSON.parse(facts) as PackedFacts
  const [first = '[]', ...lines] = copy.split('\n')
  const names = JSON.parse(first) as readonly string[]
  if (names.length !== titles.length || lines.length !== titles.length) {
    throw new Error(`the shelf holds facts of ${titles.length} titles and the copy of ${lines.length}`)
  }
  return titles.map((known, index): Title => {
    let parsed: TitleCopy | undefined
    const read = (): TitleCopy => {
      parsed ??= JSON.parse(lines[index] ?? '') as TitleCopy
      return parsed
    }
    const title = names[index] ?? known.title
    return {
      ...known,
      title,
      ...(title === known.title ? {} : { englishTitle: known.title }),
      feels: known.feels.flatMap((number) => feels[number] ?? []),
      availability: availabilities[known.availability] ?? {},
      get description() {
        return read().description
      },
      get reasons() {
        return read().reasons
      },
    }
  })
}

/** Assigns consecutive numbers; values that are equal as JSON get the same number. */
function numbered<Thing>() {
  const numbers = new Map<string, number>()
  return {
    numberOf: (thing: Thing): number => {
      const text = JSON.stringify(thing)
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    all: (): Thing[] => [...numbers.keys()].map((text) => JSON.parse(text)),
  }
}
