import { placeInFile } from '#src/catalogue/embedded/parseRecords.ts'
import type { CopyRecord, FactsRecord } from '#src/catalogue/embedded/record.ts'
import { isMoodId, type MoodId } from '#src/domain/mood/mood.ts'
import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'

const descriptionLength = { min: 60, max: 320 }
const reasonLength = { min: 60, max: 140 }
/** Phrases that the editorial style forbids, in all locales. */
const cliches =
  /perfect for|will make you|must-see|masterpiece|perfeit[oa] para|vai fazer você|obra-prima|perfect[oa] para|te hará|obra maestra|perfekt für|meisterwerk|parfaite? pour|chef-d.œuvre/i
const openingWords = 4

interface Copies {
  readonly locale: Locale
  readonly facts: readonly FactsRecord[]
  readonly copy: ReadonlyMap<string, CopyRecord>
  readonly english: ReadonlyMap<string, CopyRecord>
}

/**
 * Validates the texts of one locale: missing, untranslated, too short or too long, without end mark, with clichés or
 * dashes, or opening with the same four words as another reason for the same mood.
 * @returns a sentence per problem
 */
export function copyFindings({ locale, facts, copy, english }: Copies): string[] {
  const found: string[] = []
  const openings = new Map<string, string>()
  const places = new Map([...copy.keys()].map((id, index) => [id, placeInFile(`copy.${locale}.json`, index)]))
  for (const { id, title } of facts) {
    const own = copy.get(id)
    const place = places.get(id) ?? `copy.${locale}.json`
    const say = (text: string): void => void found.push(`${place}: ${id} (${title}): ${text}`)
    if (!own) {
      say('has no copy')
      continue
    }
    const source = english.get(id)
    if (!within(own.description, descriptionLength)) say(`description has ${own.description.length} characters`)
    const { reasons } = own
    const moods = Object.keys(reasons).filter(isMoodId)
    const wanted = Object.keys(source?.reasons ?? {})
    if (moods.toSorted().join() !== wanted.toSorted().join())
      say(`has reasons for ${moods.join()}, not ${wanted.join()}`)
    for (const mood of moods) {
      const reason = reasons[mood] ?? ''
      for (const problem of reasonProblems(reason)) say(`the reason for ${mood} ${problem}: ${reason}`)
      const opening = openingOf(reason, mood)
      const other = openings.get(opening)
      if (other) say(`the reason for ${mood} opens like that of ${other}: ${reason}`)
      openings.set(opening, title)
    }
    if (locale !== defaultLocale && source && sameText(own, source)) say('is left in English')
  }
  for (const id of copy.keys()) {
    if (!facts.some((record) => record.id === id)) found.push(`${places.get(id)}: ${id} has copy and no facts`)
  }
  return found
}

function reasonProblems(reason: string): string[] {
  return [
    ...(within(reason, reasonLength) ? [] : [`has ${[...reason].length} characters`]),
    ...(cliches.test(reason) ? ['uses a phrase that could stand for any title'] : []),
    ...(/[.!?…](?:["”“’)]|\s?»)?$/.test(reason) ? [] : ['has no end mark']),
    ...(/\s[–—]\s|—/.test(reason) ? ['has a dash'] : []),
  ]
}

function openingOf(reason: string, mood: MoodId): string {
  return `${mood} ${reason.toLowerCase().split(/\s+/).slice(0, openingWords).join(' ')}`
}

function sameText(a: CopyRecord, b: CopyRecord): boolean {
  const reasons = Object.values(a.reasons)
  return a.description === b.description || reasons.some((reason) => Object.values(b.reasons).includes(reason))
}

function within(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length
  return length >= min && length <= max
}
