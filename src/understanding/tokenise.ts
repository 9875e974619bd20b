import type { Locale } from '#src/domain/place/locale.ts'

/** A word, number, emoji or sign of a text. */
export interface Token {
  /** Folded: lower case, no accents, no apostrophes (see `foldWord`). */
  readonly word: string
  /** Offsets into the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  /** The mark between this token and the one before it. */
  readonly before: 'none' | 'comma' | 'stop'
  /** Whether that mark is a colon, which says that a list follows. */
  readonly isBehindColon?: boolean
  /** Whether a question mark follows. */
  readonly isAsked?: boolean
}

/** What a full stop behind abbreviates where a number follows: "max. 90 min", but not "no horror. 90 min". */
const abbreviations = new Set('max min maks ca approx aprox env ungef mind hochst nr num ep vol bj'.split(' '))

/** Longest text that is read, in UTF-16 code units. */
export const longestText = 400

const pattern =
  /(?<emoji>(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:\p{EMod}|\uFE0F|\u200D|\p{Extended_Pictographic})*)|(?<number>\d{1,2} 1\/2(?!\d)|\d+(?:[.,:]\d+)?)|(?<word>[\p{L}\p{M}]+(?:['’‘ʼ`´.][\p{L}\p{M}]+)*\.?)|(?<sign><3|[+&/<>½¼-]|['’′](?=\s|$|[,.;]))/gu
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
/** German words before an ordinal. */
const determiners = /^(?:am|zum|vom|beim|heute?|de[nmrs]|die|das|[mds]ein.*|unser.*|ihr.*|eur.*)$/
/** Elided words that French writes with an apostrophe: each is a word of its own. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|presqu|aujourd)$/

/**
 * Folds a word, so that case, accents, umlauts written out and sharp s do not count: "Gemütlich", "gemuetlich" and
 * "gemutlich" are the same.
 */
export function foldWord(text: string, locale: Locale): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘ʼ`´.]/g, '')
  return locale === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

/** Splits a text into tokens, of which only the first 400 characters are read. Pure; never throws. */
export function tokenise(text: string, locale: Locale): Token[] {
  const read = text.slice(0, longestText)
  const tokens: Token[] = []
  let behind = 0
  let pending: Token['before'] = 'none'
  const push = (word: string, start: number, end: number): void => {
    const between = read.slice(behind, start)
    const before = tokens.length === 0 ? 'none' : strongest(pending, markIn(between))
    pending = 'none'
    const isBehindColon = before === 'stop' && /^\s*:\s*$/.test(between)
    const isAsked = /^\s*\?/.test(read.slice(end))
    if (word !== '') {
      tokens.push({ word, start, end, before, ...(isBehindColon && { isBehindColon }), ...(isAsked && { isAsked }) })
    }
    behind = end
  }
  for (const match of read.matchAll(pattern)) {
    const { emoji, number, word, sign } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    if (emoji !== undefined) {
      for (const { bare, from, to } of splitEmoji(emoji)) push(bare, start + from, start + to)
    } else if (number !== undefined)
      push(number.replace(',', '.').replace(' 1/2', '.5') + (isOrdinal(number, end) ? '.' : ''), start, end)
    else if (word !== undefined) pushWord(word, start)
    else if (sign !== undefined) pushSign(sign, start, end)
  }
  return tokens

  function pushWord(word: string, start: number): void {
    // A full stop ends a sentence, unless letters are abbreviated by it ("u.s.").
    const bare = word.endsWith('.') && !/^\p{L}\.\p{L}\.$/u.test(word) ? word.slice(0, -1) : word
    // Where no space follows a full stop or a comma, two words stand there ("ok.something").
    const isWhole = /^(?:\p{L}\.)+\p{L}?$/u.test(bare) || /^\p{L}+\.tv$/iu.test(bare)
    const pieces = isWhole ? [bare] : bare.split(/(?<=\.)/)
    let at = start
    for (const piece of pieces) {
      const own = piece.endsWith('.') && pieces.length > 1 ? piece.slice(0, -1) : piece
      const apostrophe = locale === 'fr' ? own.search(/['’‘ʼ`´]/) : -1
      const first = foldWord(own.slice(0, Math.max(0, apostrophe)), locale)
      if (apostrophe > 0 && elided.test(first) && first !== 'aujourd') {
        push(first, at, at + apostrophe)
        push(foldWord(own.slice(apostrophe), locale), at + apostrophe + 1, at + own.length)
      } else push(foldWord(own, locale), at, at + own.length)
      if (piece !== own) pending = 'stop'
      at += piece.length
    }
    if (bare !== word) {
      const isShort = abbreviations.has(foldWord(bare, locale)) && /^ ?\d/.test(read.slice(start + word.length))
      if (!isShort) pending = 'stop'
      behind = start + word.length
    }
  }

  /** Whether a number is German for "30th": "unseren 30. Hochzeitstag". */
  function isOrdinal(number: string, end: number): boolean {
    const isBeforeWord = /^\. ?\p{L}/u.test(read.slice(end))
    return locale === 'de' && isBeforeWord && /^\d{1,2}$/.test(number) && determiners.test(tokens.at(-1)?.word ?? '')
  }

  function pushSign(sign: string, start: number, end: number): void {
    const last = tokens.at(-1)
    const isBehindNumber = last?.end === start && /^\d/.test(last.word)
    if (sign === '<3') push('❤', start, end)
    else if (/['’′]/.test(sign)) {
      if (isBehindNumber) push('min', start, end)
    } else if (sign === '-') {
      if (isNumber(last?.word) && /^\s*\d/.test(read.slice(end))) push('-', start, end)
      else if (/\s$/.test(read.slice(0, start)) && /^\s/.test(read.slice(end))) pending = strongest(pending, 'comma')
    } else push(sign, start, end)
  }
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word)
}

function markIn(between: string): Token['before'] {
  if (/[.!?;\n:…]/.test(between)) return 'stop'
  return /[,–—()|]/.test(between) ? 'comma' : 'none'
}

function strongest(a: Token['before'], b: Token['before']): Token['before'] {
  if (a === 'stop' || b === 'stop') return 'stop'
  return a === 'comma' || b === 'comma' ? 'comma' : 'none'
}

/** The emoji of a run without skin colours and variants, each with the range that it has with them. */
function splitEmoji(run: string): { readonly bare: string; readonly from: number; readonly to: number }[] {
  const one =
    /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*)/gu
  return [...run.matchAll(one)].map(({ 0: emoji, index }) => ({
    bare: emoji.replace(/\p{EMod}|\uFE0F/gu, ''),
    from: index,
    to: index + emoji.length,
  }))
}
