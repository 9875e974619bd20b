import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySettings } from '#src/tests/support/anyEvening.ts'
import { mergeSettings, readSettings, writeSettings } from './settings.ts'

test('merging is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(anySettings, anySettings, anySettings, (a, b, c) => {
      expect(mergeSettings(a, b)).toEqual(mergeSettings(b, a))
      expect(mergeSettings(mergeSettings(a, b), c)).toEqual(mergeSettings(a, mergeSettings(b, c)))
      expect(mergeSettings(a, a)).toEqual(a)
    }),
  )
})

test('of each wish the one that was set later stays', () => {
  const a = { onlyIncluded: { value: true, at: 2 }, languages: { value: ['en'], at: 1 } }
  const b = { onlyIncluded: { value: false, at: 1 }, languages: { value: ['de', 'en'], at: 3 } }
  expect(mergeSettings(a, b)).toEqual({ onlyIncluded: a.onlyIncluded, languages: b.languages })
})

test('services are kept for each country', () => {
  const brazil = { services: { BR: { value: ['globoplay'], at: 1 } } }
  const germany = { services: { DE: { value: ['netflix'], at: 2 } } }
  expect(mergeSettings(brazil, germany)).toEqual({ services: { ...brazil.services, ...germany.services } })
})

test('wishes are read as they were written', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(readSettings(writeSettings(settings))).toEqual(settings)
    }),
  )
})

test('what is damaged or unknown reads as never set, and the rest as it is', () => {
  const whole = { languages: { value: ['en'], at: 1 } }
  const damaged = {
    ...writeSettings(whole),
    onlyIncluded: '{"at":1',
    leaveOuts: '{"at":1,"value":["boredom"]}',
    'services.XX': '{"at":1,"value":["netflix"]}',
    'services.BR': '{"at":1,"value":["netflix","netflix"]}',
    'services.__proto__': '{"at":1,"value":["netflix"]}',
    __proto__: '{}',
    toString: '{"at":1,"value":true}',
  }
  expect(readSettings(damaged)).toEqual(whole)
})
