import type { Constraints } from './wish.ts'

/** A limit of a wish, in the order of the text. */
export interface OwnLimits {
  readonly limits: Constraints
  /** Whether it is of years that nobody named: "old", "black and white". */
  readonly isVague?: boolean
  /** Whether it is a length that nothing compares: "90 min". */
  readonly isBare?: boolean
  /** Whether it is a length that a word stands for: "short", "long". */
  readonly isWord?: boolean
  /** Whether it names a language or a country beside another. */
  readonly isAlternative?: boolean
}

type Years = Pick<Constraints, 'yearFrom' | 'yearTo'>

/**
 * All limits of a wish as one: later ones replace earlier ones and what contradicts them; platforms and what is not
 * wanted are collected; decades are joined, lengths that are compared win over those behind them that are not, and named
 * years over vague ones, of which the narrowest holds.
 */
export function mergeLimits(all: readonly OwnLimits[]): Constraints {
  let merged: Constraints = {}
  let isCompared = false
  for (const { limits: own, isBare, isWord, isAlternative } of all) {
    const limits = isWord ? noLonger(own, merged) : own
    // "Moins d'1h30, je me lève à 5h": what is compared is meant. But "something short, 20 minutes" is the shorter one.
    const isShorter = limits.maxMinutes !== undefined && limits.maxMinutes < (merged.maxMinutes ?? 0)
    if (isBare && isCompared && !isShorter) continue
    isCompared ||= limits.maxMinutes !== undefined && !isBare
    const { yearFrom: _, yearTo: __, service: ___, like, ...plain } = limits
    merged = { ...merged, ...plain, ...origins(merged, limits, isAlternative === true), ...unwanted(merged, limits) }
    // The title right behind "like" comes first.
    if (like !== undefined) merged.like ??= like
    const { minMinutes = 0, maxMinutes = Number.POSITIVE_INFINITY } = merged
    if (minMinutes > maxMinutes) delete merged[plain.minMinutes === undefined ? 'minMinutes' : 'maxMinutes']
  }
  // "A miniseries or rather a film"
  if (merged.type === 'movie') delete merged.maxSeasons
  // "Like Breaking Bad but short, one season": what is short are the seasons.
  if (merged.type === 'tv' && merged.maxSeasons !== undefined && merged.maxMinutes === shortMinutes)
    delete merged.maxMinutes
  dropRefused(merged)
  if (merged.languages === undefined) delete merged.languages
  if (merged.countries === undefined) delete merged.countries
  const [service, ...others] = new Set(all.flatMap(({ limits }) => limits.service ?? []))
  return {
    ...merged,
    ...mergeYears(all),
    ...(service === undefined ? {} : { service }),
    ...(service === undefined || others.length === 0 ? {} : { services: [service, ...others] }),
  }
}

/** "Up to 90 minutes, nothing long": what a word stands for lengthens nothing that was named before it. */
function noLonger({ maxMinutes, ...others }: Constraints, { maxMinutes: named }: Constraints): Constraints {
  const isLonger = maxMinutes === undefined || (named !== undefined && maxMinutes > named)
  return isLonger ? others : { ...others, maxMinutes }
}

/** The length that "short" stands for in all grammars. */
const shortMinutes = 100

/** Drops what is refused elsewhere in the text: "anything but American, I'm fed up with Hollywood". */
function dropRefused(merged: Constraints): void {
  const { language, country, person, like } = merged
  if (language !== undefined && merged.notLanguage?.includes(language)) {
    delete merged.language
    delete merged.languages
  }
  if (country !== undefined && merged.notCountry?.includes(country)) {
    delete merged.country
    delete merged.countries
  }
  if (person !== undefined && merged.notPerson?.includes(person)) delete merged.person
  if (like !== undefined && merged.notTitle?.includes(like)) delete merged.like
}

/** The languages and countries of which any will do: those of both where they are said together, else the later. */
function origins(one: Constraints, own: Constraints, isAlternative: boolean): Constraints {
  const { language, country } = own
  const several = (first: string | undefined, all: readonly string[] | undefined, others: readonly string[]) =>
    first === undefined ? undefined : [...new Set([...(all ?? [first]), ...others])]
  const ownLanguages = own.languages ?? (language === undefined ? [] : [language])
  const ownCountries = own.countries ?? (country === undefined ? [] : [country])
  const languages = isAlternative ? several(one.language, one.languages, ownLanguages) : own.languages
  const countries = isAlternative ? several(one.country, one.countries, ownCountries) : own.countries
  return {
    ...(language === undefined ? {} : { language: languages?.[0] ?? language, languages }),
    ...(country === undefined ? {} : { country: countries?.[0] ?? country, countries }),
  }
}

/** What is not wanted by both, each once. */
function unwanted(one: Constraints, other: Constraints): Constraints {
  const both = <Entry>(all: readonly Entry[] = [], more: readonly Entry[] = []): Entry[] | undefined =>
    all.length + more.length > 0 ? [...new Set([...all, ...more])] : undefined
  const [notLanguage, notCountry] = [both(one.notLanguage, other.notLanguage), both(one.notCountry, other.notCountry)]
  const [notPerson, notTitle] = [both(one.notPerson, other.notPerson), both(one.notTitle, other.notTitle)]
  return {
    ...(notLanguage ? { notLanguage } : {}),
    ...(notCountry ? { notCountry } : {}),
    ...(notPerson ? { notPerson } : {}),
    ...(notTitle ? { notTitle } : {}),
  }
}

function mergeYears(all: readonly OwnLimits[]): Years {
  const [vague, sure] = [all.filter(({ isVague }) => isVague), all.filter(({ isVague }) => !isVague)].map((list) =>
    list.map(({ limits }) => limits),
  )
  const era = narrowest(vague ?? [])
  let years: { yearFrom?: number; yearTo?: number } = {}
  for (const limits of sure ?? []) {
    const { yearFrom, yearTo } = ofCentury(limits, era.yearTo)
    if (yearFrom === undefined && yearTo === undefined) continue
    if (yearFrom !== undefined && yearTo !== undefined && years.yearFrom !== undefined && years.yearTo !== undefined) {
      years = { yearFrom: Math.min(yearFrom, years.yearFrom), yearTo: Math.max(yearTo, years.yearTo) }
      continue
    }
    years = { ...years, ...(yearFrom === undefined ? {} : { yearFrom }), ...(yearTo === undefined ? {} : { yearTo }) }
    if ((years.yearFrom ?? 0) > (years.yearTo ?? Number.POSITIVE_INFINITY)) {
      delete years[yearFrom === undefined ? 'yearFrom' : 'yearTo']
    }
  }
  return Object.keys(years).length > 0 ? years : era
}

/** "silent film of the 20s": a decade of the century that the rest speaks of. */
function ofCentury({ yearFrom, yearTo }: Constraints, last: number | undefined): Years {
  const isDecade = yearFrom !== undefined && yearTo === yearFrom + 9 && yearFrom >= 2000
  if (isDecade && last !== undefined && last < yearFrom) return { yearFrom: yearFrom - 100, yearTo: yearTo - 100 }
  return { ...(yearFrom === undefined ? {} : { yearFrom }), ...(yearTo === undefined ? {} : { yearTo }) }
}

function narrowest(all: readonly Constraints[]): Years {
  const from = all.flatMap(({ yearFrom }) => yearFrom ?? [])
  const to = all.flatMap(({ yearTo }) => yearTo ?? [])
  const [yearFrom, yearTo] = [
    from.length > 0 ? Math.max(...from) : undefined,
    to.length > 0 ? Math.min(...to) : undefined,
  ]
  const isBoth = yearFrom !== undefined && yearTo !== undefined && yearFrom <= yearTo
  return {
    ...(yearFrom === undefined || (yearTo !== undefined && !isBoth) ? {} : { yearFrom }),
    ...(yearTo === undefined ? {} : { yearTo }),
  }
}
