import type { TitleType } from '#src/domain/title/contentType.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { isContent, type Lexicon, type Meaning, singleMeaning } from './lexicon.ts'
import { costs, plainReadings, type Reading, readingsOf } from './readings.ts'
import { isBetweenCompared } from './smallWords.ts'
import type { Token } from './tokenise.ts'

/** Tokens that were understood together, or one that was not: `meaning` is absent. */
export interface Item {
  readonly tokens: readonly Token[]
  readonly meaning?: Meaning
  readonly start: number
  readonly end: number
  readonly before: Token['before']
  /** The words of the tokens, by spaces. */
  readonly text: string
  /** Whether no typing error had to be forgiven. */
  readonly isSure: boolean
  /** Whether a letter had to be taken for another, or more than one error be forgiven. */
  readonly isDoubtful?: boolean
  /** Whether a negation stands within the phrase: "the dog doesn't die". */
  readonly isNegated?: boolean
  /** Film or series, where a word within the phrase says so: "horror film". */
  readonly innerType?: TitleType
  /** A name that the tokens are (see nameMentions.ts). */
  readonly name?: { readonly like: TitleId } | { readonly person: string }
}

interface Match {
  readonly from: number
  readonly to: number
  readonly meaning: Meaning
  readonly score: number
  readonly isSure: boolean
  readonly isDoubtful: boolean
  readonly isNegated: boolean
}

/** Number of words without meaning that may stand between two words of a phrase. */
const mostFills = 5
/** What a letter left out, doubled or swapped costs at most; one mistaken for another costs more. */
const certainTypo = 1.1
/** What another form of a word costs at least. */
const inflectedFrom = 0.2
/** Length from which on a mistyped word may stand for what is neither mood nor feel. */
const longGuess = 6
/** Shortest part of a compound. */
const shortestPart = 4
/** Letters between the parts of a compound: "Liebe-s-film". */
const links = ['', 's', 'n', 'en', 'es']

/**
 * Divides tokens into phrases of a lexicon: longer ones before shorter, exact before mistyped. Compounds whose parts are
 * phrases by themselves are divided too.
 */
export function findPhrases(typed: readonly Token[], lexicon: Lexicon): Item[] {
  const tokens = typed.flatMap((token) => partsOf(token, lexicon))
  const readings = tokens.map(({ word }) => readingsOf(word, lexicon))
  const matches = tokens.flatMap((_, from) => matchesFrom(from, tokens, readings, lexicon))
  matches.sort((a, b) => b.score - a.score || a.from - b.from)
  const taken: (Match | undefined)[] = tokens.map(() => undefined)
  for (const match of matches) {
    const span = taken.slice(match.from, match.to)
    if (span.every((one) => one === undefined)) taken.fill(match, match.from, match.to)
  }
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = taken[at]
    const end = match?.to ?? at + 1
    items.push(
      itemOf(tokens.slice(at, end), match && { ...match, ...innerType(tokens.slice(at, end), match, lexicon) }),
    )
    at = end
  }
  return items
}

/** Makes an item of tokens. */
export function itemOf(
  tokens: readonly Token[],
  match?: Pick<Item, 'meaning' | 'name' | 'isSure' | 'isDoubtful' | 'isNegated' | 'innerType'>,
): Item {
  const [first] = tokens
  return {
    tokens,
    ...(match?.meaning ? { meaning: match.meaning } : {}),
    ...(match?.name ? { name: match.name } : {}),
    ...(match?.isNegated ? { isNegated: true } : {}),
    ...(match?.isDoubtful ? { isDoubtful: true } : {}),
    ...(match?.innerType ? { innerType: match.innerType } : {}),
    isSure: match?.isSure ?? false,
    start: first?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    before: first?.before ?? 'none',
    text: tokens.map(({ word }) => word).join(' '),
  }
}

function matchesFrom(
  from: number,
  tokens: readonly Token[],
  readings: readonly (readonly Reading[])[],
  lexicon: Lexicon,
): Match[] {
  const { phrases, beginnings, fill } = lexicon
  const found: Match[] = []
  const first = tokens[from]?.word ?? ''
  const isPhraseItself = (at: number): boolean =>
    (readings[at] ?? []).some(({ word, cost }) => cost <= costs.squeezed && singleMeaning(lexicon, word))
  const walk = (key: string, at: number, skipped: number, score: number, typos: number, isNegated = false): void => {
    const meaning = phrases.get(key)
    if (meaning && skipped === 0 && !isPlainWord(meaning)) {
      const isSingle = at === from + 1
      // A word that is a phrase by itself is none of another inflection or pattern: "filme" is not "filminho", "lieber"
      // is not "liebe*".
      const isOther =
        isSingle &&
        ((typos > costs.squeezed && isPhraseItself(from)) ||
          (typos > 0 && (singleMeaning(lexicon, first) || isPlain(first, lexicon))))
      // "sucia" is not "Suecia": short words are not corrected to names of countries and languages, nor to grammar.
      const isGuess = typos >= 1 && isSingle && first.length < longGuess && !isContent(meaning)
      // "Tinto" is no "tinta": what makes a text one of something else stands as it is.
      const isNear = typos > (isSingle ? 0.1 : 0.9) && meaning.roles.has('off-topic')
      // A negation may stand within what somebody wants to be warned of.
      const isWhole = !isNegated || meaning.headsUps.size > 0
      if (!isOther && !isGuess && !isNear && isWhole) {
        const bonus = isContent(meaning) ? 1 : 0
        const to = isNegated && isNegation(tokens[at], lexicon) ? at + 1 : at
        found.push({
          from,
          to,
          meaning,
          score: score + bonus,
          isSure: typos < 1,
          isDoubtful: typos > certainTypo,
          isNegated,
        })
      }
    }
    const token = tokens[at]
    if (!token || (at > from && (token.before !== 'none' || !beginnings.has(key)))) return
    const begun = key === '' ? '' : `${key} `
    for (const { word, cost } of readings[at] ?? []) {
      const next = begun + word
      if (!phrases.has(next) && !beginnings.has(next)) continue
      // "pas de série" is none of "pas sérieux".
      if (cost >= 0.2 && key !== '' && singleMeaning(lexicon, token.word)?.type !== undefined) continue
      const own = (fill.has(word) ? 3 : 10) + Math.min(9, word.length) / 10 - 4 * cost
      walk(next, at + 1, 0, score + own, typos + cost, isNegated)
    }
    if (at === from) return
    const any = `${begun}*`
    if (phrases.has(any) || beginnings.has(any)) walk(any, at + 1, 0, score + 2, typos, isNegated)
    const isFill = fill.has(token.word)
    // "Prefiro rir do que chorar" names two things.
    const isThan = isBetweenCompared(token.word, tokens[from - 1]?.word ?? '')
    if (skipped < mostFills && isFill && !isThan) walk(key, at + 1, skipped + 1, score - 0.1, typos, isNegated)
    if (!isFill && isNegation(token, lexicon)) walk(key, at + 1, skipped + 1, score - 0.1, typos, true)
  }
  walk('', from, 0, 0, 0)
  return found
}

/** Whether a word, as it stands, is only known to mean nothing. */
function isPlain(word: string, { phrases }: Lexicon): boolean {
  const meaning = phrases.get(word)
  return meaning !== undefined && isPlainWord(meaning)
}

/** Whether a word is in the lexicon only so that it is not taken for another: mistyped, inflected, by a pattern. */
function isPlainWord({ roles, ...meaning }: Meaning): boolean {
  return roles.size === 1 && roles.has('plain') && !isContent({ ...meaning, roles })
}

function isNegation(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && singleMeaning(lexicon, token.word)?.roles.has('not') === true
}

/** A compound's parts as tokens, where the whole word is unknown and each part is a phrase by itself. */
function partsOf(token: Token, lexicon: Lexicon): readonly Token[] {
  const { word, start, end } = token
  const plain = plainReadings(word, lexicon).filter((one) => !one.word.startsWith('*'))
  // "Horrorkomödie" is found by "horror*", but says two things.
  // Romance languages join no words: "hypertension" is no tension.
  if (lexicon.locale !== 'de' && lexicon.locale !== 'en') return [token]
  const isOpen = lexicon.locale === 'de' && plain.length > 0 && plain.every((one) => one.word.endsWith('*'))
  if (word.length < 2 * shortestPart || (plain.length > 0 && !isOpen)) return [token]
  for (let length = word.length - shortestPart; length >= shortestPart; length--) {
    const tail = word.slice(length)
    if (!isPhrase(tail, lexicon) || (isOpen && tail.length <= shortestPart)) continue
    for (const link of links) {
      const head = word.slice(0, length)
      if (!head.endsWith(link) || head.length - link.length < shortestPart) continue
      const bare = head.slice(0, head.length - link.length)
      if (!isPhrase(bare, lexicon)) continue
      const middle = Math.min(end - 1, start + length)
      return [
        { ...token, word: bare, end: middle },
        { word: tail, start: middle, end, before: 'none' },
      ]
    }
  }
  return [token]
}

function isPhrase(word: string, lexicon: Lexicon): boolean {
  if (lexicon.fill.has(word)) return false
  return plainReadings(word, lexicon).some((one) => one.cost < 0.2 && singleMeaning(lexicon, one.word))
}

function innerType(tokens: readonly Token[], { meaning }: Match, lexicon: Lexicon): { innerType?: TitleType } {
  if (!isContent(meaning) && !meaning.years) return {}
  if (!isContent(meaning) && tokens.some((token) => isNegation(token, lexicon))) return {}
  // The "serial" of a killer is no other form of "série".
  const types = tokens.flatMap(({ word }) =>
    plainReadings(word, lexicon).flatMap(({ word: one, cost }) =>
      cost < inflectedFrom || !lexicon.words.has(word) ? (singleMeaning(lexicon, one)?.type ?? []) : [],
    ),
  )
  const [type] = types
  return type && type !== 'any' ? { innerType: type } : {}
}
