import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { createDeps } from '#src/server/deps.ts'
import { readEnv } from '#src/server/env.ts'
import { recommendations } from '#src/server/useCases/recommendations.ts'

/**
 * Run by Node as a process of its own, which nothing was loaded into before. `list MS`: makes a list within a visitor's
 * patience and so many milliseconds more, and prints what came; `load`: prints how many milliseconds it takes to load
 * what such a list reads.
 */
const [task, more = '0'] = process.argv.slice(2)
const wish = { moodId: 'calm', contentType: 'all', country: 'BR', locale: 'pt' } as const

if (task === 'load') {
  const started = performance.now()
  await Promise.all([curatedTitles(wish.locale), import('#src/catalogue/tmdb/tmdbCatalogue.ts')])
  console.log(Math.ceil(performance.now() - started))
} else {
  const patience = { call: 1500 + Number(more), request: 1600 + Number(more) }
  const { value, degraded } = await recommendations(createDeps(readEnv(process.env), patience), wish)
  const whole = value.filter(({ platforms, duration, seasons }) => platforms.length > 0 && (duration ?? seasons))
  console.log(JSON.stringify({ cards: value.length, whole: whole.length, degraded: degraded ?? null }))
  process.exit(0)
}
