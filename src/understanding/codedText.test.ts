import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finished, none } from './buildLexicon.ts'
import { decodeText, encodeText } from './codedText.ts'
import { packGroups } from './packLexicon.ts'
import { unpackInSlices, unpackLexicon } from './unpackLexicon.ts'

it('decodes what it coded, whatever the letters', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const whole = text.replaceAll('\0', '')
      expect(finished(decodeText(encodeText(whole)))).toBe(whole)
    }),
    { numRuns: 12 },
  )
})

it('gives the same lexicon as the text, in slices', () => {
  const packed = packGroups([
    { meaning: { ...none, moods: new Map([['laugh', 1]]) }, phrases: ['drôle', 'qui fait rire', '😂'] },
    { meaning: { ...none, roles: new Set(['not']) }, phrases: ['pas', 'rien de'] },
  ])
  const slices = unpackInSlices('fr', encodeText(packed))
  expect(slices.next().done).toBe(false)
  expect(finished(slices)).toEqual(unpackLexicon('fr', packed))
})
