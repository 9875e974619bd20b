import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { missLimit } from '#src/server/together/roomStore.ts'
import { barred } from './barred.data.ts'
import {
  codeLength,
  codeLetters,
  drawLetters,
  drawRoomCode,
  invitationLength,
  invitationSchema,
  readRoomCode,
  roomCodeSchema,
} from './roomCode.ts'

it('a code is guessed with a probability below one in a million an hour', () => {
  const offends = new RegExp(barred.join('|'))
  const count = (begun: string): number =>
    begun.length === codeLength
      ? Number(!offends.test(begun))
      : [...codeLetters].reduce((sum, letter) => sum + count(begun + letter), 0)
  const codes = count('')
  expect(codes).toBe(2_268_308)
  const guessesAnHour = missLimit.most * (3_600_000 / missLimit.ms)
  expect(guessesAnHour / codes).toBeLessThan(1e-6)
}, 30_000)

it('codes have neither vowels nor letters that are taken for others, nor words that offend', () => {
  expect(codeLetters).not.toMatch(/[AEIOUYN]/)
  for (let draw = 0; draw < 500; draw++) {
    const code = drawRoomCode(randomInt)
    expect(roomCodeSchema.safeParse(code).success).toBe(true)
    expect(code).not.toMatch(/SS|KZ|FDP|PD/)
  }
  expect(roomCodeSchema.safeParse('XFDPX').success).toBe(false)
  expect(invitationSchema.safeParse(drawLetters(invitationLength, randomInt)).success).toBe(true)
})

it.each([
  ['HRTKV', 'HRTKV'],
  ['hrtkv', 'HRTKV'],
  [' h r t-k v', 'HRTKV'],
  ['HRTK', null],
  ['HRTKVB', null],
  ['HRTKN', null],
  ['HRTKA', null],
  ['', null],
  ['ﬅrtkv', null],
  [' '.repeat(50), null],
])('%j is read as %j', (text, code) => {
  expect(readRoomCode(text)).toBe(code)
})
