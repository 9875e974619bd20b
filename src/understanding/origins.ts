import type { Unit } from './unit.ts'
import type { Constraints } from './wish.ts'

/** Most words between two origins of a list: "either Danish or in Swedish". */
const mostBetween = 2
/**
 * The country that a nationality names where lexicons know it as a language, ISO 639-1 to ISO 3166-1 alpha-2. Arabic
 * names no country; languages that are not listed have their country's letters.
 */
const homes: Readonly<Record<string, string>> = {
  ar: '',
  bn: 'IN',
  ca: 'ES',
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'GB',
  et: 'EE',
  fa: 'IR',
  ga: 'IE',
  he: 'IL',
  hi: 'IN',
  ja: 'JP',
  kn: 'IN',
  ko: 'KR',
  ml: 'IN',
  mr: 'IN',
  pa: 'IN',
  sv: 'SE',
  ta: 'IN',
  te: 'IN',
  uk: 'UA',
  vi: 'VN',
  zh: 'CN',
}

/**
 * Marks languages and countries that stand beside others, of which any will do. Where both kinds stand in a list
 * ("Korean or Argentinian"), languages become the countries that are meant.
 */
export function joinOrigins(units: readonly Unit[]): Unit[] {
  const lists: number[][] = []
  for (const [index, unit] of units.entries()) {
    if (!isOrigin(unit)) continue
    const list = lists.at(-1)
    const last = list?.at(-1)
    if (list && last !== undefined && isJoined(units, last, index)) list.push(index)
    else lists.push([index])
  }
  const joined = [...units]
  for (const list of lists) {
    const isMixed = new Set(list.map((index) => units[index]?.limits.language === undefined)).size > 1
    for (const [place, index] of list.entries()) {
      const unit = joined[index]
      if (!unit) continue
      joined[index] = { ...(isMixed ? ofCountry(unit) : unit), ...(place > 0 ? { isAlternative: true } : {}) }
    }
  }
  return joined
}

function isOrigin({ limits }: Unit): boolean {
  return (limits.language ?? limits.country) !== undefined
}

/** Whether "or", "and" or a comma joins two origins; a comma joins both kinds only where the list goes on. */
function isJoined(units: readonly Unit[], first: number, second: number): boolean {
  const between = units.slice(first + 1, second)
  const isPlain = between.every(({ roles }) => isJoint(roles) || roles.has('fill'))
  if (!isPlain || between.length > mostBetween) return false
  const [one, other] = [units[first], units[second]]
  const isSame = (one?.limits.language === undefined) === (other?.limits.language === undefined)
  const isListed = isSame || units.slice(second + 1, second + 1 + mostBetween).some(({ roles }) => roles.has('or'))
  return between.some(({ roles }) => isJoint(roles)) || (other?.items[0]?.before === 'comma' && isListed)
}

function isJoint(roles: Unit['roles']): boolean {
  return roles.has('or') || roles.has('and')
}

/** A unit that asks for the countries of its languages instead. */
function ofCountry(unit: Unit): Unit {
  const { language, languages, ...limits } = unit.limits
  const [country, ...others] = (languages ?? (language === undefined ? [] : [language])).flatMap((one) => homeOf(one))
  if (country === undefined) return unit
  const own: Constraints = { ...limits, country, ...(others.length > 0 ? { countries: [country, ...others] } : {}) }
  return { ...unit, limits: own, ...(unit.negated ? { negated: { notCountry: [country, ...others] } } : {}) }
}

function homeOf(language: string): string[] {
  const home = homes[language] ?? language.toUpperCase()
  return home === '' ? [] : [home]
}
