import type { FeelId } from '#src/domain/feel/feel.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Availability } from '#src/domain/platform/platform.ts'
import type { Title, TitleCopy } from '#src/domain/title/title.ts'
import { titlePath } from '#src/domain/title/titlePath.ts'

/** The fields that differ between languages. */
type Worded = keyof TitleCopy | 'title' | 'englishTitle'

/**
 * The fields that are the same in every language. Feels and sets of offers are stored once; titles refer to them by
 * index. `title` is the English one.
 */
interface PackedFacts {
  readonly feels: readonly FeelId[]
  readonly availabilities: readonly Availability[]
  readonly titles: readonly (Omit<Title, 'availability' | 'feels' | 'originalTitle' | 'path' | Worded> & {
    readonly title: string
    /** Where it is not the English one. */
    readonly originalTitle?: string
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
  const titles = shelf.map((title) => {
    const { availability, feels: own, description, reasons, path, englishTitle, originalTitle, ...facts } = title
    const english = englishTitle ?? title.title
    return {
      ...facts,
      title: english,
      ...(originalTitle === english ? {} : { originalTitle }),
      availability: places.numberOf(availability),
      feels: own.map(feels.numberOf),
    }
  })
  return JSON.stringify({ feels: feels.all(), availabilities: places.all(), titles } satisfies PackedFacts)
}

/**
 * Serializes what cards, lists and searches show of titles in one language: the first line holds all names, each
 * further line the description of one title.
 * @throws RangeError for a text with a tab or a line break
 */
export function packCopy(shelf: readonly Title[]): string {
  return packLines([shelf.map(({ title }) => title), ...shelf.map(({ description }) => [description])])
}

/**
 * Serializes the reasons of titles in one language, which only some functions need: a line for each title with moods
 * and reasons in turn, separated by tabs.
 * @throws RangeError for a text with a tab or a line break
 */
export function packReasons(shelf: readonly Title[]): string {
  return packLines(shelf.map(({ reasons }) => Object.entries(reasons).flat()))
}

function packLines(lines: readonly (readonly string[])[]): string {
  const torn = lines.flat().find((text) => /[\t\n]/.test(text))
  if (torn !== undefined) throw new RangeError(`a text with a tab or a line break: ${torn}`)
  return lines.map((texts) => texts.join('\t')).join('\n')
}

function unpackReasons(line: string): Title['reasons'] {
  const texts = line.split('\t')
  const reasons: Title['reasons'] = {}
  for (const mood of moodIds) {
    const at = texts.indexOf(mood)
    const reason = texts[at + 1]
    if (at >= 0 && at % 2 === 0 && reason !== undefined) reasons[mood] = reason
  }
  return reasons
}

/**
 * Restores the titles in one language. The data are not validated again; the reasons of a title are parsed lazily, since
 * ranking needs those of a few titles only.
 * @param facts the result of `packFacts`
 * @param copy the result of `packCopy` for the same titles
 * @param reasons the result of `packReasons` for them; null where nothing shows them, and no title then has any
 * @throws Error when these do not have the same number of titles
 */
export function unpackShelf(facts: string, copy: string, reasons: string | null): Title[] {
  const { feels, availabilities, titles } = JSON.parse(facts) as PackedFacts
  const [first = '', ...descriptions] = copy.split('\n')
  const names = first.split('\t')
  const lines = reasons?.split('\n')
  const counts = [names.length, descriptions.length, lines?.length ?? titles.length]
  if (counts.some((count) => count !== titles.length)) {
    throw new Error(`the shelf holds facts of ${titles.length} titles, but texts of ${counts.join(', ')}`)
  }
  return titles.map((known, index): Title => {
    let parsed: Title['reasons'] | undefined
    const title = names[index] ?? known.title
    return {
      ...known,
      originalTitle: known.originalTitle ?? known.title,
      path: titlePath(known.id, known.title),
      title,
      ...(title === known.title ? {} : { englishTitle: known.title }),
      feels: known.feels.flatMap((number) => feels[number] ?? []),
      availability: availabilities[known.availability] ?? {},
      description: descriptions[index] ?? '',
      get reasons() {
        parsed ??= unpackReasons(lines?.[index] ?? '')
        return parsed
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
