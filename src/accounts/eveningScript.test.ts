import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountEveningAnswer } from '#src/accounts/eveningFields.ts'
import { anyMarks, anySettings } from '#src/tests/support/anyEvening.ts'
import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'
import type { RestBridge } from '#src/tests/support/redisRestBridge.ts'
import { mergeIntoFields } from './eveningFields.ts'
import { eveningArguments, eveningResultSchema, eveningScript, readEveningAnswer } from './eveningScript.ts'

let bridge: RestBridge
beforeAll(async () => {
  bridge = await startRedisOverRest()
})
afterAll(() => bridge.stop())

const change = fc.record({
  marks: anyMarks.map((marks) => Object.values(marks)),
  settings: anySettings,
  since: fc.nat({ max: 12 }),
})
const limits = fc.record({ most: fc.integer({ min: 1, max: 5 }), deletionsUntil: fc.integer({ min: 0, max: 5 }) })

function sorted(answer: AccountEveningAnswer | null): unknown {
  return answer && { ...answer, marks: [...answer.marks].sort((a, b) => (a.id < b.id ? -1 : 1)) }
}

it('the script does in Redis what the file store does, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(change, { minLength: 1, maxLength: 12 }), async (limit, changes) => {
      await bridge.command('FLUSHALL')
      await bridge.command('HSET', 'account', 'firstName', 'Ada')
      const fields = new Map<string, string>()
      for (const sent of changes) {
        const args = eveningArguments(sent, limit)
        const result = eveningResultSchema.parse(
          await bridge.command('EVAL', eveningScript, '2', 'account', 'evening', ...args),
        )
        expect(sorted(readEveningAnswer(result))).toEqual(sorted(mergeIntoFields(fields, sent, limit)))
        const stored = (await bridge.command('HGETALL', 'evening')) as string[] | Record<string, string>
        const flat = Array.isArray(stored) ? stored : Object.entries(stored).flat()
        const pairs = flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : []))
        expect(Object.fromEntries(pairs)).toEqual(Object.fromEntries(fields))
      }
    }),
    { numRuns: 300 },
  )
})
