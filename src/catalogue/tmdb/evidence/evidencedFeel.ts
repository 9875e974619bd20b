import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Sign } from './sign.ts'

/** What speaks for or against a feel: what was seen, with the keywords or words that show it, and what it adds. */
export interface Ground {
  readonly sign: Sign | 'related titles' | 'collection'
  readonly shown: readonly string[]
  /** Log odds; negative where it speaks against the feel. */
  readonly strength: number
}

/** A feel that the evidence gives a title. */
export interface EvidencedFeel {
  readonly feel: FeelId
  /** How sure it is, 0 to 1. */
  readonly strength: number
  /** Those for the feel first, strongest first. */
  readonly grounds: readonly Ground[]
}
