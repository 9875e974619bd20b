import { moodIdSchema } from '#src/domain/mood/mood.ts'
import { orRule } from '#src/domain/orRule.ts'
import { countryCodeSchema } from '#src/domain/place/countryCodeSchema.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { poolSize } from './limits.ts'
import { memberNameSchema } from './memberName.ts'
import { invitationSchema } from './roomCode.ts'
import { distinct, languageListSchema, roomWishShape } from './roomWish.ts'

/**
 * What a member proves to be themselves by: drawn by their phone (`crypto.getRandomValues`, 128 bits or more as
 * base64url), so that a join that is sent twice is one. Sent once; from then on it is in a cookie that no script reads.
 */
export const memberSecretSchema = orRule(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{22,43}$/)),
  'The field "secret" must be 22 to 43 characters of base64url, drawn at random.',
)

const lamp = z.exactOptional(orRule(moodIdSchema, 'The field "lamp" must be a mood.'))

/** How somebody is seen in the room. Without a lamp, or where it is taken, the first free one. */
const personShape = {
  secret: memberSecretSchema,
  name: z.exactOptional(memberNameSchema),
  lamp,
}

/** Opens a room. */
export const createRoomSchema = z.strictObject(
  {
    ...personShape,
    ...roomWishShape,
    /** Of the one who opens it; without it the visitor's, as everywhere. */
    country: z.exactOptional(orRule(countryCodeSchema, 'The field "country" must be a supported country.')),
  },
  'The body must be a JSON object.',
)
export type CreateRoom = z.infer<typeof createRoomSchema>

export const joinRoomSchema = z.strictObject(
  {
    ...personShape,
    /** The letters that a link or the picture has beyond the code. */
    invitation: z.exactOptional(
      orRule(invitationSchema, 'The field "invitation" must be the letters behind the code in the link.'),
    ),
  },
  'The body must be a JSON object.',
)
export type JoinRoom = z.infer<typeof joinRoomSchema>

const act = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape })

/** Position in the round, from 0. With the round it says which title is meant: a late act never hits another one. */
const onTitle = {
  round: z.int().check(z.gte(1), z.lte(99)),
  position: z.int().check(z.gte(0), z.lte(11)),
}
const onRound = { round: onTitle.round }

/** What a phone can do in a room, by its kind. */
const acts = {
  /** Who leads the room, in the lobby: other lamps, type or wishes; all phones then send their own again. */
  setRoom: act('setRoom', { ...roomWishShape, country: z.exactOptional(countryCodeSchema) }),
  /** What this phone watches with, and which candidates it rules out. None of it is stored, only which titles it leaves. */
  sendOwn: act('sendOwn', {
    /** The pool that `ruledOut` was taken from. */
    pool: z.int().check(z.gte(1)),
    country: z.exactOptional(countryCodeSchema),
    /** Platform ids; an empty list asks for nothing. */
    services: distinct(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)), 40),
    /** Only what the services include. */
    onlyIncluded: z.exactOptional(z.boolean()),
    /** Original languages that the member understands; an empty list asks for nothing. */
    languages: z.exactOptional(languageListSchema),
    ruledOut: distinct(titleIdSchema, poolSize),
  }),
  setName: act('setName', { name: memberNameSchema, lamp }),
  /** Who leads the room: deals the first round. */
  begin: act('begin', {}),
  /** May be changed until the title is decided. */
  vote: act('vote', { ...onTitle, vote: z.enum(['yes', 'no']) }),
  /** Once in a room: takes the title out for all. */
  veto: act('veto', onTitle),
  /** After a match: "keep going". */
  goOn: act('goOn', onTitle),
  /** After a round without a match. */
  twelveMore: act('twelveMore', onRound),
  /** After a round without a match: "choose for us", one of the best three for all phones. */
  chooseForUs: act('chooseForUs', onRound),
  /** Who leads the room: whether latecomers may join once voting has begun. */
  letIn: act('letIn', { open: z.boolean() }),
  leave: act('leave', {}),
}

export type PhoneAct = z.infer<(typeof acts)[keyof typeof acts]>

const isKind = (kind: string): kind is keyof typeof acts => Object.hasOwn(acts, kind)

/** Picked by its kind; zod's own discriminated union would weigh on every page that has an island. */
export const phoneActSchema = z.pipe(
  z.looseObject({ kind: z.string() }),
  z.transform((given, context): PhoneAct => {
    const act = isKind(given.kind) ? acts[given.kind].safeParse(given).data : undefined
    if (act) return act
    context.issues.push({ code: 'custom', message: 'no such act, or not with these fields', input: given })
    return z.NEVER
  }),
)

/** Names an act, so that one that arrives twice is done once. */
export const actIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,16}$/))

export const sendActSchema = z.strictObject(
  {
    id: orRule(actIdSchema, 'The field "id" must be 8 to 16 characters of base64url, drawn at random for each act.'),
    act: orRule(phoneActSchema, 'The field "act" must be an act with its "kind" and fields.'),
  },
  'The body must be a JSON object.',
)
