import { type FeelId, isFeelId } from '#src/domain/feel/feel.ts'
import { endings } from '#src/domain/title/ending.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { BookRecord } from './bookRecord.ts'

/** What editors say of a title that is not in the embedded catalogue. */
export type BookEntry = { readonly feels: FeelId[] } & Pick<Title, 'ending' | 'franchise'>

export interface Book {
  /**
   * The entry of a title, by TMDB's number; null if there is none, or if it was made for a title of another year and
   * so for another title. Years may differ by one: festivals and cinemas date a film differently.
   */
  readonly entry: (tmdbId: number, year: number) => BookEntry | null
  readonly size: number
}

const radix = 36
/** Digits of a feel's number. */
const feelDigits = 2

/**
 * Serializes records, sorted by number, for the functions: a line of feels, a line of franchises, and one line for each
 * title: the distance of its number from the one before, its year, its feels, its ending and its franchise, all as
 * numbers. Titles' names are for readers of the data and are left out.
 */
export function packBook(records: readonly BookRecord[]): string {
  const feels = [...new Set(records.flatMap(([, , , own]) => own.split(' ')))]
  const franchises = [...new Set(records.flatMap(([, , , , , franchise]) => franchise ?? []))]
  const digits = (value: number): string => value.toString(radix)
  let before = 0
  const lines = records.map(([number, , year, own, ending, franchise]) => {
    const distance = number - before
    before = number
    const coded = own.split(' ').map((feel) => digits(feels.indexOf(feel)).padStart(feelDigits, '0'))
    const more = [ending ? String(endings.indexOf(ending)) : '', franchise ? digits(franchises.indexOf(franchise)) : '']
    return [digits(distance), digits(year), coded.join(''), ...more].join(' ').trimEnd()
  })
  return [feels.join(' '), franchises.join(' '), ...lines].join('\n')
}

/** Reads what `packBook` wrote. A title's line is parsed when it is looked up. */
export function unpackBook(packed: string): Book {
  const [feelLine = '', franchiseLine = '', ...lines] = packed.split('\n')
  const feels = feelLine.split(' ')
  const franchises = franchiseLine.split(' ')
  let number = 0
  const byNumber = new Map(
    lines.map((line) => {
      number += Number.parseInt(line, radix)
      return [number, line] as const
    }),
  )
  return {
    size: byNumber.size,
    entry(tmdbId, year) {
      const [, own = '', coded = '', ending, franchise] = byNumber.get(tmdbId)?.split(' ') ?? []
      // Not `> 1`: a title without a date has the year NaN, and no entry.
      if (!(Math.abs(Number.parseInt(own, radix) - year) <= 1)) return null
      const numbers = coded.match(new RegExp(`.{${feelDigits}}`, 'g')) ?? []
      const known = ending ? endings[Number(ending)] : undefined
      const series = franchise ? franchises[Number.parseInt(franchise, radix)] : undefined
      return {
        feels: numbers.map((digits) => feels[Number.parseInt(digits, radix)] ?? '').filter(isFeelId),
        ...(known && { ending: known }),
        ...(series && { franchise: series }),
      }
    },
  }
}
