import { readAge } from './ages.ts'
import { readClock } from './clockTimes.ts'
import { isNoWish, readNumber } from './itemReader.ts'
import { readLength } from './lengths.ts'
import { isContent, type Role } from './lexicon.ts'
import { joinOrigins } from './origins.ts'
import type { Item } from './phrases.ts'
import { readSeasons } from './seasons.ts'
import { enoughWords, longSpans, movedWords, ownThings } from './smallWords.ts'
import type { Unit } from './unit.ts'
import type { Constraints } from './wish.ts'
import { readYears } from './years.ts'

const noRoles: ReadonlySet<Role> = new Set()
const noLimit: Pick<Unit, 'limits' | 'negated'> = { limits: {} }

/**
 * Joins the items of ages, lengths, clock times and years, and reads constraints off the others.
 * @param now the year of today, for "the last five years"
 */
export function unitsOf(items: readonly Item[], now?: number): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < items.length; ) {
    const age = readAge(items, at)
    if (age) {
      units.push({ items: items.slice(at, age.next), roles: noRoles, content: age.value, limits: {}, isUnknown: false })
      at = age.next
      continue
    }
    const limit = readSeasons(items, at) ?? readClock(items, at) ?? readLength(items, at) ?? readYears(items, at, now)
    if (limit) {
      const { next, isVague, isBare, isWord } = limit
      // "vieux polar" says what it is, too.
      const own = items.slice(at, next).find(({ meaning }) => meaning && isContent(meaning))?.meaning
      const { limits, negated } = isVague && isOfSomething(items, at, next) ? noLimit : limit
      units.push({
        items: items.slice(at, next),
        roles: noRoles,
        ...(own ? { content: own } : {}),
        limits: { ...typeWithin(items.slice(at, next)), ...limits },
        ...(negated ? { negated } : {}),
        ...(isVague ? { isVague } : {}),
        ...(isBare ? { isBare } : {}),
        ...(isWord ? { isWord } : {}),
        isUnknown: false,
      })
      at = next
      continue
    }
    const item = items[at]
    if (item) units.push(unitOf(item, units))
    at++
  }
  return joinOrigins(units).map((unit, index) => {
    if (isMovedTo(units, index)) return { ...unit, limits: {}, isUnknown: false }
    const service = serviceBeside(units, index)
    return service ? { ...unit, limits: { service }, isUnknown: false } : unit
  })
}

/** The platform that a short name stands for beside another: "prime or netflix", "disney et canal". */
function serviceBeside(units: readonly Unit[], index: number): string | undefined {
  const isBeside = [1, -1].some((step) => {
    const [joint, other] = [units[index + step], units[index + 2 * step]]
    const isJoined = joint?.roles.has('or') || joint?.roles.has('and')
    return isJoined && (other?.limits.service ?? other?.items[0]?.meaning?.serviceAfter) !== undefined
  })
  return isBeside ? units[index]?.items[0]?.meaning?.serviceAfter : undefined
}

/** Whether a country is where somebody went, which says nothing of a film: "meine Beste ist nach Kanada gezogen". */
function isMovedTo(units: readonly Unit[], index: number): boolean {
  if (units[index]?.limits.country === undefined) return false
  return clauseAround(units, index).some(({ items }) =>
    items.some(({ tokens }) => tokens.some(({ word }) => movedWords.has(word))),
  )
}

/** Whether a mark stands before a unit. */
export function isMarked({ items }: Unit): boolean {
  return items[0]?.before !== 'none'
}

/** The units between two marks. */
export function clauseAround(units: readonly Unit[], index: number): Unit[] {
  const start = Math.max(0, units.slice(0, index + 1).findLastIndex(isMarked))
  const end = units.slice(index + 1).findIndex(isMarked)
  return units.slice(start, end < 0 ? undefined : index + 1 + end)
}

/** Whether "old" or "new" is said of something that is no film: "an old bloke", "a new job", "trabajo nuevo". */
function isOfSomething(items: readonly Item[], from: number, next: number): boolean {
  if (next - from > 1) return false
  // "5 weeks old"; but of "an old movie" the article is a span of time in French.
  const isSpan = items[from]?.before === 'none' && longSpans.has(items[from - 1]?.text ?? '')
  if (isSpan && readNumber(items, from - 2)) return true
  // "Old enough for horror"
  if (enoughWords.has(items[next]?.text ?? '')) return true
  const isThing = (item: Item | undefined): boolean => isNoWish(item) || ownThings.has(item?.text ?? '')
  const isBehind = items[next]?.before === 'none' && isThing(items[next])
  return isBehind || (items[from]?.before === 'none' && isThing(items[from - 1]))
}

/** The word for film or series in a phrase of years: "old movie", "Stummfilm". */
function typeWithin(items: readonly Item[]): Constraints {
  const type = items.find(({ innerType }) => innerType)?.innerType
  return type ? { type } : {}
}

function unitOf(item: Item, before: readonly Unit[]): Unit {
  const { meaning, name } = item
  const named = meaning && isContent(meaning) ? { content: meaning } : {}
  if (name) {
    const negated = 'like' in name ? { notTitle: [name.like] } : { notPerson: [name.person] }
    return { items: [item], roles: noRoles, limits: name, negated, ...named, isUnknown: false }
  }
  if (!meaning) return { items: [item], roles: noRoles, limits: {}, isUnknown: true }
  const { roles, language, country, animation, seasons, service, serviceAfter, number } = meaning
  const type = meaning.type === 'any' ? undefined : (meaning.type ?? item.innerType)
  const [last, second] = before
    .filter((unit) => !isFill(unit.items[0]))
    .slice(-2)
    .reverse()
  const behind = last?.roles
  // "on Netflix or Prime"
  const isListed = (behind?.has('or') || behind?.has('and')) && second?.limits.service !== undefined
  const platform = service ?? (behind?.has('on') || isListed ? serviceAfter : undefined)
  const isElsewhere = behind?.has('set-in') ?? false
  const limits: Constraints = {
    ...(type ? { type } : {}),
    ...(animation ? { animation } : {}),
    ...(seasons ? { maxSeasons: seasons } : {}),
    ...(language && !isElsewhere ? languagesOf(language) : {}),
    ...(country && !isElsewhere ? { country } : {}),
    ...(platform ? { service: platform } : {}),
  }
  const content = isContent(meaning) ? meaning : undefined
  const isBare = !content && Object.keys(limits).length === 0 && roles.size === 0 && meaning.type !== 'any'
  return {
    items: [item],
    roles,
    ...(content ? { content } : {}),
    limits,
    ...(content ? {} : negatedOf(limits)),
    isUnknown: isBare && !(number !== undefined && !/^\d/.test(item.text)),
  }
}

/** "da+sv": any of several languages. */
function languagesOf(listed: string): Pick<Constraints, 'language' | 'languages'> {
  const [language, ...others] = listed.split('+')
  return { language, ...(others.length > 0 ? { languages: listed.split('+') } : {}) }
}

function negatedOf({ type, animation, maxSeasons, language, languages, country }: Constraints): Pick<Unit, 'negated'> {
  // "Not a miniseries" may be a longer one.
  if (maxSeasons) return {}
  if (animation) return { negated: { animation: animation === 'only' ? 'none' : 'only' } }
  if (language) return { negated: { notLanguage: languages ?? [language] } }
  if (country) return { negated: { notCountry: [country] } }
  return type ? { negated: { type: type === 'tv' ? 'movie' : 'tv' } } : {}
}

/** Units in clauses: divided where a mark stands, or "but", or "and I want". */
export function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = [[]]
  for (const [index, unit] of units.entries()) {
    const isWanting = unit.roles.has('and') && units[index + 1]?.roles.has('want')
    if (unit.items[0]?.before !== 'none' || unit.roles.has('but') || isWanting) clauses.push([])
    clauses.at(-1)?.push(unit)
  }
  return clauses
}

/** Whether an item means nothing. */
export function isFill(item: Item | undefined): boolean {
  return item?.meaning !== undefined && isOnly(item.meaning.roles, 'fill')
}

function isOnly(roles: ReadonlySet<Role>, role: Role): boolean {
  return roles.size === 1 && roles.has(role)
}
