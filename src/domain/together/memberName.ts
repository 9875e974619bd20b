import { orRule } from '#src/domain/orRule.ts'
import { z } from '#src/domain/schema.ts'
import { longestName } from './limits.ts'

/** Control characters, lone surrogates, unassigned ones and marks of direction; joiners of emoji and scripts may stay. */
const unfit = /(?![\u200c\u200d])[\p{C}]/gu
/** More than two marks on one letter leave its line. */
const towers = /(\p{M}{2})\p{M}+/gu

/**
 * A name as everybody in the room reads it: one line, without characters that change how other text reads.
 * @returns at most 24 UTF-16 code units, never half a character; may be empty
 */
export function plainName(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').replace(unfit, '').replace(towers, '$1').trim()
  return plain
    .slice(0, longestName)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

/** A name that somebody typed; empty for none. */
export const memberNameSchema = orRule(
  z.pipe(z.string().check(z.maxLength(100)), z.transform(plainName)),
  'The field "name" must be a text of at most 100 characters.',
)
