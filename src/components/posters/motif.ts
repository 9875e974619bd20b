import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** The input of a motif. The origin of its box is the top left corner. */
export interface Canvas {
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly inks: Palette
  /** An id prefix that is unique to the poster. */
  readonly id: string
  /** References to the poster's two gradients, from top to bottom: between the two moods, and from strong to weak. */
  readonly sky: string
  readonly body: string
}

/** Draws into the box and returns SVG text. */
export type Motif = (canvas: Canvas) => string

/** A random integer from 0 to `count` - 1. */
export const pick = (random: Random, count: number): number => Math.floor(random() * count)
