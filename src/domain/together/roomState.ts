import { timeSchema } from '#src/domain/evening/mark.ts'
import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { longestName, mostMembers, poolSize } from './limits.ts'
import { actIdSchema } from './phoneActs.ts'
import { invitationSchema, roomCodeSchema } from './roomCode.ts'
import { phaseSchema, placeSchema } from './roomView.ts'
import { roomWishShape } from './roomWish.ts'

/** Acts of a member that are known to have been done; older ones name titles and rounds that are over. */
export const rememberedActs = 8

const flags = z.string().check(z.regex(/^[0-9a-f]{0,36}$/))
const candidate = z.int().check(z.gte(0), z.lt(poolSize))

const memberSchema = z.object({
  place: placeSchema,
  /** Of the secret; see `hashOfSecret`. */
  hash: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  name: z.string().check(z.maxLength(longestName)),
  lamp: moodIdSchema,
  joinedAt: timeSchema,
  hasVeto: z.boolean(),
  own: z.nullable(
    z.object({
      /** The pool that it was last sent for. */
      pool: z.int(),
      /** Candidates that the member ruled out or cannot watch. */
      out: flags,
      /** Candidates of which it is not known where the member's country has them. */
      unsure: flags,
    }),
  ),
  acts: z.array(actIdSchema).check(z.maxLength(rememberedActs)),
})
export type Member = z.infer<typeof memberSchema>

/** A room as it is stored: at most 8 KB as JSON. Titles and votes are in the shortest form that is still read easily. */
export const roomStateSchema = z.object({
  code: roomCodeSchema,
  invitation: invitationSchema,
  version: z.int().check(z.gte(1)),
  /** Time of the last change, in milliseconds since 1970. */
  at: timeSchema,
  phase: phaseSchema,
  letsIn: z.boolean(),
  moods: roomWishShape.moods,
  contentType: roomWishShape.contentType,
  wishes: roomWishShape.wishes,
  /** Number of the pool, from 1. */
  pool: z.int().check(z.gte(1)),
  /** TMDB ids, the negative ones are series; in the order in which they are dealt. */
  candidates: z.array(z.int()).check(z.maxLength(poolSize)),
  /** By place. */
  members: z.array(memberSchema).check(z.minLength(1), z.maxLength(mostMembers)),
  /** Place of who opened the room, or leads it since they left. */
  opener: placeSchema,
  /** From 1; 0 in the lobby. */
  round: z.int().check(z.gte(0)),
  /** All titles of all rounds, as positions in `candidates`. */
  dealt: z.array(candidate).check(z.maxLength(poolSize)),
  /** Where the round begins in `dealt`. */
  roundStart: z.int().check(z.gte(0)),
  /** Of each dealt title a character for each place: `y`, `n`, `v` (veto), `-`. */
  votes: z.array(z.string().check(z.regex(/^[ynv-]{6}$/))),
  /** Of each decided title a character: `p` (passed), `v` (vetoed), `m` (match). The title after them is voted on. */
  outcomes: z.string().check(z.regex(/^[pvm]{0,144}$/)),
  /** When the title that is voted on came up, or somebody voted on it first. */
  shownAt: timeSchema,
  /** Which dealt title was chosen for all, and how often one was. */
  chosen: z.nullable(z.object({ dealt: candidate, draw: z.int() })),
})
export type RoomState = z.infer<typeof roomStateSchema>

/** What is known of a moment beside the room. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number
  /** Places of the members whose phones asked lately; see `awayAfterMs`. */
  readonly here: ReadonlySet<number>
}

const noVotes = '-'.repeat(mostMembers)

/** The votes of a title with those of one place changed. */
export function withVote(votes: string | undefined, place: number, vote: 'y' | 'n' | 'v' | '-'): string {
  const before = votes ?? noVotes
  return before.slice(0, place) + vote + before.slice(place + 1)
}

/** Of a dealt title, as it is stored. */
export function votesOn(room: RoomState, dealt: number): string {
  return room.votes[dealt] ?? noVotes
}

export function numberOfTitle(id: TitleId): number {
  return Number(id.slice(id.indexOf('-') + 1)) * (id.startsWith('tv') ? -1 : 1)
}

export function titleOfNumber(number: number): TitleId {
  return number < 0 ? `tv-${-number}` : `movie-${number}`
}

/** The id of a dealt title. */
export function dealtTitle({ candidates, dealt }: RoomState, position: number): TitleId {
  return titleOfNumber(candidates[dealt[position] ?? 0] ?? 0)
}

/** Whether a member leads the room: who opened it, and while they are away anybody, so that nobody waits for them. */
export function leads({ opener }: RoomState, place: number, { here }: Moment): boolean {
  return place === opener || !here.has(opener)
}
