import { orRule } from '#src/domain/orRule.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { markSchema, timeSchema } from './mark.ts'
import { eveningSettingsSchema } from './settings.ts'

/** Marks in one request. */
export const mostSentMarks = 200

/** How much of an account's history somebody knows: it grows with every change. 0 knows nothing. */
export const cursorSchema = timeSchema
/** Names an account to the devices of its owner, and tells nothing else. */
export const ownerSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/))

const sentMarks = z.array(markSchema).check(
  z.maxLength(mostSentMarks),
  z.refine((marks) => new Set(marks.map(({ id }) => id)).size === marks.length),
)

/** What a device sends. The messages are whole sentences for the caller. */
export const eveningChangeSchema = z.strictObject(
  {
    marks: orRule(sentMarks, `The field "marks" must be a list of at most ${mostSentMarks} marks, one of each title.`),
    settings: orRule(eveningSettingsSchema, 'The field "settings" must hold kept wishes, each with "value" and "at".'),
    /** The cursor of the last answer. */
    since: orRule(cursorSchema, 'The field "since" must be the cursor of an earlier answer, or 0.'),
    /** Whose marks the device believes to send; nothing is changed if somebody else is signed in by now. */
    owner: orRule(ownerSchema, 'The field "owner" must be the owner in an earlier answer.'),
  },
  'The body must be a JSON object.',
)
export type EveningChange = z.infer<typeof eveningChangeSchema>

/** What an account answers. */
export const eveningAnswerSchema = z.object({
  owner: ownerSchema,
  /** To be sent as `since` the next time. */
  cursor: cursorSchema,
  /** Whether `marks` are all of the account: if `since` is 0, or too long ago for deletions to be known. */
  isWhole: z.boolean(),
  /** Those that changed after `since`, deletions included; not those that were sent, unless a later act stands. */
  marks: z.array(markSchema),
  /** All of the account. */
  settings: eveningSettingsSchema,
  /** Ids of the sent marks that found no room. */
  refused: z.array(titleIdSchema),
})
export type EveningAnswer = z.infer<typeof eveningAnswerSchema>
