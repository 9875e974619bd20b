import { readFacts } from '#src/catalogue/embedded/shelf.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { type Felt, genreEvidence, moodEvidence } from '#src/engine/moodProfile.ts'
import { hashText } from '#src/engine/seededNoise.ts'
import { areaUnderCurve, type Judged, ndcgAt, precisionAt } from './shelf/metrics.ts'
import { moodLabels } from './shelf/moodLabels.data.ts'

/**
 * `npm run moods:eval`: evaluates how well the engine separates titles that fit a mood from those that do not. The
 * labels were assigned by judgement, before any tuning and without knowledge of the titles' feels. Half of them
 * (chosen by a hash of the id) is a held-out set that was never used for tuning; the thresholds apply to that half.
 */
interface Model {
  readonly name: string
  readonly score: (title: Felt & { readonly rating: number }, mood: MoodId) => number
}

const models: readonly Model[] = [
  { name: 'feels and genres', score: moodEvidence },
  { name: 'feels alone', score: (title, mood) => moodEvidence({ feels: title.feels, genres: [] }, mood) },
  {
    name: 'feels without order',
    score: (title, mood) => moodEvidence({ feels: [...title.feels].reverse(), genres: title.genres }, mood),
  },
  { name: 'genres alone', score: (title, mood) => genreEvidence(title.genres, mood) },
  { name: 'rating alone', score: (title) => title.rating },
]

/** Minimum AUC on the held-out half, slightly below the value at the last tuning; less is a regression. */
const floor = { mean: 0.97, each: 0.93 } as const

const halves = ['tuning', 'held out'] as const
const halfOf = (id: string): (typeof halves)[number] => (hashText(`half|${id}`) % 2 === 0 ? 'tuning' : 'held out')

const titles = new Map((await readFacts()).map((title) => [title.id, title]))
const failures: string[] = []

for (const half of halves) {
  for (const model of models) {
    const rows = moodIds.map((mood) => ({ mood, judged: judgedBy(model, mood, half) }))
    const aucs = rows.map(({ judged }) => areaUnderCurve(judged))
    const mean = aucs.reduce((sum, auc) => sum + auc, 0) / aucs.length
    console.log(`\n${half}, ${model.name}: mean AUC ${mean.toFixed(3)}`)
    for (const [index, { mood, judged }] of rows.entries()) {
      console.log(
        `  ${mood.padEnd(12)} AUC ${(aucs[index] ?? 0).toFixed(3)}  precision@8 ${precisionAt(judged, 8).toFixed(2)}  nDCG@20 ${ndcgAt(judged, 20).toFixed(3)}  (${judged.length} labels)`,
      )
    }
    if (model !== models[0] || half !== 'held out') continue
    if (mean < floor.mean) failures.push(`mean AUC ${mean.toFixed(3)} is under ${floor.mean}`)
    for (const [index, { mood }] of rows.entries()) {
      if ((aucs[index] ?? 0) < floor.each)
        failures.push(`${mood}: AUC ${aucs[index]?.toFixed(3)} is under ${floor.each}`)
    }
  }
}

for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)

function judgedBy({ score }: Model, mood: MoodId, half: (typeof halves)[number]): Judged[] {
  const { fits, not } = moodLabels[mood]
  const label = (ids: readonly string[], isFitting: boolean): Judged[] =>
    ids
      .filter((id) => halfOf(id) === half)
      .flatMap((id) => {
        const title = titles.get(id)
        return title ? [{ score: score(title, mood), fits: isFitting }] : []
      })
  return [...label(fits, true), ...label(not, false)]
}
