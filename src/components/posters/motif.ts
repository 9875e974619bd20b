import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** What a motif draws with. Its box has its origin at the top left. */
export interface Canvas {
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly inks: Palette
  /** A prefix for ids, unique to the poster. */
  readonly id: string
  /** References to the poster's two gradients, top to bottom: from lamp to lamp, and from loud to quiet. */
  readonly sky: string
  readonly body: string
}

/** Draws into the box and returns SVG. */
export type Motif = (canvas: Canvas) => string

/** A whole number from 0 up to, not including, `count`. */
export const pick = (random: Random, count: number): number => Math.floor(random() * count)
