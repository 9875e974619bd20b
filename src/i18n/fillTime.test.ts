import { describe, expect, it } from 'vitest'
import { evening as german } from './de/evening.ts'
import { evening as spanish } from './es/evening.ts'
import { fillTime } from './fillTime.ts'
import { evening as portuguese } from './pt/evening.ts'

describe('a time of day in a sentence', () => {
  it.each([
    [spanish.until, '01:26', 'termina a la 01:26'],
    [spanish.until, '11:26', 'termina a las 11:26'],
    [spanish.doneBy, '01:00', 'Antes de la 01:00'],
    [german.doneBy, '01:30', 'Fertig bis 01:30'],
    [portuguese.until, '01:26', 'termina à 01:26'],
    [portuguese.until, '02:10', 'termina às 02:10'],
    [portuguese.doneBy, '01:30', 'Até a 01:30'],
  ])('%s, %s: %s', (template, time, expected) => {
    expect(fillTime(template, time)).toBe(expected)
  })
})
