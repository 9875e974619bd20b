import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { mostMembers } from './limits.ts'
import { roomWishSchema } from './roomWish.ts'

/** A place in the room, 0 to 5. A place whose member left may be taken by another one. */
export const placeSchema = z.int().check(z.gte(0), z.lt(mostMembers))

/** `lobby` before anybody votes; `voting`; `match`: all want one; `result`: a round without a match is over. */
export const phaseSchema = z.enum(['lobby', 'voting', 'match', 'result'])
export type Phase = z.infer<typeof phaseSchema>

export const votes = ['yes', 'no', 'veto'] as const
const memberVoteSchema = z.object({ place: placeSchema, vote: z.enum(votes) })

const decidedSchema = z.object({
  id: titleIdSchema,
  /** `passed`: not all wanted it. */
  outcome: z.enum(['passed', 'vetoed', 'match']),
  /** Of the members who are still in the room and voted, by place. */
  votes: z.array(memberVoteSchema),
})
export type DecidedTitle = z.infer<typeof decidedSchema>

/** A room as one of its members sees it. */
export const roomViewSchema = z.object({
  code: z.string(),
  /** For links and the picture: `/together/{code}-{invitation}`. */
  invitation: z.string(),
  /** Grows with every change; not when somebody goes away or comes back. */
  version: z.int(),
  phase: phaseSchema,
  ...roomWishSchema.shape,
  /** The place of this phone. */
  you: placeSchema,
  /** Whether this phone may begin, let in and change the lamps: who opened the room, while they are away anybody. */
  youLead: z.boolean(),
  /** Whether this member has their veto. */
  hasVeto: z.boolean(),
  /** By place. */
  members: z.array(
    z.object({
      place: placeSchema,
      /** Empty where none was given. */
      name: z.string(),
      /** Each member has another one. */
      lamp: moodIdSchema,
      isOpener: z.boolean(),
      /** False: away; the vote does not wait for them. */
      isHere: z.boolean(),
      /** On the title that is voted on. */
      hasVoted: z.boolean(),
    }),
  ),
  /** Whether somebody with the code could join now. */
  isOpen: z.boolean(),
  /** Whether latecomers are let in while voting. */
  letsIn: z.boolean(),
  pool: z.object({
    /** Grows when the candidates change. */
    number: z.int(),
    /** All candidates, of which this phone says which it rules out; empty once voting has begun and it has said so. */
    ids: z.array(titleIdSchema),
    /** Whether this phone has not sent its own for this pool (`sendOwn`). */
    isDue: z.boolean(),
    /** How many candidates are left for all, by what is known so far. */
    left: z.int(),
  }),
  /** The titles of the round in their order, at most twelve; empty in the lobby. */
  titles: z.array(titleIdSchema),
  /** From 1; 0 in the lobby. */
  round: z.int(),
  /** Position in `titles` of the one that is voted on, or that matched; in a result the number of titles. */
  position: z.int(),
  /** This member's vote on it. */
  yourVote: z.nullable(z.enum(['yes', 'no'])),
  /** The title that was decided last; the one that all want in the phase `match`. Null before. */
  last: z.nullable(decidedSchema),
  /** In the phase `result`: the best three of all rounds, best first; fewer where fewer were dealt. */
  best: z.array(decidedSchema),
  /** In the phase `result`: which of the best was chosen for all (`chooseForUs`). `draw` grows with each. */
  chosen: z.nullable(z.object({ id: titleIdSchema, draw: z.int() })),
  /** Whether `twelveMore` or `goOn` would bring a title. */
  hasMore: z.boolean(),
  /** When the room ends if nobody does anything, in milliseconds since 1970. */
  closesAt: z.int(),
  /** Whether the room lives on this server alone, since the site has no shared memory. */
  isLocal: z.boolean(),
  /** When to ask again. */
  nextPollMs: z.int(),
})
export type RoomView = z.infer<typeof roomViewSchema>
