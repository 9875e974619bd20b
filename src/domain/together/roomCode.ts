import { z } from '#src/domain/schema.ts'
import { barred } from './barred.data.ts'

/**
 * The letters of codes: consonants, so that no word can arise. N is not among them, since M sounds and looks like it, nor
 * is Y, which is a vowel in most of the five languages.
 */
export const codeLetters = 'BCDFGHJKLMPQRSTVWXZ'
export const codeLength = 5

/** Whether a text of `codeLetters` holds nothing that offends in one of the five languages. */
function isDecent(letters: string): boolean {
  return !barred.some((one) => letters.includes(one))
}

/**
 * One of 2,268,308: 19^5 less those that offend. Whoever guesses has `missLimit` tries an hour, so that a given room is
 * found with a probability of 2 / 2,268,308 = 8.8e-7 an hour, any of R open rooms with R times that.
 */
export const roomCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${codeLetters}]{${codeLength}}$`)), z.refine(isDecent))
export type RoomCode = z.infer<typeof roomCodeSchema>

/**
 * Reads a code as somebody typed it: in any case, with spaces or hyphens.
 * @returns null for what can be nobody's code
 */
export function readRoomCode(text: string): RoomCode | null {
  if (text.length > 40) return null
  return roomCodeSchema.safeParse(text.toUpperCase().replace(/[\s-]/g, '')).data ?? null
}

/**
 * Draws a code.
 * @param below draws a whole number uniformly from 0 to below its argument (crypto.randomInt)
 */
export function drawRoomCode(below: (limit: number) => number): RoomCode {
  for (;;) {
    const letters = drawLetters(codeLength, below)
    if (isDecent(letters)) return letters
  }
}

/** Letters of an invitation: what a link has beyond the code. 19^6 are 47 million. */
export const invitationLength = 6
export const invitationSchema = z.string().check(z.regex(new RegExp(`^[${codeLetters}]{${invitationLength}}$`)))

/** Draws letters of `codeLetters`. */
export function drawLetters(count: number, below: (limit: number) => number): string {
  return Array.from({ length: count }, () => codeLetters[below(codeLetters.length)] ?? '').join('')
}
