import { none } from './buildLexicon.ts'
import { has, isDigits, type Read, readNumber } from './itemReader.ts'
import type { Meaning } from './lexicon.ts'
import type { Item } from './phrases.ts'

/** What a child watches with. */
const familyFun: Meaning = { ...none, feels: new Map([['family-fun', 1]]) }
/** Up to this age somebody is a child. */
const oldest = 12
/** Most words between a child and its age: "my son is only 6". */
const between = 4

/** Reads a child's age, as what a whole family likes: "my 6 year old", "kids aged 7 and 9", "minha filha de 8 anos". */
export function readAge(items: readonly Item[], at: number): Read<Meaning> | null {
  // "Left me after 6 years" speaks of no child.
  if (has(items[at - 1], 'after')) return null
  const start = has(items[at], 'child') ? behindChild(items, at) : at
  const age = start === null ? null : ageAt(items, start)
  if (!age || start === null) return null
  let next = age.next
  let isSaid = start > at
  const another = has(items[next], 'and', 'or', 'range') ? ageAt(items, next + 1) : null
  if (another) next = another.next
  if (has(items[next], 'age-after') && items[next]?.before === 'none') {
    isSaid ||= has(items[next], 'old')
    next++
    if (has(items[next], 'child') && items[next]?.before === 'none') next++
  }
  return isSaid ? { value: familyFun, next } : null
}

/** The index of the number behind a child; null where other words stand between. */
function behindChild(items: readonly Item[], at: number): number | null {
  for (let next = at + 1; next <= at + between; next++) {
    const item = items[next]
    if (item?.before !== 'none') return null
    if (ageAt(items, next)) return next
    if (!has(item, 'fill', 'since', 'age-before', 'but', 'by', 'at-least')) return null
  }
  return null
}

function ageAt(items: readonly Item[], at: number): Read<number> | null {
  const number = readNumber(items, at)
  const isAge = number && Number.isInteger(number.value) && number.value >= 1 && number.value <= oldest
  const isOne = isAge && !isDigits(items[at]) && number.value === 1
  return isAge && !isOne ? number : null
}
