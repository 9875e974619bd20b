import { moodIds } from '#src/domain/mood/mood.ts'
import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import { decadeOf } from '#src/domain/title/decadeOf.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'

/** Minimum numbers of titles in the embedded catalogue. */
const wanted = { movie: 1650, tv: 750, fromCountry: 20, perMood: 110, perMoodTypeAndCountry: 40 } as const

interface Spread {
  readonly table: string
  /** A sentence for each count below its minimum. */
  readonly gaps: readonly string[]
}

/** Reports the catalogue's coverage by type, decade, country and mood; `!` marks counts below the minimum. */
export function spread(titles: readonly Title[]): Spread {
  const gaps: string[] = []
  const count = (name: string, value: number, least: number): string => {
    if (value < least) gaps.push(`${name}: ${value}, ${least} are wanted`)
    return value < least ? `${value}!` : String(value)
  }
  const ofType = (type: Title['type']): Title[] => titles.filter((title) => title.type === type)

  const lines = [
    `films ${count('films', ofType('movie').length, wanted.movie)}, series ${count('series', ofType('tv').length, wanted.tv)}`,
    `by decade: ${tally(titles.map((title) => `${decadeOf(title)}0s`))}`,
    `from:      ${countryCodes.map((code) => `${code} ${count(`from ${code}`, titles.filter(({ countries }) => countries.includes(code)).length, wanted.fromCountry)}`).join('  ')}`,
    '',
    `${'fit >= 0.6'.padEnd(18)}titles  known homes in ${countryCodes.map((code) => code.padStart(4)).join('')}`,
  ]
  for (const mood of moodIds) {
    const fitting = titles.filter((title) => moodProfile(title)[mood] >= goodFit)
    count(`fit for ${mood}`, fitting.length, wanted.perMood)
    for (const type of ['movie', 'tv'] as const) {
      const some = fitting.filter((title) => title.type === type)
      const homes = countryCodes.map((code) =>
        count(
          `${mood} ${type} at home in ${code}`,
          some.filter((title) => isHome(title, code)).length,
          wanted.perMoodTypeAndCountry,
        ),
      )
      lines.push(
        `${`${mood} ${type}`.padEnd(18)}${String(some.length).padStart(6)}                 ${homes.map((home) => home.padStart(4)).join('')}`,
      )
    }
  }
  return { table: lines.join('\n'), gaps }
}

function isHome({ availability }: Title, country: CountryCode): boolean {
  return (availability[country]?.length ?? 0) > 0
}

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, number]) => `${value} ${number}`)
    .join('  ')
}
