import { editDistance } from '#src/domain/title/editDistance.ts'
import { nameMatch } from '#src/domain/title/nameMatch.ts'
import { fromWords, type NameWords, nameWords } from '#src/domain/title/nameWords.ts'
import type { Wish } from './wish.ts'
import { saysSomething } from './wishParts.ts'

/** What a search by name has found for the same text, best first. */
export interface FoundByName {
  /** Names of titles, as a page shows them. */
  readonly titles: readonly string[]
  /** Whether none of them matches the whole text. */
  readonly nearest: boolean
}

/** How a page answers a text: by names, by feel, or both. */
export interface AnswerPlan {
  readonly byFeel: boolean
  /** Places of the titles that stand above, found by name. */
  readonly byName: readonly number[]
  /** Whether neither says anything: no part was understood, and no name matches. */
  readonly isLost: boolean
}

/** Most titles above an answer by feel: what is found by a word of the name must not bury it. */
const mostBeside = 8
/** A name within a longer text is meant only if it has this many letters. */
const shortestWithin = 6
/** Length of a name from which on it may be typed with two errors. */
const longName = 12

/**
 * Decides how a page answers a text. A text that is plainly a title or a person, and nothing else, is answered by name
 * alone, as a search always was; what was understood as a feeling is answered by feel, with titles of that name above.
 */
export function answerOf(text: string, wish: Wish, { titles, nearest }: FoundByName): AnswerPlan {
  const every = titles.map((_, place) => place)
  if (!wish.parts.some(saysSomething)) return { byFeel: false, byName: every, isLost: titles.length === 0 || nearest }
  const query = nameWords(text)
  // "Like Knives Out" names a title, but no title is called so.
  const isOnlyName = namesOnly(wish) && (!nearest || coversAll(text, wish))
  const isName = titles.length > 0 && (isOnlyName || titles.some((title) => isNameOf(query, nameWords(title))))
  if (isName) return { byFeel: false, byName: every, isLost: false }
  // All words of the text stand in names, and not all of them were understood.
  if (!nearest && wish.left.length > 0 && query.words.length > 1) {
    return { byFeel: true, byName: every.slice(0, mostBeside), isLost: false }
  }
  const named = every.filter((place) => isNamed(query, nameWords(titles[place] ?? '')))
  return { byFeel: true, byName: named.slice(0, mostBeside), isLost: false }
}

/** Whether a wish holds nothing but the name of a title or of a person. */
function namesOnly({ parts, left, avoid }: Wish): boolean {
  const isName = (one: Wish['parts'][number]): boolean =>
    one.moods.length + one.feels.length + one.avoid.length === 0 &&
    one.constraints.every((name) => name === 'like' || name === 'person')
  return left.length === 0 && avoid.length === 0 && parts.length === 1 && parts.every(isName)
}

/** Whether a text says nothing besides what was understood. */
function coversAll(text: string, { parts }: Wish): boolean {
  return parts.some(({ start, end }) => text.slice(start, end) === text.trim())
}

/** Whether a text of two words or more is this name, typing errors allowed. A single word may be a feeling as well. */
function isNameOf(query: NameWords, name: NameWords): boolean {
  if (query.words.length < 2) return false
  for (const key of query.keys) if (name.keys.has(key)) return true
  const [typed, right] = [query.words.join(''), name.words.join('')]
  const most = right.length >= longName ? 2 : 1
  return typed.length >= shortestWithin && editDistance(typed, right, most) <= most
}

/** Whether a title's name holds the text, or the text holds its name. */
function isNamed(query: NameWords, name: NameWords): boolean {
  const match = nameMatch(query, name)
  if (match && match !== 'wordBeginnings') return true
  return name.words.join('').length >= shortestWithin && holds(query, name.words)
}

function holds({ words }: NameWords, name: readonly string[]): boolean {
  const [typed, wanted] = [words, name].map((list) => ` ${fromWords(list).words.join(' ')} `)
  return typed?.includes(wanted ?? ' ') ?? false
}
