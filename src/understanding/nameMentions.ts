import { has } from './itemReader.ts'
import { isContent, type Lexicon, type Meaning } from './lexicon.ts'
import { type Names, nearest } from './names.ts'
import { findPhrases, type Item, itemOf } from './phrases.ts'
import { plainReadings } from './readings.ts'
import { beforePlaces } from './smallWords.ts'
import type { Token } from './tokenise.ts'
import { isFill } from './units.ts'

type Name = NonNullable<Item['name']>

interface Mention {
  /** Indices of tokens; `to` is behind the last one. */
  readonly from: number
  readonly to: number
  readonly name: Name
  readonly meaning?: Meaning
}

/** Longest name in words. */
const mostWords = 9
/** From this length on a title is meant without "like" before it: of one word, and of several. */
const [longWord, longName] = [9, 9]
/** Least number of words and of letters of a title that is recognized although the lexicon knows all its words. */
const [wholeWords, wholeName] = [3, 18]
/** From this length on where nothing else is said. */
const soleWord = 5
/** Shortest surname that is understood without "by", and how many titles its bearer has on the shelf. */
const longSurname = 6
const knownBy = 3
/** Length from which on a mistyped surname is rather a name than another word. */
const longTyped = 8
/** The same where the lexicon knows the surname. */
const famousBy = 7
/** Most words without meaning between a negation and a name: "not that Titanic". */
const mostFillsBefore = 2

/**
 * Divides a text into phrases, with names of titles and people among them: behind "like" and "by" any name, also with a
 * typing error; elsewhere only names that are nothing else.
 */
export function findItems(tokens: readonly Token[], lexicon: Lexicon, names: Names | undefined): Item[] {
  const plain = findPhrases(tokens, lexicon)
  if (!names) return plain
  const mentions = mentionsIn(plain, names, lexicon)
  if (mentions.length === 0) return plain
  const split = plain.flatMap((item) => item.tokens)
  const items: Item[] = []
  let at = 0
  for (const { from, to, name, meaning } of mentions) {
    items.push(...findPhrases(split.slice(at, from), lexicon))
    items.push(itemOf(split.slice(from, to), { name, isSure: true, ...(meaning ? { meaning } : {}) }))
    at = to
  }
  return [...items, ...findPhrases(split.slice(at), lexicon)]
}

function mentionsIn(items: readonly Item[], names: Names, lexicon: Lexicon): Mention[] {
  const tokens = items.flatMap((item) => item.tokens)
  const owner = items.flatMap((item, index) => item.tokens.map(() => index))
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const index = owner[at] ?? 0
    // A name begins where a phrase does; one within a longer phrase is part of it.
    const isFirst = owner[at - 1] !== index
    // But "como la casa de papel" is no "como de" around a house.
    const isWithinLike = !isFirst && has(items[index], 'like')
    const isStart = isFirst || isWithinLike || items[index]?.meaning === undefined
    const before = isWithinLike ? items[index] : isStart ? leading(items, index) : undefined
    const mention = isStart ? mentionAt(at, before) : null
    if (mention) found.push(mention)
    at = mention?.to ?? at + 1
  }
  return found

  function mentionAt(at: number, before: Item | undefined): Mention | null {
    const isLikeBefore = has(before, 'like')
    const isBy = has(before, 'by') || has(before, 'like')
    for (let to = Math.min(tokens.length, at + mostWords); to > at; to--) {
      const span = tokens.slice(at, to)
      if (span.slice(1).some((token) => token.before === 'stop')) continue
      const key = span.map(({ word }) => word).join(' ')
      const isNew = span.some((_, place) => !isKnown(at + place))
      // "Interstellar vibes", but not "dark vibes"
      const isBefore = tokens[to]?.before === 'none' && has(items[owner[to] ?? 0], 'like-after')
      const isLike = isLikeBefore || (isBefore && isNew)
      // "The Office, une série" is no mistyped name.
      const isPlain = span.slice(1).every((token) => token.before === 'none')
      const like =
        names.titles.get(key) ?? (isLike && isNew && isPlain && isUnread(at, to) ? nearTitle(key) : undefined)
      // The title right behind "like" is meant; words after it are read as usual: "like Paddington but for grown-ups".
      const isMeant = isLike ? isName(span, at) : !isLiked() && isOnlyName(at, to, key)
      // "David Attenborough" is he, though a title begins with his name.
      const isPerson = !isLike && span.length > 1 && names.people.has(key)
      if (like && isMeant && !isPerson) return { from: at, to, name: { like } }
      const refused = span.length > 1 && !isPerson && isRefused(at) ? names.titles.get(key) : undefined
      if (refused && isName(span, at)) return { from: at, to, name: { like: refused } }
      const person = names.people.get(key) ?? (isBy && span.length > 1 ? nearPerson(key) : undefined)
      // "rdj", and nothing else
      const isAlone = !isKnown(at) && isSole(at)
      // "We loved that one" is not about the writer ONE.
      const isWord = lexicon.fill.has(key) || items[owner[at] ?? 0]?.meaning?.number !== undefined
      if (person && (span.length > 1 || (isBy && !isWord) || isAlone)) return { from: at, to, name: { person } }
      const isUnknown = span.length > 1 && span.every((_, place) => !isKnown(at + place))
      if (isUnknown && span.length <= 3 && nearPerson(key))
        return { from: at, to, name: { person: nearPerson(key) ?? '' } }
    }
    const isFree = !isKnown(at)
    const word = tokens[at]?.word ?? ''
    const bearer = names.surnames.get(word) ?? (isBy && isFree ? nearSurname(word) : undefined)
    const meaning = items[owner[at] ?? 0]?.meaning
    // "Hitchcock" is in lexicons for how his films feel; it is he all the same.
    const isPlace = beforePlaces.has(tokens[at - 1]?.word ?? '')
    if (bearer && bearer.titles >= famousBy && !isPlace && isFamousName(at))
      return { from: at, to: at + 1, name: { person: bearer.person }, ...(meaning ? { meaning } : {}) }
    if (bearer && isBy && (isFree || (has(before, 'by') && isInflected(word))))
      return { from: at, to: at + 1, name: { person: bearer.person } }
    const isFamous = bearer && bearer.titles >= knownBy && word.length >= longSurname && !isPlace
    return isFamous && isFree ? { from: at, to: at + 1, name: { person: bearer.person } } : null
  }

  /** Whether words can be no mistyped ones of the lexicon: "j'adore le supsense" is about no title. */
  function isUnread(at: number, to: number): boolean {
    return owner.slice(at, to).some((index) => items[index]?.meaning === undefined)
  }

  /** Whether a title to be like was found already. */
  function isLiked(): boolean {
    return found.some(({ name }) => 'like' in name)
  }

  /** Whether a word is long, and none of the lexicon as it stands: behind "with" the name is meant. */
  function isInflected(word: string): boolean {
    return word.length >= longSurname && plainReadings(word, lexicon).every((one) => one.word !== word)
  }

  /** Whether the lexicon knows a word only as a name: not as a form of another, as "stiller" is one of "still". */
  function isFamousName(at: number): boolean {
    const word = tokens[at]?.word ?? ''
    if (word.length < longSurname || lexicon.fill.has(word) || items[owner[at] ?? 0]?.tokens.length !== 1) return false
    return plainReadings(word, lexicon).every((one) => one.word === word || one.word === `${word}*`)
  }

  /** Whether the words behind "like" may be a title: not "like it", nor "like something". */
  function isName(span: readonly Token[], at: number): boolean {
    return span.some(
      (token, place) =>
        !lexicon.fill.has(token.word) && !has(items[owner[at + place] ?? 0], 'want', 'or', 'and', 'not'),
    )
  }

  /** Whether words that nothing points to are a title and nothing else. */
  function isOnlyName(at: number, to: number, key: string): boolean {
    const unknown = tokens.slice(at, to).filter((_, place) => !isKnown(at + place))
    if (to - at === 1)
      return (
        unknown.length === 1 &&
        ((key.length >= longWord && (isApart(at) || (!saysMore() && !leavesMore(at)))) ||
          (key.length >= soleWord && (isSole(at) || isRefused(at))) ||
          isOpening(at))
      )
    // "Ziemlich beste Freunde": of so many words the lexicon may know each.
    const isWhole = to - at >= wholeWords && key.length >= wholeName && !saysLimit(at, to) && !isOnePhrase(at, to)
    return isWhole || (unknown.length > 0 && key.length >= longName)
  }

  /** Whether some of the words say a time, a length or a year: "antes da meia-noite" is no wish for that film. */
  function saysLimit(at: number, to: number): boolean {
    return owner.slice(at, to).some((index) => {
      const { meaning } = items[index] ?? {}
      const { clock, number, duration, years } = meaning ?? {}
      return (clock ?? number ?? duration ?? years) !== undefined || has(items[index], 'until', 'before', 'at-most')
    })
  }

  /** Whether all words that mean something are one phrase of the lexicon: "une histoire vraie" is no wish for that film. */
  function isOnePhrase(at: number, to: number): boolean {
    return new Set(owner.slice(at, to).filter((index) => !isFill(items[index]))).size < 2
  }

  /** Whether nothing else in the text says anything: "in the mood for Amélie again". */
  function isSole(at: number): boolean {
    return items.every((item, index) => index === owner[at] || isFill(item))
  }

  /** Whether a negation stands right before: "something funny, but not Paddington". */
  function isRefused(at: number): boolean {
    const index = owner[at] ?? 0
    let behind = index - 1
    while (behind >= index - mostFillsBefore && isFill(items[behind]) && items[behind + 1]?.before === 'none') behind--
    return items[behind + 1]?.before === 'none' && has(items[behind], 'not', 'without')
  }

  /** Whether other words were not understood either: "impossible de fermer l'œil" is about no film. */
  function leavesMore(at: number): boolean {
    return items.some((item, index) => index !== owner[at] && item.meaning === undefined)
  }

  /** Whether a text begins with a name that a mark ends: "Ratatouille, mais triste", but not "strangers walk around". */
  function isApart(at: number): boolean {
    return at === 0 && tokens[1]?.before !== 'none'
  }

  /** Whether a text says how something should feel: a long word in it is rather a word than a title. */
  function saysMore(): boolean {
    return items.some(({ meaning }) => meaning !== undefined && isContent(meaning))
  }

  /** Whether a text begins with a name and goes on with "but": "Dune mais drôle". */
  function isOpening(at: number): boolean {
    return at === 0 && has(items[(owner[at] ?? 0) + 1], 'but')
  }

  function isKnown(at: number): boolean {
    const item = items[owner[at] ?? 0]
    return item?.meaning !== undefined && item.isSure
  }

  function nearTitle(key: string) {
    const near = nearest(key, names.titlesByLetter)
    return near === undefined ? undefined : names.titles.get(near)
  }

  function nearSurname(word: string) {
    if (word.length < longSurname) return undefined
    const near = nearest(word, names.surnamesByLetter)
    const bearer = near === undefined ? undefined : names.surnames.get(near)
    // "Mit dicken Muckis" asks for nobody.
    return bearer && (word.length >= longTyped || bearer.titles >= famousBy) ? bearer : undefined
  }

  function nearPerson(key: string) {
    const near = nearest(key, names.peopleByLetter)
    return near === undefined ? undefined : names.people.get(near)
  }
}

/** The item before an index that is no fill. */
function leading(items: readonly Item[], index: number): Item | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    const item = items[at]
    if (!item || items[at + 1]?.before === 'stop') return undefined
    if (has(item, 'like', 'by')) return item
    const isFill = item.meaning?.roles.has('fill') === true || item.meaning?.type !== undefined || has(item, 'want')
    if (!isFill) return undefined
  }
  return undefined
}
