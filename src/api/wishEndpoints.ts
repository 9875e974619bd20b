import { leaveOutSchema } from '#src/domain/evening/leaveOuts.ts'
import { nudgeIdSchema } from '#src/domain/evening/nudge.ts'
import { feelIds } from '#src/domain/feel/feelId.ts'
import { moodIdSchema, moodIds } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { animationSchema } from '#src/domain/title/animation.ts'
import { titleTypeSchema } from '#src/domain/title/contentType.ts'
import { headsUps } from '#src/domain/title/headsUps.ts'
import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { titleCardSchema } from './items.ts'
import { titleIdParameter } from './parameters.ts'

/** Most titles of an answer, and most entries of a list among the parameters. */
const mostTitles = 24
const mostEntries = 40

/** A number of a range, written plainly. */
function numberParameter(least: number, most: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/, { error: `must be a number from ${least} to ${most}` })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .number()
        .check(
          z.gte(least, { error: `must be a number from ${least} to ${most}` }),
          z.lte(most, { error: `must be a number from ${least} to ${most}` }),
        ),
    ),
  )
}

/** Entries with commas between, each once; 1 to 40. */
function listParameter<Entry>(entry: z.ZodMiniType<Entry, string>, allowed: string) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): Entry[] => {
      const entries = z.array(entry).safeParse([...new Set(text.split(','))]).data
      if (entries && entries.length <= mostEntries) return entries
      context.issues.push({
        code: 'custom',
        message: `must be 1 to ${mostEntries} ${allowed}, with commas`,
        input: text,
      })
      return z.NEVER
    }),
  )
}

/** `calm:1,laugh:0.45`: ids with how much each is wanted, over 0 to 1; a record by id. */
function weightsParameter<Id extends string>(id: z.ZodMiniType<Id, Id>, allowed: string) {
  const weight = z.string().check(z.regex(/^(?:1|0\.\d{1,3})$/))
  return z.pipe(
    z.string(),
    z.transform((text: string, context): Partial<Record<Id, number>> => {
      const weights: Partial<Record<Id, number>> = {}
      const entries = text.split(',')
      for (const entry of entries.slice(0, mostEntries + 1)) {
        const [name, share = '1'] = entry.split(':')
        const [known, given] = [id.safeParse(name).data, weight.safeParse(share).data]
        if (known === undefined || !given || Number(given) === 0 || entries.length > mostEntries) {
          context.issues.push({ code: 'custom', message: `must be ${allowed} with weights, as in id:0.5`, input: text })
          return z.NEVER
        }
        weights[known] = Number(given)
      }
      return weights
    }),
  )
}

const feelIdSchema = z.enum(feelIds)
const language = z.string().check(z.regex(/^[a-z]{2}$/))
const countryOfOrigin = z.string().check(z.regex(/^[A-Z]{2}$/))
const personName = z.string().check(z.minLength(1), z.maxLength(80))
const platform = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40))
const languages = z.optional(listParameter(language, 'languages like ko'))
const countries = z.optional(listParameter(countryOfOrigin, 'countries like KR'))
const minutes = z.optional(numberParameter(1, 2000))
const year = z.optional(numberParameter(1880, 2100))
const share = z.number().check(z.gte(0), z.lte(1))
const avoided = z.enum([...moodIds.map((mood) => `mood:${mood}` as const), ...feelIds, ...headsUps])

/** What words ask for, as parameters. */
export const wishQuery = {
  moods: z.optional(weightsParameter(moodIdSchema, 'moods')),
  feels: z.optional(weightsParameter(feelIdSchema, 'feels')),
  /** What must not be in it: `mood:cry`, a feel, a heads-up. */
  avoid: z.optional(listParameter(avoided, 'moods, feels or heads-ups')),
  maxMinutes: minutes,
  minMinutes: minutes,
  /** Most seasons of a series. */
  maxSeasons: z.optional(numberParameter(1, 60)),
  type: z.optional(titleTypeSchema),
  animation: z.optional(animationSchema),
  yearFrom: year,
  yearTo: year,
  /** Original language, and those that are not wanted. */
  language: z.optional(language),
  /** All languages, where any of several will do; `language` is the first of them. */
  languages,
  notLanguages: languages,
  /** Country of origin, and those that are not wanted. */
  origin: z.optional(countryOfOrigin),
  origins: countries,
  notOrigins: countries,
  /** People who must not take part, by the full names that titles have, and titles that are not wanted. */
  notPeople: z.optional(listParameter(personName, 'names')),
  notTitles: z.optional(listParameter(titleIdParameter, 'titles like movie-1')),
  /** A title to be like. */
  like: z.optional(titleIdParameter),
  /** Full name of somebody who takes part, as titles have it. */
  person: z.optional(personName),
  /** Platforms, one of which must carry it in the country. */
  services: z.optional(listParameter(platform, 'platforms')),
}

/** A title that keeps to a wish. */
export const wishCardSchema = z.extend(titleCardSchema, {
  /** What of the feels and moods wished for it has, in the language asked for: "cosy comfort". */
  has: z.array(z.string()),
  /** The feels that `has` names, in its order; empty where it names a mood. */
  hasFeels: z.array(feelIdSchema),
  /** How much of what is wanted it has, and the score that it is ranked by, both 0 to 1. */
  fit: share,
  score: share,
})
export type WishCard = z.infer<typeof wishCardSchema>

/** What part of a wish costs: how many more titles there are without it. */
const costSchema = z.object({
  /**
   * Key of the part, see understanding/wishParts.ts: `maxMinutes`, `years`, `not-cry`; of tonight's wishes the name of
   * the parameter: `own`, `tonight`, `leaveOut`.
   */
  key: z.string(),
  more: z.int().check(z.positive()),
})

/** Titles for a wish; apart from the lists, because only pages that understand words ask for them. */
export const wishEndpoints = {
  /**
   * The titles that keep to a wish, best first. It names what a visitor wishes for, never the words that they typed.
   */
  titlesByWish: defineEndpoint({
    path: '/api/titles/by-wish',
    query: {
      ...audience,
      ...wishQuery,
      /** The visitor's own platforms, which must include it (`included`) or may sell it. */
      own: z.optional(listParameter(platform, 'platforms')),
      included: z.optional(z.literal('1')),
      /** Languages that the visitor has asked for tonight. */
      tonight: languages,
      leaveOut: z.optional(listParameter(leaveOutSchema, 'kinds to leave out')),
      /** Directions to turn the list in. */
      nudges: z.optional(listParameter(nudgeIdSchema, 'nudges')),
      /** Titles to pass over, best first: "None of these". */
      skip: z._default(numberParameter(0, 400), 0),
      count: z._default(numberParameter(1, mostTitles), 8),
    },
    response: z.object({
      items: z.array(wishCardSchema),
      /** All titles that keep to it. */
      total: z.int().check(z.gte(0)),
      /** Where fewer than three keep to it: what each part costs, dearest first. */
      costs: z.array(costSchema),
    }),
    ...shared,
  }),
}
