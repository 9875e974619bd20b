import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { recommend } from '#src/engine/recommend.ts'

const size = 2000
const rounds = 200

/** Repeats the embedded titles with new ids until there are `size`. */
function grown(shelf: readonly Title[]): Title[] {
  return Array.from({ length: size }, (_, index) => {
    const title = shelf[index % shelf.length]
    if (!title) throw new Error('the shelf is empty')
    return { ...title, id: `${title.type}-${index + 1}`, tmdbId: index + 1 }
  })
}

function rank(titles: readonly Title[], round: number): number {
  const mood = moodIds[round % moodIds.length] ?? 'cry'
  const day = `2026-${String((round % 12) + 1).padStart(2, '0')}-01`
  const started = performance.now()
  recommend(titles, { mood, contentType: 'all', country: 'BR', count: 8, day })
  return performance.now() - started
}

/** Measures how long `recommend` takes on a large catalogue, cold and warm. */
export async function benchRanking(): Promise<void> {
  const titles = grown(await embeddedTitles('en'))
  const cold = rank(titles, 0)
  for (let round = 0; round < 50; round++) rank(titles, round)
  const times = Array.from({ length: rounds }, (_, round) => rank(titles, round)).sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2)
  console.log(`\nRanking ${size} titles, ${rounds} rounds, milliseconds`)
  console.table({ 'first (profiles computed)': cold.toFixed(2), median: at(0.5), p95: at(0.95), slowest: at(1) })
}
