import type { FeelId } from '#src/domain/feel.ts'
import type { Availability } from '#src/domain/platform.ts'
import type { Title, TitleCopy } from '#src/domain/title.ts'

/** What differs between languages. */
type Worded = keyof TitleCopy | 'title' | 'englishTitle'

/**
 * What is true of all titles in every language. Feels, and sets of places to watch, stand here once; titles name them by number. `title` is the
 * English one.
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
 * The facts of all titles, finished and checked, as the build writes them for the functions: a new process has little to do but to read them.
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
 * What is said of the titles in one language: the first line of the text holds all names, and then comes a line of copy for each title, since ranking
 * and searching need the copy of a few.
 */
export function packCopy(shelf: readonly Title[]): string {
  const names = shelf.map(({ title }) => title)
  const copies = shelf.map(({ description, reasons }) => ({ description, reasons }) satisfies TitleCopy)
  return [names, ...copies].map((line) => JSON.stringify(line)).join('\n')
}

/**
 * The titles in one language. The texts are not checked again; a title's copy is parsed when it is first asked for.
 * @param facts what `packFacts` wrote
 * @param copy what `packCopy` wrote of the same titles
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

/** Gives things numbers in the order in which they come; equal ones (as JSON) have the same. */
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
