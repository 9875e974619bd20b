import type { FeelId } from '#src/domain/feel.ts'
import type { Availability } from '#src/domain/platform.ts'
import type { Title, TitleCopy } from '#src/domain/title.ts'

/**
 * All titles in one language as the build writes them for the functions: finished and checked, so that a new process has little to do but to read
 * them. Ranking needs the facts of all titles and the copy of a few, so the first line of the text holds the facts of all, and then comes a line of copy
 * for each. Feels, and sets of places to watch, stand there once; titles name them by number.
 */
interface PackedFacts {
  readonly feels: readonly FeelId[]
  readonly availabilities: readonly Availability[]
  readonly titles: readonly (Omit<Title, 'availability' | 'feels' | keyof TitleCopy> & {
    readonly availability: number
    readonly feels: readonly number[]
  })[]
}

export function packShelf(shelf: readonly Title[]): string {
  const feels = numbered<FeelId>()
  const places = numbered<Availability>()
  const titles = shelf.map(({ availability, feels: own, description, reasons, ...facts }) => ({
    facts: { ...facts, availability: places.numberOf(availability), feels: own.map(feels.numberOf) },
    copy: { description, reasons } satisfies TitleCopy,
  }))
  const first: PackedFacts = {
    feels: feels.all(),
    availabilities: places.all(),
    titles: titles.map(({ facts }) => facts),
  }
  return [first, ...titles.map(({ copy }) => copy)].map((line) => JSON.stringify(line)).join('\n')
}

/** @param text what `packShelf` wrote; it is not checked again. A title's copy is read when it is first asked for. */
export function unpackShelf(text: string): Title[] {
  const [first = '', ...lines] = text.split('\n')
  const { feels, availabilities, titles } = JSON.parse(first) as PackedFacts
  return titles.map((facts, index): Title => {
    let copy: TitleCopy | undefined
    const read = (): TitleCopy => {
      copy ??= JSON.parse(lines[index] ?? '') as TitleCopy
      return copy
    }
    return {
      ...facts,
      feels: facts.feels.flatMap((number) => feels[number] ?? []),
      availability: availabilities[facts.availability] ?? {},
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
