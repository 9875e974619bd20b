import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { handSetStrengths } from '#src/catalogue/tmdb/evidence/feelRules.ts'
import { evidenceOf, titleOfDetails } from '#src/catalogue/tmdb/toTitle.ts'
import { feelIds } from '#src/domain/feel/feel.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { readDetailsLines } from './live/detailsLine.ts'
import { isTold, type Lesson, learnRules, logOddsOf } from './live/learnRules.ts'
import { type Levelled, levelFeels } from './live/levelFeels.ts'
import { levelMoods } from './live/levelMoods.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * `npm run live:learn -- FILE [even|odd]`: learns src/catalogue/tmdb/data/feelRules.json from a file of TMDB's details
 * (JSON lines) of titles whose feels editors gave; of all of them, or only those with an even or odd number, so that the
 * others can check the rules (`npm run live:eval -- FILE odd`).
 */
const [file, half] = process.argv.slice(2)
if (!file) throw new Error('which file of details?')

const known = await curatedTitles('en')
const titles = readDetailsLines(readFileSync(file, 'utf8')).flatMap(({ id, type, year, raw }) => {
  const curated = known(id, year)
  const title = titleOfDetails(raw, 'en', '2026-11-21', { type, curated })
  if (!curated || !title || (half && (raw.id % 2 === 0 ? 'even' : 'odd') !== half)) return []
  const [signs] = evidenceOf(
    raw,
    raw.genres.map((genre) => genre.id),
    'en',
    { type },
  )
  return [{ number: raw.id, signs, feels: title.feels, title }]
})
console.log(`${titles.length} titles of which both details and editors' feels are known`)

const byHand = handSetStrengths()
const rules = learnRules(titles)

// Levels are learned from what rules say of titles that they were not learned from.
const folds = [0, 1, 2]
const foldOf = (number: number): number => Math.floor(number / 2) % folds.length
const levelled = folds.flatMap((fold): Levelled[] => {
  const others = learnRules(titles.filter(({ number }): boolean => foldOf(number) !== fold) satisfies Lesson[])
  return titles
    .filter(({ number }) => foldOf(number) === fold)
    .map(({ signs, title }) => ({
      signs,
      genres: title.genres,
      feels: title.feels,
      logOdds: new Map(feelIds.map((feel) => [feel, logOddsOf(feel, signs, others.get(feel), byHand)])),
      telling: new Set(feelIds.filter((feel) => isTold(feel, signs, others.get(feel), byHand))),
      serves: new Map(
        moodIds.flatMap((mood) => {
          const fit = moodFit(title, mood)
          return fit >= 0.6 || fit < 0.4 ? [[mood, fit >= 0.6] as const] : []
        }),
      ),
    }))
})
const shifts = levelMoods(levelled, levelFeels(levelled))

const lines = feelIds.flatMap((feel) => {
  const rule = rules.get(feel)
  if (!rule) return []
  const base = Math.round((rule.base + (shifts.get(feel) ?? 0)) * 10) / 10
  return [`${JSON.stringify(feel)}: ${JSON.stringify({ base, signs: rule.signs })}`]
})
writeFileSync(join(projectRoot, 'src/catalogue/tmdb/data/feelRules.json'), `{\n${lines.join(',\n')}\n}\n`)
const size = [...rules.values()].reduce((sum, { signs }) => sum + Object.keys(signs).length, 0)
console.log(`${rules.size} feels, ${size} strengths; shifts ${JSON.stringify(Object.fromEntries(shifts))}`)
