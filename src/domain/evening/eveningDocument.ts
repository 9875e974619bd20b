import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title/titleId.ts'
import { type Mark, type Marks, readMark, timeSchema, writeMark } from './mark.ts'
import { mergeMarks } from './mergeMarks.ts'
import { type EveningSettings, mergeSettings, readSettings, writeSettings } from './settings.ts'

/** What a visitor did with titles, and the wishes that they keep. */
export interface Evening {
  readonly marks: Marks
  readonly settings: EveningSettings
}

/** The device's copy of an account. */
export interface AccountEvening extends Evening {
  /** Whose account it is, as the server names it; empty until the first answer. */
  readonly owner: string
  /** How much of the account's history the device knows; 0 at first. */
  readonly cursor: number
  /** Time of the account's last answer, in milliseconds since 1970. */
  readonly answeredAt: number
  /** Ids of the acts that the account has not confirmed. */
  readonly pending: readonly string[]
  /** Ids of the acts that the account had no room for; they stay on the device. */
  readonly refused: readonly string[]
  /** Wishes that the account has not confirmed. */
  readonly unsentSettings: EveningSettings
  /** What the visitor said when asked whether the account takes over what was on the device. */
  readonly answer: 'none' | 'taken' | 'declined'
}

/**
 * All that a device keeps of evenings. It is in layers, so that a sign-out takes away the account's and nothing else:
 * `own` are acts of somebody who is signed out, `declined` those of them that no account was to take over.
 */
export interface EveningDocument {
  readonly own: Evening
  readonly declined: Evening
  /** Null while nobody is signed in. */
  readonly account: AccountEvening | null
}

export const emptyEvening: Evening = { marks: {}, settings: {} }
export const emptyDocument: EveningDocument = { own: emptyEvening, declined: emptyEvening, account: null }
export const emptyAccount: AccountEvening = {
  ...emptyEvening,
  owner: '',
  cursor: 0,
  answeredAt: 0,
  pending: [],
  refused: [],
  unsentSettings: {},
  answer: 'none',
}

export function mergeEvenings(a: Evening, b: Evening): Evening {
  return { marks: mergeMarks(a.marks, b.marks), settings: mergeSettings(a.settings, b.settings) }
}

/**
 * What the visitor sees. Signed in: the account's and, until they have been asked, what was on the device. Signed out:
 * what was done on the device.
 */
export function visibleEvening({ own, declined, account }: EveningDocument): Evening {
  return mergeEvenings(account ?? declined, own)
}

const storedEvening = z.object({
  marks: z.looseObject({}),
  settings: z.looseObject({}),
})
const ids = z.array(titleIdSchema)
const storedDocument = z.object({
  own: storedEvening,
  declined: storedEvening,
  account: z.nullable(
    z.object({
      ...storedEvening.shape,
      owner: z.string(),
      cursor: timeSchema,
      answeredAt: timeSchema,
      pending: ids,
      refused: ids,
      unsentSettings: storedEvening.shape.settings,
      answer: z.enum(['none', 'taken', 'declined']),
    }),
  ),
})

/** Writes a document as JSON, some 35 characters a mark. */
export function writeDocument({ own, declined, account }: EveningDocument): string {
  return JSON.stringify({
    own: writeEvening(own),
    declined: writeEvening(declined),
    account: account && {
      ...account,
      ...writeEvening(account),
      unsentSettings: writeSettings(account.unsentSettings),
    },
  })
}

/**
 * Reads a stored document. A damaged mark or wish reads as absent.
 * @returns null for a text that is no document
 */
export function readDocument(text: string): EveningDocument | null {
  const parsed = storedDocument.safeParse(parsedJson(text))
  if (!parsed.success) return null
  const { own, declined, account } = parsed.data
  return {
    own: readEvening(own),
    declined: readEvening(declined),
    account: account && {
      ...account,
      ...readEvening(account),
      unsentSettings: readSettings(account.unsentSettings),
    },
  }
}

function writeEvening({ marks, settings }: Evening) {
  return {
    marks: Object.fromEntries(Object.values(marks).map((mark) => [mark.id, writeMark(mark)])),
    settings: writeSettings(settings),
  }
}

function readEvening({ marks, settings }: z.infer<typeof storedEvening>): Evening {
  const read = Object.entries(marks).flatMap(([id, text]): Mark[] => {
    const mark = typeof text === 'string' ? readMark(id, text) : null
    return mark ? [mark] : []
  })
  return { marks: Object.fromEntries(read.map((mark) => [mark.id, mark])), settings: readSettings(settings) }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
