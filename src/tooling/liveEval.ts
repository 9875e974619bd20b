import { readFileSync } from 'node:fs'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { titleOfDetails } from '#src/catalogue/tmdb/toTitle.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { moodEvidence, moodFit } from '#src/engine/moodProfile.ts'
import { readDetailsLines } from './live/detailsLine.ts'
import { areaUnderCurve, type Judged } from './shelf/metrics.ts'
import { moodLabels } from './shelf/moodLabels.data.ts'

/**
 * `npm run live:eval -- FILE [even|odd]`: reads a file of TMDB's details (JSON lines) and says how the rules for live
 * titles agree with the editors' feels on titles that both know, by mood: area under the ROC curve, share of the titles
 * serving a mood that reach a good fit, share of the others that do. Titles whose fit by editors' feels lies between
 * 0.4 and 0.6 count as neither. Then the same against the independent labels of the moods.
 */
const [file, half] = process.argv.slice(2)
if (!file) throw new Error('which file of details?')

const unclear = 0.4

interface Compared {
  readonly byEditors: Title
  readonly byRules: Title
}

/** A title as the rules see it, and whether it serves the mood in question. */
interface Verdict {
  readonly title: Title
  readonly fits: boolean
}

const known = await curatedTitles('en')
const compared = readDetailsLines(readFileSync(file, 'utf8')).flatMap(({ id, type, year, raw }): Compared[] => {
  const curated = known(id, year)
  if (!curated || (half && (raw.id % 2 === 0 ? 'even' : 'odd') !== half)) return []
  const byEditors = titleOfDetails(raw, 'en', '2026-11-21', { type, curated })
  const byRules = titleOfDetails(raw, 'en', '2026-11-21', { type })
  return byEditors && byRules ? [{ byEditors, byRules }] : []
})

console.log(`${compared.length} titles with editors' feels`)
report((mood) =>
  compared.flatMap(({ byEditors, byRules }): Verdict[] => {
    const fit = moodFit(byEditors, mood)
    return fit >= unclear && fit < goodFit ? [] : [{ title: byRules, fits: fit >= goodFit }]
  }),
)
console.log('\nindependent labels')
report((mood) =>
  compared.flatMap(({ byRules }): Verdict[] => {
    const { fits, not } = moodLabels[mood]
    if (fits.includes(byRules.id)) return [{ title: byRules, fits: true }]
    return not.includes(byRules.id) ? [{ title: byRules, fits: false }] : []
  }),
)
const shared = compared.map(({ byEditors, byRules }) => {
  const sure = byRules.feels.filter((_, index) => (byRules.feelStrengths?.[index] ?? 1) >= 0.5)
  return {
    sure: sure.length,
    right: sure.filter((feel) => byEditors.feels.includes(feel)).length,
    all: byEditors.feels.length,
  }
})
const sum = (key: 'sure' | 'right' | 'all'): number => shared.reduce((total, one) => total + one[key], 0)
console.log(
  `\nfeels of strength 0.5 and more: precision ${(sum('right') / sum('sure')).toFixed(2)}, recall ${(sum('right') / sum('all')).toFixed(2)}, ${(sum('sure') / compared.length).toFixed(1)} a title`,
)

function report(judge: (mood: MoodId) => readonly Verdict[]): void {
  const rows = moodIds.map((mood) => {
    const titles = judge(mood)
    const judged = titles.map(({ title, fits }): Judged => ({ score: moodEvidence(title, mood), fits }))
    const reach = (fits: boolean): number => {
      const asked = titles.filter((one) => one.fits === fits)
      return asked.filter(({ title }) => moodFit(title, mood) >= goodFit).length / asked.length
    }
    const serving = titles.filter(({ fits }) => fits).length
    return {
      mood,
      area: areaUnderCurve(judged),
      found: reach(true),
      falsely: reach(false),
      serving,
      all: titles.length,
    }
  })
  const mean = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0) / rows.length
  for (const { mood, area, found, falsely, serving, all } of rows) {
    console.log(
      `  ${mood.padEnd(12)} AUC ${area.toFixed(3)}  found ${percent(found)}  falsely ${percent(falsely)}  (${serving} of ${all} serve it)`,
    )
  }
  console.log(
    `  ${'mean'.padEnd(12)} AUC ${mean((row) => row.area).toFixed(3)}  found ${percent(mean((row) => row.found))}  falsely ${percent(mean((row) => row.falsely))}`,
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`
}
