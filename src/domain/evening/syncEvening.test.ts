import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeIntoFields } from '#src/accounts/eveningFields.ts'
import { actOnTitle, addSettings } from './actOnTitle.ts'
import { type EveningDocument, emptyDocument, readDocument, visibleEvening, writeDocument } from './eveningDocument.ts'
import type { EveningAnswer } from './eveningSync.ts'
import { type Marks, markKinds } from './mark.ts'
import { mergeMarks } from './mergeMarks.ts'
import { type EveningSettings, mergeSettings } from './settings.ts'
import {
  beginAccount,
  declineOwn,
  type EveningQuestion,
  learnAnswer,
  leaveAccount,
  nextQuestion,
  takeOverOwn,
} from './syncEvening.ts'

const start = 1_700_000_000_000
const limits = { most: 5000, deletionsUntil: 0 }
const owner = 'o'.repeat(16)

/** An account on a server. */
function serverOf(name = owner, most = 5000) {
  const fields = new Map<string, string>()
  return {
    answer({ since, change }: EveningQuestion): EveningAnswer {
      const sent = change ?? { marks: [], settings: {} }
      if (change && change.owner !== name) throw new Error('it was sent to somebody else')
      return { ...mergeIntoFields(fields, { ...sent, since }, { ...limits, most }), owner: name }
    },
  }
}

/** Asks until there is nothing left to ask. */
function settle(document: EveningDocument, server: ReturnType<typeof serverOf>, now = start): EveningDocument {
  let settled = document
  for (let turn = 0; turn < 10; turn++) {
    if (!settled.account) throw new Error('nobody is signed in')
    const question = nextQuestion(settled.account, 2)
    settled = learnAnswer(settled, question, server.answer(question), now)
    if (!question.change && settled.account && !nextQuestion(settled.account, 2).change) return settled
  }
  throw new Error('it never settles')
}

function act(document: EveningDocument, id: string, kind: (typeof markKinds)[number], now = start): EveningDocument {
  return actOnTitle(document, { id, kind }, now)?.document ?? document
}

const kindsOf = (document: EveningDocument) =>
  Object.fromEntries(Object.values(visibleEvening(document).marks).map(({ id, kind }) => [id, kind]))

const device = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({
    do: fc.constant('act' as const),
    device,
    id: fc.constantFrom('movie-1', 'movie-2', 'movie-3', 'movie-4'),
    kind: fc.constantFrom(...markKinds),
  }),
  fc.record({ do: fc.constant('set' as const), device, value: fc.boolean() }),
  fc.record({ do: fc.constant('ask' as const), device }),
  fc.record({ do: fc.constant('reachServer' as const), device }),
  fc.record({ do: fc.constant('loseAnswer' as const), device }),
  fc.record({ do: fc.constant('learn' as const), device }),
  fc.record({ do: fc.constant('restart' as const), device }),
  fc.record({ do: fc.constant('signIn' as const), device }),
)

interface Device {
  document: EveningDocument
  /** Requests under way, of several tabs. */
  asked: EveningQuestion[]
  answered: [EveningQuestion, EveningAnswer][]
  readonly skew: number
}

test('devices that act, ask, lose answers and are offline, in any order, end equal and have lost nothing', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }),
      (steps, skews) => {
        const server = serverOf()
        // The third is not signed in at first.
        const devices: Device[] = skews.map((skew, at) => ({
          document: at < 2 ? beginAccount(emptyDocument) : emptyDocument,
          asked: [],
          answered: [],
          skew,
        }))
        let allActs: Marks = {}
        let allSettings: EveningSettings = {}
        for (const [turn, taken] of steps.entries()) {
          const on = devices[taken.device]
          if (!on) continue
          const now = start + turn + on.skew
          if (taken.do === 'act') {
            const acted = actOnTitle(on.document, taken, now)
            if (!acted) throw new Error('no room')
            on.document = acted.document
            allActs = mergeMarks(allActs, { [taken.id]: acted.mark })
          } else if (taken.do === 'set') {
            const settings = { onlyIncluded: { value: taken.value, at: now } }
            on.document = addSettings(on.document, settings, now)
            allSettings = mergeSettings(allSettings, settings)
          } else if (taken.do === 'ask') {
            if (on.document.account) on.asked.push(nextQuestion(on.document.account, 2))
          } else if (taken.do === 'reachServer') {
            const question = on.asked.shift()
            if (question) on.answered.push([question, server.answer(question)])
          } else if (taken.do === 'loseAnswer') {
            on.answered.shift()
          } else if (taken.do === 'learn') {
            const pair = on.answered.shift()
            if (pair) on.document = learnAnswer(on.document, ...pair, now)
          } else if (taken.do === 'signIn') {
            on.document = takeOverOwn(beginAccount(on.document), now)
          } else {
            on.document = readDocument(writeDocument(on.document)) ?? emptyDocument
          }
        }
        for (const one of devices) one.document = takeOverOwn(beginAccount(one.document), start)
        for (let round = 0; round < 2; round++) {
          for (const one of devices) one.document = settle(one.document, server)
        }
        for (const { document } of devices) {
          expect(visibleEvening(document)).toEqual({ marks: allActs, settings: allSettings })
        }
      },
    ),
    { numRuns: 3000 },
  )
})

describe('what was on the device before the sign-in', () => {
  const before = act(emptyDocument, 'movie-1', 'saved')

  test('is seen until the visitor is asked; taken over, it is the account’s', () => {
    const server = serverOf()
    const asked = settle(act(beginAccount(before), 'movie-2', 'seen'), server)
    expect(kindsOf(asked)).toEqual({ 'movie-1': 'saved', 'movie-2': 'seen' })
    const taken = settle(takeOverOwn(asked, start), server)
    expect(kindsOf(leaveAccount(taken, start))).toEqual({})
    expect(kindsOf(settle(beginAccount(emptyDocument), server))).toEqual({ 'movie-1': 'saved', 'movie-2': 'seen' })
  })

  test('declined, it is out of sight while signed in, there again afterwards, and asked about once', () => {
    const server = serverOf()
    const declined = settle(declineOwn(act(beginAccount(before), 'movie-2', 'seen')), server)
    expect(kindsOf(declined)).toEqual({ 'movie-2': 'seen' })
    const left = leaveAccount(declined, start)
    expect(kindsOf(left)).toEqual({ 'movie-1': 'saved' })
    const again = beginAccount(act(left, 'movie-3', 'never'))
    expect(again.own.marks).toEqual({ 'movie-3': expect.anything() })
  })
})

describe('after a sign-out', () => {
  test('the account’s marks leave the device, those made signed out stay', () => {
    const server = serverOf()
    settle(act(beginAccount(emptyDocument), 'movie-1', 'saved'), server)
    const here = settle(declineOwn(beginAccount(act(emptyDocument, 'movie-9', 'seen'))), server)
    expect(kindsOf(here)).toEqual({ 'movie-1': 'saved' })
    expect(kindsOf(leaveAccount(here, start))).toEqual({ 'movie-9': 'seen' })
    expect(writeDocument(leaveAccount(here, start))).not.toContain('movie-1"')
  })

  test('what never reached the account stays', () => {
    const here = act(settle(act(beginAccount(emptyDocument), 'movie-1', 'saved'), serverOf()), 'movie-2', 'saved')
    expect(kindsOf(leaveAccount(here, start))).toEqual({ 'movie-2': 'saved' })
  })

  test('somebody else sees nothing of the account before', () => {
    const [first, second] = [serverOf(), serverOf('p'.repeat(16))]
    const here = settle(act(beginAccount(emptyDocument), 'movie-1', 'saved'), first)
    const theirs = settle(here, second)
    expect(kindsOf(theirs)).toEqual({})
    expect(kindsOf(settle(beginAccount(emptyDocument), second))).toEqual({})
  })
})

test('an answer that was given before another tab’s takes nothing away', () => {
  const server = serverOf()
  const begun = beginAccount(emptyDocument)
  const question: EveningQuestion = { since: 0, change: null }
  const early = server.answer(question)
  const settled = settle(act(begun, 'movie-1', 'saved'), server)
  expect(kindsOf(learnAnswer(settled, question, early, start))).toEqual({ 'movie-1': 'saved' })
})

test('a title that the account has no room for stays on the device, and is sent again when there is room', () => {
  const server = serverOf(owner, 2)
  const full = settle(act(act(beginAccount(emptyDocument), 'movie-1', 'saved'), 'movie-2', 'saved'), server)
  const refused = settle(act(full, 'movie-3', 'saved'), server)
  expect(refused.account?.refused).toEqual(['movie-3'])
  expect(kindsOf(refused)).toEqual({ 'movie-1': 'saved', 'movie-2': 'saved', 'movie-3': 'saved' })
  const after = settle(act(refused, 'movie-1', 'none'), server)
  expect(after.account?.refused).toEqual([])
  expect(kindsOf(settle(beginAccount(emptyDocument), server))).toMatchObject({ 'movie-2': 'saved', 'movie-3': 'saved' })
})

test('a damaged mark reads as absent, a text that is no document as none', () => {
  const text = writeDocument(act(act(emptyDocument, 'movie-1', 'saved'), 'movie-2', 'seen'))
  const read = readDocument(text.replace(' seen', ' loved'))
  expect(read && kindsOf(read)).toEqual({ 'movie-1': 'saved' })
  for (const damaged of ['', 'null', '{', '[]', '{"own":1}', text.slice(0, -1)])
    expect(readDocument(damaged)).toBeNull()
})

test('in a full account a title that is taken off makes room for the next, whenever both are sent', () => {
  const marks = Array.from({ length: 5000 }, (_, at) => ({ id: `movie-${at + 1}`, kind: 'saved' as const, at: start }))
  const answer: EveningAnswer = { owner, cursor: 1, isWhole: true, marks, settings: {}, refused: [] }
  const begun = beginAccount(emptyDocument)
  const full = learnAnswer(begun, { since: 0, change: null }, answer, start)
  const acted = act(act(full, 'movie-1', 'none', start + 1), 'movie-9001', 'saved', start + 2)
  const question = acted.account && nextQuestion(acted.account, 200)
  expect(question?.change?.marks.map(({ id, kind }) => [id, kind])).toEqual([
    ['movie-1', 'none'],
    ['movie-9001', 'saved'],
  ])
})

test('what has no mark any more is not sent for ever', () => {
  const server = serverOf()
  const settled = settle(act(beginAccount(emptyDocument), 'movie-1', 'saved'), server)
  const account = settled.account && { ...settled.account, pending: ['movie-2'] }
  expect(account && nextQuestion(account, 200).change).toBeNull()
  const learned = learnAnswer(
    { ...settled, account },
    { since: 1, change: null },
    server.answer({ since: 1, change: null }),
    start,
  )
  expect(learned.account?.pending).toEqual([])
})
