import { squash, stretch } from './logistic.ts'
import { mixHash, PhraseContexts } from './phraseContexts.ts'

/** Slots of the table of one context, as a power of two. */
const slotBits = 18
const slots = 1 << slotBits
/** Times that a slot has learned after which it goes on at the same pace. */
const mostSeen = 80
/** How the pace of the weights falls with each bit. */
const [leastPace, firstPace, paceBits] = [0.002, 0.04, 20_000]
const firstWeight = 0.2
/** Beginnings of a byte's code that have weights of their own. */
const nodes = 128
/** Share of what is known only roughly: the probability itself beside its evidence. */
const [rough, sure] = [1.4, 3]
/** Places of the table that corrects the result. */
const [places, placeWidth, correcting] = [33, 0.75, 0.02]

/**
 * Predicts a lexicon bit by bit, by what it has seen in like places (context mixing, after PAQ by Matt Mahoney): a
 * quarter smaller than brotli. Encoder and decoder each feed one with the same bits.
 */
export class TextModel {
  readonly #contexts = new PhraseContexts()
  readonly #count = this.#contexts.hashes.length
  /** A table a context, of probabilities (16 bits), how often they have learned, and whose they are (8 bits each). */
  readonly #slots = new Uint32Array(this.#count * slots)
  /** Where in its table each context looks for half of a byte, and the check of it. */
  readonly #places = new Int32Array(this.#count)
  readonly #checks = new Uint8Array(this.#count)
  readonly #chosen = new Int32Array(this.#count)
  readonly #evidence = new Float64Array(2 * this.#count)
  readonly #byKnown = new Float64Array((this.#count + 1) * 3 * 2 * this.#count)
  readonly #byBits = new Float64Array(nodes * 3 * 2 * this.#count)
  readonly #corrections = new Float64Array(2 * nodes * places)
  readonly #paces = Float64Array.from({ length: mostSeen + 1 }, (_, seen) => 1 / (seen + 1.35))
  /** The bits of the byte's code so far, with a 1 before them. */
  #bits = 1
  #learned = 0
  #first = { from: 0, probability: 0.5 }
  #second = { from: 0, probability: 0.5 }
  #corrected = { at: 0, share: 0 }

  constructor() {
    for (const weights of [this.#byKnown, this.#byBits]) {
      for (let at = 0; at < weights.length; at += 2) weights[at] = firstWeight
    }
    for (let at = 0; at < this.#corrections.length; at++) {
      this.#corrections[at] = squash(((at % places) - (places - 1) / 2) * placeWidth)
    }
  }

  /** The probability that the next bit is 1, over 0 and under 1. */
  predict(): number {
    const known = this.#gather()
    const { state } = this.#contexts
    const width = this.#evidence.length
    const node = Math.min(nodes - 1, this.#bits)
    const [first, second] = [this.#first, this.#second]
    first.from = (known * 3 + state) * width
    second.from = (node + nodes * state) * width
    const one = weigh(this.#byKnown, first.from, this.#evidence)
    const other = weigh(this.#byBits, second.from, this.#evidence)
    first.probability = squash(one)
    second.probability = squash(other)
    const sum = Math.max(-11.9, Math.min(11.9, (one + other) / 2))
    const place = sum / placeWidth + (places - 1) / 2
    const lower = Math.floor(place)
    const corrected = this.#corrected
    corrected.share = place - lower
    corrected.at = ((state > 0 ? nodes : 0) + node) * places + lower
    const below = this.#corrections[corrected.at] ?? 0
    const above = this.#corrections[corrected.at + 1] ?? 0
    const probability = (squash(sum) + below * (1 - corrected.share) + above * corrected.share) / 2
    return Math.max(1 / 65_536, Math.min(65_535 / 65_536, probability))
  }

  /** Learns what the bit was. */
  update(bit: number): void {
    const pace = leastPace + (firstPace * paceBits) / (paceBits + this.#learned++)
    teach(this.#byKnown, this.#first.from, this.#evidence, (bit - this.#first.probability) * pace)
    teach(this.#byBits, this.#second.from, this.#evidence, (bit - this.#second.probability) * pace)
    const aim = bit * 65_535
    const [slotsAt, chosen, paces] = [this.#slots, this.#chosen, this.#paces]
    for (let which = 0; which < chosen.length; which++) {
      const place = chosen[which] ?? 0
      const slot = slotsAt[place] ?? 0
      const seen = (slot >>> 8) & 0xff
      const before = slot >>> 16
      const probability = before + Math.trunc((aim - before) * (paces[seen] ?? 0))
      slotsAt[place] = (probability << 16) | ((seen < mostSeen ? seen + 1 : seen) << 8) | (slot & 0xff)
    }
    const { at, share } = this.#corrected
    this.#correct(at, bit, 1 - share)
    this.#correct(at + 1, bit, share)
    this.#bits = this.#bits * 2 + bit
  }

  /** Goes on behind a byte. */
  push(byte: number): void {
    this.#contexts.push(byte)
    this.#bits = 1
  }

  /** Finds the places of all contexts for the next four bits, which lie beside each other. */
  #locate(): void {
    const { hashes } = this.#contexts
    const salt = Math.imul(this.#bits, 0x2545f491)
    for (let which = 0; which < hashes.length; which++) {
      const hash = mixHash((hashes[which] ?? 0) ^ salt, 0x9e37)
      this.#places[which] = which * slots + ((hash >>> (32 - slotBits)) & ~15)
      this.#checks[which] = hash & 0xff
    }
  }

  /** Reads what each context has seen before. @returns how many have */
  #gather(): number {
    const within = (31 - Math.clz32(this.#bits)) % 4
    if (within === 0) this.#locate()
    const offset = (1 << within) | (this.#bits & ((1 << within) - 1))
    const [slotsAt, places, checks] = [this.#slots, this.#places, this.#checks]
    const [chosen, evidence] = [this.#chosen, this.#evidence]
    let known = 0
    for (let which = 0; which < places.length; which++) {
      const place = (places[which] ?? 0) + offset
      const slot = slotsAt[place] ?? 0
      const seen = (slot & 0xff) === checks[which] ? (slot >>> 8) & 0xff : 0
      chosen[which] = place
      if (seen === 0) {
        slotsAt[place] = (32_768 << 16) | (checks[which] ?? 0)
        evidence[2 * which] = 0
        evidence[2 * which + 1] = 0
        continue
      }
      known++
      const probability = slot >>> 16
      evidence[2 * which] = stretch(probability)
      evidence[2 * which + 1] = ((probability - 32_768) / 32_768) * (seen > 2 ? sure : rough)
    }
    return known
  }

  #correct(at: number, bit: number, share: number): void {
    const before = this.#corrections[at] ?? 0
    this.#corrections[at] = before + (bit - before) * correcting * share
  }
}

function weigh(weights: Float64Array, from: number, evidence: Float64Array): number {
  let sum = 0
  for (let at = 0; at < evidence.length; at++) sum += (weights[from + at] ?? 0) * (evidence[at] ?? 0)
  return sum
}

function teach(weights: Float64Array, from: number, evidence: Float64Array, error: number): void {
  for (let at = 0; at < evidence.length; at++) {
    weights[from + at] = (weights[from + at] ?? 0) + error * (evidence[at] ?? 0)
  }
}
