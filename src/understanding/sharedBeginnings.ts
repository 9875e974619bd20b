/** Most words at the beginning of a phrase that are taken from the one before: as many as there are marks. */
const marks = '!"#$%'
/** Least and most letters of the next word that are taken over, too; their number is a capital letter. */
const [leastLetters, mostLetters] = [3, 26]
const beforeA = 64

/**
 * Phrases in order, one a line, each without what it begins with as the one before does: a mark for whole words, a
 * capital for letters of the next word. A lexicon is 7 % smaller for it when it is compressed.
 * @param phrases in lower case, without marks at their beginning
 * @throws RangeError for a phrase that begins with a mark or a capital
 */
export function withoutSharedBeginnings(phrases: readonly string[]): string {
  let last: readonly string[] = []
  return phrases
    .map((phrase) => {
      if (/^[!-%A-Z]/.test(phrase)) throw new RangeError(`no phrase may begin so: ${phrase}`)
      const words = phrase.split(' ')
      const most = Math.min(marks.length, words.length - 1)
      const shared = sharedLength(last.slice(0, most), words)
      const letters = Math.min(mostLetters, sharedLength([...(last[shared] ?? '')], [...(words[shared] ?? '')]))
      const isShort = letters < leastLetters
      last = words
      const rest = words.slice(shared).join(' ')
      const mark = shared > 0 ? marks[shared - 1] : ''
      return mark + (isShort ? rest : String.fromCharCode(beforeA + letters) + rest.slice(letters))
    })
    .join('\n')
}

/** The phrases again. */
export function withSharedBeginnings(lines: readonly string[]): string[] {
  let last: readonly string[] = []
  return lines.map((line) => {
    const shared = marks.indexOf(line[0] ?? ' ') + 1
    const own = shared > 0 ? line.slice(1) : line
    const isShort = !/^[A-Z]/.test(own)
    const letters = isShort ? '' : (last[shared] ?? '').slice(0, own.charCodeAt(0) - beforeA)
    last = [...last.slice(0, shared), ...(letters + (isShort ? own : own.slice(1))).split(' ')]
    return last.join(' ')
  })
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((entry, index) => entry !== other[index])
  return end < 0 ? one.length : end
}
