/** Mixes two numbers of 32 bits into one. */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(one ^ other, 0x85ebca6b)
  hash ^= hash >>> 13
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 7)
}

const [newLine, tab, space, bar] = [10, 9, 32, 124]

/**
 * Where a packed lexicon stands, byte by byte (a line: a meaning, a tab, phrases in order with `|` between): the last
 * letters, the word, the line, and what the phrase before has at the same place.
 */
export class PhraseContexts {
  /** One for each way of looking at the place; equal where it is alike. */
  readonly hashes = new Int32Array(10)
  /** 0 in a meaning, 1 in a phrase, 2 as long as it is like the one before. */
  state = 0
  /** The last four bytes, and the two before them. */
  #last = 0
  #earlier = 0
  #line = 0
  #word = 0
  #phrase: number[] = []
  #phraseBefore: number[] = []

  constructor() {
    this.#note()
  }

  push(byte: number): void {
    this.#earlier = ((this.#earlier << 8) | (this.#last >>> 24)) & 0xffff
    this.#last = (this.#last << 8) | byte
    if (byte === newLine) {
      this.#line++
      this.#begin(0, [])
    } else if (this.state === 0 && byte === tab) this.#begin(2, [])
    else if (byte === bar) this.#begin(2, this.#phrase)
    else this.#read(byte)
    this.#note()
  }

  #begin(state: number, before: number[]): void {
    this.state = state
    this.#phraseBefore = before
    this.#phrase = []
    this.#word = 0
  }

  #read(byte: number): void {
    if (this.state > 0) {
      if (byte !== this.#phraseBefore[this.#phrase.length]) this.state = 1
      this.#phrase.push(byte)
    }
    this.#word = byte === space ? 0 : mixHash(this.#word, byte)
  }

  #note(): void {
    const [last, word, at] = [this.#last, this.#word, this.#phrase.length]
    const expected = this.state === 2 ? (this.#phraseBefore[at] ?? bar) : 0
    const [one, two, three] = [last & 0xff, last & 0xffff, last & 0xff_ffff]
    const contexts = this.hashes
    contexts[0] = mixHash(1, one)
    contexts[1] = mixHash(2, two)
    contexts[2] = mixHash(3, three)
    contexts[3] = mixHash(4, last)
    contexts[4] = mixHash(mixHash(5, last), this.#earlier)
    contexts[5] = mixHash(6, word)
    contexts[6] = mixHash(7, expected | (Math.min(7, at) << 8) | (one << 16))
    contexts[7] = mixHash(mixHash(8, this.#line), word)
    contexts[8] = mixHash(mixHash(9, expected), word)
    contexts[9] = mixHash(mixHash(10, this.#line), two)
  }
}
