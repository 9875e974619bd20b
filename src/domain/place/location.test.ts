import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLocation } from './location.ts'
import { locationSchema } from './locationSchema.ts'

it('takes as a location exactly what the contract takes', () => {
  const text = fc.oneof(fc.string({ maxLength: 210 }), fc.constant(''), fc.integer(), fc.constant(undefined))
  const almost = fc.record(
    {
      countryCode: fc.oneof(fc.constantFrom('', 'DE', 'de', 'DEU', null), text),
      country: text,
      city: text,
      region: text,
      detectedFrom: fc.constantFrom('manual', 'ip', 'headers', 'guess', 1),
    },
    { requiredKeys: [] },
  )
  const place = fc.record({
    countryCode: fc.constantFrom('', 'DE', 'XX'),
    country: fc.string({ maxLength: 100 }),
    city: fc.string({ maxLength: 200 }),
    region: fc.string({ maxLength: 200 }),
    detectedFrom: fc.constantFrom('manual', 'ip', 'headers'),
  })
  fc.assert(
    fc.property(fc.oneof(place, almost, fc.anything()), (value) => {
      expect(isLocation(value)).toBe(locationSchema.safeParse(value).success)
    }),
    { numRuns: 500 },
  )
})
