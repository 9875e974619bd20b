import rules from '#src/catalogue/tmdb/data/feelRules.json' with { type: 'json' }
import { type FeelId, isFeelId } from '#src/domain/feel/feel.ts'
import { handSet } from './handSet.data.ts'
import { listed } from './listed.ts'
import { toneKeywords } from './toneKeywords.data.ts'

/** What a keyword of a feel adds to it by itself, in log odds; feelRules.json corrects it where films say otherwise. */
export const ownKeyword = 1.2
/** What a feel starts from that no film of the learning had: its own keywords alone do not give it to a title. */
const unlearned = -3

interface LearnedRule {
  readonly base: number
  readonly signs: Readonly<Record<string, number>>
}

/** A feel and what a sign adds to it, in log odds. */
export type Strength = readonly [FeelId, number]

const learned = new Map<FeelId, LearnedRule>(
  Object.entries<LearnedRule>(rules).flatMap(([feel, rule]) => (isFeelId(feel) ? [[feel, rule]] : [])),
)

/** The log odds of a feel before any sign is read. */
export function baseOf(feel: FeelId): number {
  return learned.get(feel)?.base ?? unlearned
}

/** The strengths that were set by hand, by sign (data of handSet.data.ts and toneKeywords.data.ts). */
export function handSetStrengths(): Map<string, Strength[]> {
  const bySign = new Map<string, Strength[]>()
  const enter = (sign: string, feels: Readonly<Partial<Record<FeelId, number>>>): void => {
    for (const [feel, strength] of Object.entries(feels)) if (isFeelId(feel)) add(bySign, sign, [feel, strength])
  }
  for (const [sign, feels = {}] of Object.entries(handSet)) enter(sign, feels)
  for (const { keywords, feels } of toneKeywords)
    for (const keyword of listed(keywords)) enter(`keyword ${keyword}`, feels)
  return bySign
}

let known: ReadonlyMap<string, readonly Strength[]> | undefined

/** What a sign adds to which feels, by all rules: those that were learned and those that were set by hand. */
export function strengthsOf(sign: string): readonly Strength[] {
  known ??= allStrengths()
  const own = /^keywords of (.+)$/.exec(sign)?.[1]
  const all = known.get(sign) ?? []
  return own && isFeelId(own) ? [...all, [own, ownKeyword]] : all
}

function allStrengths(): Map<string, Strength[]> {
  const bySign = handSetStrengths()
  for (const [feel, { signs }] of learned) {
    for (const [sign, strength] of Object.entries(signs)) add(bySign, sign, [feel, strength])
  }
  return bySign
}

function add(bySign: Map<string, Strength[]>, sign: string, strength: Strength): void {
  const strengths = bySign.get(sign)
  if (strengths) strengths.push(strength)
  else bySign.set(sign, [strength])
}
