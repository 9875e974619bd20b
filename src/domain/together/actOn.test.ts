import { describe, expect, it } from 'vitest'
import { start, TestRoom } from '#src/tests/support/testRoom.ts'
import { settled } from './actOn.ts'
import { writeFlags } from './flags.ts'
import { patienceMs } from './limits.ts'
import { titleOfNumber } from './roomState.ts'
import { viewFor } from './viewFor.ts'

function begun(count: number, candidates = 30): TestRoom {
  const test = new TestRoom(count, candidates)
  expect(test.act(0, { kind: 'begin' })).toBeNull()
  return test
}

const view = (test: TestRoom, place = 0) => {
  const seen = viewFor(test.room, place, test.moment, true)
  if (!seen) throw new Error('nobody is there')
  return seen
}

describe('the lobby', () => {
  it('begins with two, by who leads it, once', () => {
    const alone = new TestRoom(1)
    expect(alone.act(0, { kind: 'begin' })).toBe('alone')
    const two = new TestRoom(2)
    expect(two.act(1, { kind: 'begin' })).toBe('not-leading')
    expect(two.act(0, { kind: 'begin' })).toBeNull()
    expect(two.act(0, { kind: 'begin' })).toBe('late')
    expect(view(two)).toMatchObject({ phase: 'voting', round: 1, position: 0 })
    expect(view(two).titles).toEqual(two.room.candidates.slice(0, 12).map(titleOfNumber))
    expect(view(two, 1).titles).toEqual(view(two).titles)
  })

  it('is led by anybody while the opener is away, and by the eldest when the opener has left', () => {
    const test = new TestRoom(3)
    test.here.delete(0)
    expect(view(test, 1).youLead).toBe(true)
    expect(test.act(2, { kind: 'letIn', open: true })).toBeNull()
    test.here.add(0)
    expect(view(test, 1).youLead).toBe(false)
    test.act(1, { kind: 'leave' })
    test.join(7)
    test.act(0, { kind: 'leave' })
    // The one at place 1 came later.
    expect(test.room.opener).toBe(2)
    expect(test.act(2, { kind: 'begin' })).toBeNull()
  })

  it('takes other lamps of who leads, and keeps what was said of titles that stay', () => {
    const test = new TestRoom(2, 4)
    const [first = 0, second = 0] = test.room.candidates
    test.act(1, { kind: 'sendOwn', pool: 1, out: writeFlags([false, true]), unsure: '' })
    const wish = { moods: ['cry' as const], contentType: 'movie' as const, wishes: { maxMinutes: 90 } }
    expect(test.act(1, { kind: 'setRoom', ...wish, candidates: [1] })).toBe('not-leading')
    expect(test.act(0, { kind: 'setRoom', ...wish, candidates: [second, 99, first] })).toBeNull()
    expect(view(test, 1)).toMatchObject({ ...wish, pool: { number: 2, isDue: true, left: 2 } })
    expect(test.act(1, { kind: 'sendOwn', pool: 1, out: '', unsure: '' })).toBe('late')
    test.act(0, { kind: 'begin' })
    expect(view(test).titles).toEqual(['movie-99', titleOfNumber(first)])
    expect(test.act(0, { kind: 'setRoom', ...wish, candidates: [1] })).toBe('late')
  })

  it('deals what nobody rules out, those first that all are known to get', () => {
    const test = new TestRoom(2, 5)
    test.act(0, { kind: 'sendOwn', pool: 1, out: writeFlags([true]), unsure: writeFlags([false, true]) })
    test.act(1, { kind: 'sendOwn', pool: 1, out: writeFlags([false, false, false, true]), unsure: '' })
    test.act(0, { kind: 'begin' })
    expect(test.room.dealt).toEqual([2, 4, 1])
    const none = new TestRoom(2, 2)
    none.act(1, { kind: 'sendOwn', pool: 1, out: writeFlags([true, true]), unsure: '' })
    expect(none.act(0, { kind: 'begin' })).toBe('none-left')
  })

  it('gives everybody a lamp of their own', () => {
    const test = new TestRoom(6)
    expect(new Set(test.room.members.map(({ lamp }) => lamp)).size).toBe(6)
    const { lamp = 'cry' } = test.room.members[0] ?? {}
    test.act(1, { kind: 'setName', name: 'Rui', lamp })
    expect(test.room.members[1]?.lamp).not.toBe(lamp)
    test.act(1, { kind: 'setName', name: 'Rui', lamp: 'educational' })
    expect(view(test).members[1]).toMatchObject({ name: 'Rui', lamp: 'educational' })
  })

  it('holds six, and nobody once voting has begun, unless they are let in', () => {
    const six = new TestRoom(6)
    expect(six.join(6)).toBe('room_full')
    expect(six.join(5)).toBe(six.room)
    const two = begun(2)
    expect(two.join(2)).toBe('voting_begun')
    expect(two.act(1, { kind: 'letIn', open: true })).toBe('not-leading')
    two.act(0, { kind: 'letIn', open: true })
    expect(two.join(2)).toMatchObject({ phase: 'voting' })
    expect(view(two, 2)).toMatchObject({ you: 2, hasVeto: true, yourVote: null })
    two.vote(0, 'yes')
    two.vote(1, 'yes')
    expect(two.room.phase).toBe('voting')
    two.vote(2, 'yes')
    expect(two.room.phase).toBe('match')
  })
})

describe('a title', () => {
  it('that all want lights the room; keep going leads to the next', () => {
    const test = begun(3)
    for (const place of [0, 1, 2]) test.vote(place, 'yes')
    const [first = '', second = ''] = view(test).titles
    expect(view(test)).toMatchObject({ phase: 'match', position: 0, last: { id: first, outcome: 'match' } })
    expect(view(test).last?.votes).toHaveLength(3)
    expect(test.act(1, { kind: 'goOn', round: 1, position: 1 })).toBe('late')
    expect(test.act(1, { kind: 'goOn', round: 1, position: 0 })).toBeNull()
    expect(test.act(2, { kind: 'goOn', round: 1, position: 0 })).toBe('late')
    expect(view(test)).toMatchObject({ phase: 'voting', position: 1 })
    expect(view(test).titles[1]).toBe(second)
  })

  it('is decided when everybody who is here has voted, and not before', () => {
    const test = begun(3)
    test.vote(0, 'yes')
    test.vote(1, 'no')
    expect(view(test).position).toBe(0)
    test.here.delete(2)
    test.room = settled(test.room, test.moment)
    expect(view(test)).toMatchObject({ position: 1, last: { outcome: 'passed' } })
    test.here.add(2)
    test.vote(0, 'yes')
    test.vote(1, 'yes')
    expect(view(test).position).toBe(1)
    expect(test.vote(2, 'yes')).toBeNull()
    expect(view(test).phase).toBe('match')
  })

  it('hides votes until it is decided, from everybody but their own', () => {
    const test = begun(2)
    test.vote(1, 'yes')
    expect(view(test, 1)).toMatchObject({ yourVote: 'yes' })
    expect(view(test, 0)).toMatchObject({ yourVote: null, last: null, best: [] })
    expect(view(test, 0).members.map(({ hasVoted }) => hasVoted)).toEqual([false, true])
    const other = begun(2)
    other.vote(1, 'no')
    expect({ ...view(other, 0) }).toEqual({ ...view(test, 0) })
  })

  it('can be thought over until it is decided', () => {
    const test = begun(2)
    test.vote(0, 'no')
    test.vote(0, 'yes')
    test.vote(1, 'yes')
    expect(test.room.phase).toBe('match')
  })

  it('waits a minute for who is here and silent, and is no match then', () => {
    const test = begun(3)
    test.now += 10 * patienceMs
    test.vote(0, 'yes')
    const at = test.now
    // However long all have thought before the first vote.
    expect(view(test)).toMatchObject({ position: 0, yourVote: 'yes' })
    test.vote(1, 'yes')
    test.now = at + patienceMs - 1
    expect(settled(test.room, test.moment)).toBe(test.room)
    test.now = at + patienceMs
    test.room = settled(test.room, test.moment)
    expect(view(test)).toMatchObject({ position: 1, last: { outcome: 'passed' } })
    // Nobody has voted on the next: it waits.
    test.now += 10 * patienceMs
    expect(settled(test.room, test.moment)).toBe(test.room)
  })

  it('waits a minute for a second voter while the only other one is away', () => {
    const test = begun(2)
    test.here.delete(1)
    test.vote(0, 'yes')
    const at = test.now
    expect(view(test).position).toBe(0)
    test.now = at + patienceMs
    test.room = settled(test.room, test.moment)
    expect(view(test)).toMatchObject({ position: 1, last: { outcome: 'passed' } })
    test.here.add(1)
    test.vote(1, 'yes')
    test.here.delete(1)
    // Who voted and fell asleep has voted.
    test.vote(0, 'yes')
    expect(view(test).phase).toBe('match')
  })

  it('is taken out by a veto for all at once, once each', () => {
    const test = begun(2)
    test.vote(1, 'yes')
    expect(test.act(0, { kind: 'veto', ...test.on })).toBeNull()
    expect(view(test)).toMatchObject({
      position: 1,
      hasVeto: false,
      last: {
        outcome: 'vetoed',
        votes: [
          { place: 0, vote: 'veto' },
          { place: 1, vote: 'yes' },
        ],
      },
    })
    expect(test.act(0, { kind: 'veto', ...test.on })).toBe('no-veto')
    expect(test.act(1, { kind: 'veto', round: 1, position: 0 })).toBe('late')
    expect(view(test, 1).hasVeto).toBe(true)
    expect(test.act(1, { kind: 'veto', ...test.on })).toBeNull()
    expect(view(test).position).toBe(2)
  })

  it('is not hit by a vote that was meant for another one, or that arrives twice', () => {
    const test = begun(2)
    const late = { kind: 'vote', round: 1, position: 0, vote: 'yes' } as const
    test.act(0, late, 'the-same-one')
    test.vote(0, 'no')
    const { version } = test.room
    expect(test.act(0, late, 'the-same-one')).toBeNull()
    expect(test.room.version).toBe(version)
    test.vote(1, 'yes')
    expect(view(test).last?.outcome).toBe('passed')
    expect(test.act(0, late)).toBe('late')
    expect(test.act(0, { ...late, round: 2, position: 1 })).toBe('late')
  })

  it('is decided by those who stay when somebody leaves; nothing of them is kept', () => {
    const test = begun(3)
    test.vote(0, 'yes')
    test.vote(1, 'yes')
    test.vote(2, 'no')
    test.vote(0, 'yes')
    test.vote(1, 'yes')
    test.act(2, { kind: 'leave' })
    expect(view(test).phase).toBe('match')
    expect(test.room.votes).toEqual(['yy----', 'yy----'])
    expect(viewFor(test.room, 2, test.moment, true)).toBeNull()
    test.act(0, { kind: 'leave' })
    test.act(1, { kind: 'leave' })
    expect(test.last?.room).toBeNull()
  })
})

describe('a round without a match', () => {
  function over(): TestRoom {
    const test = begun(3)
    for (let position = 0; position < 12; position++) {
      if (position === 4) test.act(2, { kind: 'veto', ...test.on })
      else for (const place of [0, 1, 2]) test.vote(place, place < (position === 7 ? 2 : position % 2) ? 'yes' : 'no')
    }
    return test
  }

  it('shows the best three with who wanted what', () => {
    const test = over()
    const { best, phase, position, titles, hasMore } = view(test)
    expect([phase, position, hasMore]).toEqual(['result', 12, true])
    expect(best.map(({ id }) => titles.indexOf(id))).toEqual([7, 1, 3])
    expect(best[0]?.votes.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'no'])
  })

  it('chooses one of them for all, again when asked again, and never a vetoed one', () => {
    const test = over()
    const ids = view(test).best.map(({ id }) => id)
    for (const [draw, random] of [0, 0.5, 0.999999].entries()) {
      expect(test.act(draw, { kind: 'chooseForUs', round: 1, random })).toBeNull()
      expect(view(test).chosen).toEqual({ id: ids[draw], draw: draw + 1 })
    }
    expect(test.act(0, { kind: 'chooseForUs', round: 2, random: 0 })).toBe('late')
  })

  it('goes on with twelve more, until none is left', () => {
    const test = over()
    expect(test.act(1, { kind: 'twelveMore', round: 1 })).toBeNull()
    expect(test.act(2, { kind: 'twelveMore', round: 1 })).toBe('late')
    expect(view(test)).toMatchObject({ round: 2, position: 0, phase: 'voting', chosen: null })
    const vote = () => [0, 1, 2].map((place) => test.vote(place, 'no'))
    for (let position = 0; position < 12; position++) vote()
    expect(test.act(0, { kind: 'twelveMore', round: 2 })).toBeNull()
    expect(view(test).titles).toHaveLength(6)
    for (let position = 0; position < 6; position++) vote()
    expect(view(test)).toMatchObject({ phase: 'result', hasMore: false, position: 6 })
    expect(test.act(0, { kind: 'twelveMore', round: 3 })).toBe('none-left')
    expect(new Set(test.room.dealt).size).toBe(30)
    // The best of the first round are still the best.
    expect(view(test).best).toHaveLength(3)
    expect(view(test).closesAt).toBe(test.room.at + 7_200_000)
    expect(test.room.at).toBeGreaterThan(start)
  })

  it('comes after a match on its last title, too', () => {
    const test = begun(2, 1)
    test.vote(0, 'yes')
    test.vote(1, 'yes')
    expect(view(test)).toMatchObject({ phase: 'match', hasMore: false })
    test.act(0, { kind: 'goOn', round: 1, position: 0 })
    expect(view(test)).toMatchObject({ phase: 'result', best: [{ outcome: 'match' }] })
  })
})
