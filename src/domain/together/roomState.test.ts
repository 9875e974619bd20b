import { expect, it } from 'vitest'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { longestName, mostMembers, mostRoomBytes, poolSize, titlesInRound } from './limits.ts'
import { type RoomState, rememberedActs, roomStateSchema } from './roomState.ts'

/** The last that the schema takes. */
const time = 4_102_444_799_999

it('the largest room that there can be is stored in 8 KB', () => {
  const flags = 'f'.repeat(poolSize / 4)
  const room: RoomState = {
    code: 'HRTKV',
    invitation: 'BCDFGH',
    version: 999_999_999,
    at: time,
    phase: 'voting',
    letsIn: false,
    moods: ['educational', 'adrenaline'],
    contentType: 'movie',
    wishes: {
      maxMinutes: 900,
      doneBy: time,
      languages: [...'abcdefghijkl'].map((letter) => `x${letter}`),
      leaveOut: leaveOuts.slice(0, 8),
      onlyIncluded: false,
    },
    pool: 99_999,
    candidates: Array.from({ length: poolSize }, (_, index) => -9_999_999 + index),
    members: Array.from({ length: mostMembers }, (_, place) => ({
      place,
      hash: 'x'.repeat(22),
      // Three bytes each in UTF-8; quotes and backslashes are two in JSON.
      name: '千'.repeat(longestName),
      lamp: 'educational' as const,
      joinedAt: time,
      hasVeto: false,
      own: { pool: 99_999, out: flags, unsure: flags },
      acts: Array.from({ length: rememberedActs }, () => 'x'.repeat(16)),
    })),
    opener: 5,
    round: poolSize / titlesInRound,
    dealt: Array.from({ length: poolSize }, (_, index) => index),
    roundStart: poolSize - titlesInRound,
    votes: Array.from({ length: poolSize }, () => 'y'.repeat(mostMembers)),
    outcomes: 'p'.repeat(poolSize),
    shownAt: time,
    chosen: { dealt: 143, draw: 99_999 },
  }
  expect(roomStateSchema.parse(room)).toEqual(room)
  expect(new TextEncoder().encode(JSON.stringify(room)).length).toBeLessThanOrEqual(mostRoomBytes)
})
