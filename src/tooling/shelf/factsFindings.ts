import { freeServices, type Library, libraries } from '#src/catalogue/embedded/libraries.data.ts'
import { placeInFile } from '#src/catalogue/embedded/parseRecords.ts'
import type { FactsRecord } from '#src/catalogue/embedded/record.ts'
import { platformsByCountry } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { platforms } from '#src/catalogue/platforms/platforms.data.ts'
import { type FeelId, feelIds } from '#src/domain/feel/feel.ts'

const carriersOfFeel = 5
/** Plausible ranges (runtime in minutes); values outside are most likely errors. */
const plausible = {
  year: { min: 1920, max: new Date().getUTCFullYear() },
  runtime: { min: 15, max: 400 },
  seasons: { min: 1, max: 60 },
  rating: { min: 35, max: 95 },
} as const

/**
 * Validates facts beyond their schema: duplicate titles, implausible values, unknown platforms, and feels that fewer
 * than five titles have.
 * @returns a sentence per problem
 */
export function factsFindings(facts: readonly FactsRecord[]): string[] {
  return [
    ...twice(facts, 'IMDb id', ({ imdbId }) => imdbId),
    ...twice(facts, 'title, year and type', ({ title, year, type }) => `${title} ${year} ${type}`),
    ...facts.flatMap((record, index) => {
      const place = placeInFile('titles.json', index)
      return [...outOfRange(record), ...deadPlatforms(record)].map((problem) => `${place}: ${problem}`)
    }),
    ...deadHomes(),
    ...idleFeels(facts),
  ]
}

function twice(
  facts: readonly FactsRecord[],
  name: string,
  keyOf: (record: FactsRecord) => string | undefined,
): string[] {
  const seen = new Map<string, string>()
  return facts.flatMap((record, index) => {
    const key = keyOf(record)
    if (key === undefined) return []
    const other = seen.get(key)
    seen.set(key, record.id)
    return other ? [`${placeInFile('titles.json', index)}: ${record.id} (${record.title}): ${name} of ${other}`] : []
  })
}

function outOfRange(record: FactsRecord): string[] {
  const fields = ['year', 'runtime', 'seasons', 'rating'] as const
  return fields.flatMap((field) => {
    const value = record[field]
    const { min, max } = plausible[field]
    if (value === undefined || (value >= min && value <= max)) return []
    return [`${record.id} (${record.title}): ${field} ${value} is not ${min} to ${max}`]
  })
}

const known = new Set<string>(platforms.map(({ id }) => id))

function deadPlatforms({ id, title, platforms: homes = {} }: FactsRecord): string[] {
  return Object.values(homes)
    .flat()
    .filter((platform) => !known.has(platform))
    .map((platform) => `${id} (${title}): there is no platform ${platform}`)
}

function deadHomes(): string[] {
  const named = [
    ...Object.values<Library>(libraries).flatMap(({ includedIn, filmsRentedIn, filmsSoldIn, seriesSoldIn }) =>
      [includedIn, filmsRentedIn, filmsSoldIn, seriesSoldIn].flatMap((homes) => Object.values(homes ?? {}).flat()),
    ),
    ...freeServices,
    ...Object.values(platformsByCountry).flatMap(({ local, international }) => [...local, ...international]),
  ]
  return [...new Set(named)].filter((id) => !known.has(id)).map((id) => `the rules name a platform ${id} that is none`)
}

function idleFeels(facts: readonly FactsRecord[]): string[] {
  const carriers = new Map<FeelId, number>()
  for (const feel of facts.flatMap(({ feels }) => feels)) carriers.set(feel, (carriers.get(feel) ?? 0) + 1)
  return feelIds
    .filter((feel) => (carriers.get(feel) ?? 0) < carriersOfFeel)
    .map((feel) => `feel ${feel}: ${carriers.get(feel) ?? 0} titles carry it, ${carriersOfFeel} are wanted`)
}
