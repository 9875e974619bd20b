import { countryOfLanguage } from '#src/domain/place/countryOfLanguage.ts'
import type { Unit } from './unit.ts'

/** Most words between two origins of a list: "either Danish or in Swedish". */
const mostBetween = 2

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
      joined[index] = { ...(isMixed ? ofCountries(unit) : unit), ...(place > 0 ? { isAlternative: true } : {}) }
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

/** A unit that asks for the countries of its languages instead; as it is where they name none, as Arabic does. */
function ofCountries(unit: Unit): Unit {
  const { language, languages = language === undefined ? [] : [language], ...limits } = unit.limits
  const [country, ...others] = languages.flatMap((one) => countryOfLanguage(one) ?? [])
  if (country === undefined) return unit
  return {
    ...unit,
    limits: { ...limits, country, ...(others.length > 0 ? { countries: [country, ...others] } : {}) },
    ...(unit.negated ? { negated: { notCountry: [country, ...others] } } : {}),
  }
}

/** The unit that names the origin, of two adjacent units of which the other names a kind: "comédie française"; else null. */
export function originBeside(one: Unit, other: Unit, before: Unit | undefined): Unit | null {
  if (before !== one || other.items[0]?.before !== 'none') return null
  const isOrigin = ({ content, negated }: Unit): boolean =>
    !content && (negated?.notCountry ?? negated?.notLanguage) !== undefined
  if (isOrigin(one) && other.content) return one
  return one.content && isOrigin(other) ? other : null
}
