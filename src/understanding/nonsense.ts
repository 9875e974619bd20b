import type { Unit } from './unit.ts'
import { clausesOf, isFill } from './units.ts'

/** How many words that are not understood, and how many times those that are, make a text one that means nothing. */
const [leastUnknown, unknownShare] = [3, 2.5]

/** How many times the words that only a typing error makes some of the lexicon, where nothing asks for a title. */
const guessedShare = 2

/** A phrase of this many words is no accident, with a typing error either. */
const sureTokens = 3

/** Weight from which on a mood is said, not only brought along. */
const saidFrom = 0.5

/** Weight from which on a phrase names a feel outright. */
const namedFrom = 0.9

/** Items of a list of which this many mean nothing make it a shopping list. */
const leastListed = 2

/** Whether a text is one word of letters, digits and signs, with a sign within: "Azerty!2026". */
export function isPassword(text: string): boolean {
  const word = text.trim()
  const hasEach = [/^\S{6,}$/, /\p{L}{3}/u, /\d/, /[!@#$%^&*_]/].every((pattern) => pattern.test(word))
  return hasEach && /[!@#$%^&*_-][!-~]*[\p{L}\d]/u.test(word)
}

/** Whether a text asks for something else, or holds a word of the lexicon only by accident. */
export function isNonsense(units: readonly Unit[]): boolean {
  if (isQuestion(units)) return true
  if (clausesOf(units).some((clause) => isAsked(clause) || isRefused(clause))) return false
  if (units.some(({ roles }) => roles.has('off-topic'))) return true
  const speaking = units.filter(({ content, limits }) => content !== undefined || Object.keys(limits).length > 0)
  if (speaking.length === 0) return true
  const unknown = new Set(units.filter((unit) => unit.isUnknown && !isAgeIn(unit, units)).map(textOf)).size
  // "There is a house in New Orleans": only "new" says something, and nothing says that films are meant.
  if (unknown > 0 && speaking.every(({ isVague }) => isVague) && !units.some(asks)) return true
  // What is said twice is understood once: "baby shark doo doo".
  const words = [...new Map(speaking.map((unit) => [textOf(unit), unit])).values()].flatMap(({ items }) => items)
  const understood = words.reduce((sum, { isSure, tokens }) => sum + (isSure ? tokens.length : 0.5), 0)
  // What only a typing error makes a word of the lexicon, beside words that are none at all; not a phrase of several.
  const isDoubted = words.every(({ isDoubtful, tokens }) => isDoubtful && tokens.length < sureTokens)
  if (unknown > 0 && isDoubted && words.length <= unknown) return true
  const isGuessed = words.every(({ isSure }) => !isSure) && !units.some(asks)
  if (isGuessed && unknown >= guessedShare * words.length) return true
  return (unknown >= leastUnknown && unknown > unknownShare * understood) || isShopping(units, speaking)
}

/** Whether a clause asks outright for something that is to feel in some way: "want to laugh", "romcoms from the 90s". */
function isAsked(clause: readonly Unit[]): boolean {
  if (clause.some(({ roles }) => roles.has('off-topic'))) return false
  const isMeant = clause.some((unit) => asks(unit) || unit.limits.yearFrom !== undefined)
  const said = clause.filter(
    (unit) => (saysMood(unit) || (isMeant && saysFeel(unit))) && unit.items.every(({ isSure }) => isSure),
  )
  // "Scare the pants off me" asks without a word of asking.
  const isPhrase = ({ items, roles }: Unit): boolean => (items[0]?.tokens.length ?? 0) >= 3 && !roles.has('situation')
  return isMeant ? said.length > 0 : said.some(isPhrase) && !clause.some(({ isUnknown }) => isUnknown)
}

/** Whether a clause rules something out in so many words: "war films are a no-go", "sick of zombies". */
function isRefused(clause: readonly Unit[]): boolean {
  if (clause.some(({ roles }) => roles.has('off-topic'))) return false
  const refuses = ({ roles }: Unit): boolean => roles.has('not-after') || (roles.has('not') && roles.has('without'))
  const isSubject = ({ content, items }: Unit): boolean =>
    (content?.feels.size ?? 0) + (content?.headsUps.size ?? 0) > 0 && items.every(({ isSure }) => isSure)
  return clause.some(refuses) && clause.some(isSubject)
}

/** Whether a text asks for a fact: "who is the president of Peru", and nothing besides. */
function isQuestion(units: readonly Unit[]): boolean {
  const first = units.find(({ items }) => !isFill(items[0]))
  if (!first?.roles.has('question')) return false
  // "Was ist neu auf Netflix"
  if (units.some(({ limits }) => limits.service !== undefined)) return false
  return units.every((unit) => !asks(unit) && !saysMood(unit) && (unit === first || unit.items[0]?.before === 'none'))
}

function saysMood({ content }: Unit): boolean {
  return [...(content?.moods.values() ?? [])].some((weight) => weight >= saidFrom)
}

function saysFeel({ content }: Unit): boolean {
  return [...(content?.feels.values() ?? [])].some((weight) => weight >= namedFrom)
}

/** Whether a unit says that something to watch is wanted. */
function asks({ roles, limits }: Unit): boolean {
  return roles.has('want') || roles.has('like') || limits.type !== undefined
}

/** Whether a text is a list of things, of which one is by accident a word of the lexicon: "cat food, bulbs, batteries". */
function isShopping(units: readonly Unit[], speaking: readonly Unit[]): boolean {
  if (speaking.length !== 1 || (speaking[0]?.content?.moods.size ?? 1) > 0) return false
  const listed: Unit[][] = []
  for (const unit of units) {
    const last = listed.at(-1)
    if (last && unit.items[0]?.before === 'none') last.push(unit)
    else listed.push([unit])
  }
  const meaningless = listed.filter(
    (list) =>
      list.some((unit) => unit.isUnknown && !isAgeIn(unit, units)) && list.every((one) => !speaking.includes(one)),
  )
  return meaningless.length >= leastListed
}

/** Whether a unit is a number beside children: "avec les 3 enfants (6, 9 et 12)". */
function isAgeIn(unit: Unit, units: readonly Unit[]): boolean {
  return (
    /^\d{1,2}$/.test(textOf(unit)) && units.some(({ roles, content }) => content !== undefined && roles.has('child'))
  )
}

function textOf({ items }: Unit): string {
  return items.map(({ text }) => text).join(' ')
}
