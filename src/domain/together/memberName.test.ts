import { expect, it } from 'vitest'
import { memberNameSchema, plainName } from './memberName.ts'

it.each([
  ['Ana', 'Ana'],
  ['  Ana \n Maria\t', 'Ana Maria'],
  ['', ''],
  ['<b>Rui</b>', '<b>Rui</b>'],
  ['Te\u0301o', 'Téo'],
  ['evil\u202eoir', 'eviloir'],
  ['\u0000\u0007\ufeffx\ud800', 'x'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  [`Z${'\u0301'.repeat(50)}`, '\u0179\u0301\u0301'],
  ['x'.repeat(100), 'x'.repeat(24)],
  [`${'x'.repeat(23)}🪐`, 'x'.repeat(23)],
])('%j is shown as %j', (text, shown) => {
  expect(plainName(text)).toBe(shown)
  expect(plainName(shown)).toBe(shown)
})

it('longer texts and other things are no names', () => {
  for (const given of ['x'.repeat(101), 7, null]) expect(memberNameSchema.safeParse(given).success).toBe(false)
})
