/**
 * The number of typing errors between two words: letters left out, added, mistaken, or two neighbours swapped (optimal
 * string alignment distance). Stops counting above a bound, which keeps a comparison with thousands of words cheap.
 * @param most the highest distance of interest
 * @returns the distance, or `most + 1` where it is higher
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      }
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** How many typing errors a word of a length may hold: none below four letters, one up to seven, then two. */
export function typosIn(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The letters and digits of a word as a set of bits; words that differ in more than 2n bits have over n errors. */
export function letterBits(word: string): number {
  let bits = 0
  for (const letter of word) {
    const code = letter.charCodeAt(0)
    bits |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6))
  }
  return bits
}

/** Number of different letters of two words, from their bits. */
export function differentLetters(a: number, b: number): number {
  let bits = a ^ b
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count++
  }
  return count
}
