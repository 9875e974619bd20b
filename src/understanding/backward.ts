import { endsList, isHeavy, isKindOf, isSubject, kindBefore } from './reach.ts'
import { alsoWords, meWords, relativePronouns, yesWords, yetWords } from './smallWords.ts'
import type { Unit } from './unit.ts'
import { clauseAround, isMarked } from './units.ts'

/*
 * What words of leaving out reach that stand behind it: "zombies and vampires are out", "aliens, none of that".
 */

/**
 * Whether nothing but fill, words of degree and one word that says nothing stand between a unit and an index: "gore
 * free", but not "asleep, one hand free".
 */
export function isRightBehind(units: readonly Unit[], unit: Unit, index: number): boolean {
  const between = units.slice(units.indexOf(unit) + 1, index)
  const others = between.filter(({ roles }) => !roles.has('fill') && !roles.has('very') && !roles.has('too'))
  const isOneWord = others.length <= 1 && others.every(isWord)
  return isOneWord && between.every(({ items }) => items[0]?.before === 'none')
}

/**
 * A unit and the one that "and" or "or" joins to it: "superheroes and zombies, no". What stands before a comma is none:
 * "funny, zombies and ghosts are out".
 */
export function joinedTo(units: readonly Unit[], last: Unit): Unit[] {
  const before = units.slice(0, units.indexOf(last))
  const other = before.findLast(({ content }) => content !== undefined)
  if (!other) return [last]
  // The parts of one word, and a noun and what it is like: "Weihnachtskitsch", "robots asesinos"
  const isBeside = other === before.at(-1) && last.items[0]?.before === 'none'
  if (isBeside && (other.items.at(-1)?.end === last.items[0]?.start || (isSubject(other) && isSubject(last)))) {
    return [other, last]
  }
  const between = before.slice(before.indexOf(other) + 1)
  const joints = between.filter(({ roles }) => roles.has('and') || roles.has('or'))
  // "dragons and magic bugs": a word between that was not understood belongs to one of them.
  const others = between.filter((unit) => !joints.includes(unit) && !unit.roles.has('fill'))
  const isJoined = joints.length === 1 && (others.length === 0 || (others.length === 1 && isWord(others[0])))
  return isJoined ? [other, last] : [last]
}

/**
 * Whether a unit only adds to what was left out: "weddings are a no-go. christmas as well", "X annoys me and Y too".
 * @param senseOf what was made of a unit before it, if anything
 */
export function isOneMore(
  units: readonly Unit[],
  index: number,
  senseOf: (unit: Unit) => 'wish' | 'avoid' | 'optional' | undefined,
): boolean {
  const unit = units[index]
  if (!unit?.content) return false
  const clause = clauseAround(units, index)
  const joint = clause.slice(0, clause.indexOf(unit)).findLastIndex(({ roles }) => roles.has('and'))
  const own = clause.slice(joint + 1)
  const behind = own.slice(own.indexOf(unit) + 1)
  const isAlso = behind.some(isAlsoWord)
  if (!isAlso || own.some((one) => one !== unit && endsList(one))) return false
  // "Musicals bore me, horror too", but not "funny too", nor "make it scary too".
  const saysMore = own.some((one) => one !== unit && !one.roles.has('fill') && !isAlsoWord(one))
  if (!isSubject(unit) && (saysMore || !isHeavy(unit.content))) return false
  const before = units.slice(0, index).findLast(({ content }) => content !== undefined)
  return before !== undefined && senseOf(before) === 'avoid'
}

function isAlsoWord({ items }: Unit): boolean {
  return alsoWords.has(items.at(-1)?.tokens.at(-1)?.word ?? '')
}

/**
 * Whether a negation describes somebody and refuses nothing: "a soldier who comes home and can't sleep", "she does not
 * know it yet".
 */
export function isDescription(units: readonly Unit[], index: number): boolean {
  // "Politik noch weniger" refuses it all the same.
  const isLess = units[index]?.roles.has('less')
  if (!isLess && [index - 1, index + 1].some((at) => yetWords.has(units[at]?.items[0]?.text ?? ''))) return true
  const before = units.slice(0, index)
  const clause = before.slice(Math.max(0, before.findLastIndex(isMarked)))
  const named = clause.findIndex(({ content }) => content !== undefined)
  const pronoun = clause.findLastIndex(({ items }) => relativePronouns.has(items[0]?.text ?? ''))
  // "Suicídio é que não" describes nobody.
  return named >= 0 && pronoun > named && !(pronoun === clause.length - 1 && isAtEnd(units, index))
}

/** Whether a word within a clause says nothing of a film. */
function isWord(unit: Unit | undefined): boolean {
  return unit?.items[0]?.before === 'none' && (unit.isUnknown || unit.roles.has('plain') || unit.roles.has('heard'))
}

/**
 * Whether words that tell of boredom say what bores: "la science-fiction m'ennuie". Who speaks is not what stands before
 * them.
 */
export function isBoring(units: readonly Unit[], unit: Unit, index: number): boolean {
  const words = units[index]
  if (!words?.roles.has('situation') || !words.roles.has('not-after') || !unit.content || isMarked(words)) return false
  const between = units.slice(units.indexOf(unit) + 1, index)
  return isRightBehind(units, unit, index) && !between.some(({ items }) => meWords.has(items[0]?.text ?? ''))
}

/** The units before an index since the last full stop. */
export function sentenceBefore(units: readonly Unit[], index: number): Unit[] {
  const start = units.slice(0, index).findLastIndex(({ items }) => items[0]?.before === 'stop')
  return units.slice(Math.max(0, start), index)
}

/**
 * What a sentence lists before an index if it says nothing else: "aliens, spaceships, none of that"; of "funny, zombies,
 * none of that" the zombies. Without a mark between, a list is only what people rather rule out than wish: "gore,
 * zombies, clowns no thanks", but not "a detective, violence no thanks". Null where there is no such list.
 */
export function listBefore(units: readonly Unit[], index: number): Unit[] | null {
  const sentence = behindYes(sentenceBefore(units, index))
  const listed = sentence.filter(({ content }) => content !== undefined)
  if (listed.length < 2 || !isListOnly(sentence)) return null
  const isApart = units[fillStart(units, index)]?.items[0]?.before !== 'none'
  const isRuledOut = listed.length > 2 && listed.every(({ content }) => content && isHeavy(content))
  if (!isApart && !isRuledOut) return null
  const subjects = listed.filter(isSubject)
  return subjects.length > 0 ? subjects : listed
}

/** What stands before the mark before an index, if nothing else does: "Football? Please not". */
export function saidBefore(units: readonly Unit[], index: number): Unit[] {
  const before = units.slice(0, index)
  const clause = behindYes(before.slice(Math.max(0, before.findLastIndex(isMarked))))
  return isListOnly(clause) ? clause.filter(({ content }) => content !== undefined) : []
}

/** What stands behind the last word that says yes to what is before it: "funny yes, toilet humour no". */
function behindYes(units: readonly Unit[]): Unit[] {
  return units.slice(units.findLastIndex(({ items }) => yesWords.has(items.at(-1)?.text ?? '')) + 1)
}

function isListOnly(units: readonly Unit[]): boolean {
  return units.every((unit, index) => {
    const { content, roles } = unit
    const before = units[index - 1]
    // "War films", "films de guerre": the films are only its kind.
    const isKind =
      (before?.content !== undefined && isKindOf(units, before, unit)) ||
      units.some((other) => other.content && kindBefore(units, other) === unit)
    return content || isKind || roles.has('fill') || roles.has('and') || roles.has('or')
  })
}

/**
 * Whether a mark or the end of the text follows, words that mean nothing aside: "please not that", but not "not that
 * scary".
 */
export function isAtEnd(units: readonly Unit[], index: number): boolean {
  // "Una comedia, no sé"
  if (units[index + 1]?.items[0]?.text === 'se') return false
  const next = units.slice(index + 1).find((unit) => isMarked(unit) || !unit.roles.has('fill'))
  return next === undefined || isMarked(next)
}

/** The index of the first of the words that mean nothing right before an index: "football, it bores me". */
export function fillStart(units: readonly Unit[], index: number): number {
  let at = index
  while (at > 0 && units[at]?.items[0]?.before === 'none' && units[at - 1]?.roles.has('fill')) at--
  return at
}

/** What a sentence named last before an index: of "lost him to suicide last year, not that" the suicide. */
export function lastNamed(units: readonly Unit[], index: number): Unit | undefined {
  const sentence = behindYes(sentenceBefore(units, index))
  const named = sentence.findLast(({ content }) => content !== undefined)
  return named ?? sentence.findLast(({ limits }) => (limits.person ?? limits.like) !== undefined)
}

/**
 * Whether words that may stand on either side have what they are about before them: "X annoys me and Y too".
 * @param last what the clause named last
 */
export function isAddedTo(units: readonly Unit[], last: Unit | undefined, index: number): boolean {
  const isBehind = last?.content !== undefined && isRightBehind(units, last, index)
  return isBehind && units[index + 1]?.roles.has('and') === true
}
