import fc from 'fast-check'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import type { Mark, Marks } from '#src/domain/evening/mark.ts'
import type { EveningSettings } from '#src/domain/evening/settings.ts'

/** Few titles and few times, so that marks meet. */
const id = fc.constantFrom('movie-1', 'movie-2', 'movie-3', 'tv-1', 'tv-2')
const at = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1_690_000_000_000, max: 1_800_000_000_000 }))

/** A mark of one of five titles. */
export const anyMark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ id, at, kind: fc.constantFrom('saved', 'never', 'none') }),
  fc.record({ id, at, kind: fc.constant('seen'), litUp: fc.boolean() }, { requiredKeys: ['id', 'at', 'kind'] }),
  fc.record(
    { id, at, kind: fc.constant('tonight'), wasSaved: fc.constant(true) },
    { requiredKeys: ['id', 'at', 'kind'] },
  ),
)

export const anyMarks: fc.Arbitrary<Marks> = fc
  .uniqueArray(anyMark, { selector: ({ id }) => id })
  .map((marks) => Object.fromEntries(marks.map((mark) => [mark.id, mark])))

const timed = <Value>(value: fc.Arbitrary<Value>) => fc.record({ value, at })
const services = timed(fc.uniqueArray(fc.constantFrom('netflix', 'prime-video', 'globoplay')))

export const anySettings: fc.Arbitrary<EveningSettings> = fc.record(
  {
    services: fc.record({ BR: services, DE: services }, { requiredKeys: ['BR'] }),
    languages: timed(fc.uniqueArray(fc.constantFrom('en', 'pt', 'de'))),
    onlyIncluded: timed(fc.boolean()),
    leaveOuts: timed(fc.uniqueArray(fc.constantFrom(...leaveOuts))),
  },
  { requiredKeys: [] },
)
