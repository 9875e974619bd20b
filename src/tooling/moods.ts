import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { type MoodProfile, moodIds, perMood } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { reasonsFor } from '#src/engine/reason.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { reasonText } from '#src/i18n/reasonText.ts'

/**
 * Prints the engine's mood profiles of the embedded titles: with `--json` one JSON object per line and title, otherwise
 * the fifteen best titles of each mood with their reasons.
 */
const titles = await embeddedTitles('en')
const rows = 15

if (process.argv.includes('--json')) {
  for (const title of titles) {
    const { id, tmdbId, type, year, genres, feels } = title
    const moods = rounded(moodProfile(title))
    console.log(JSON.stringify({ id, tmdbId, type, title: title.title, year, genres, feels, moods }))
  }
} else {
  const { moods } = dictionaryOf('en')
  for (const mood of moodIds) {
    const best = [...titles].sort((a, b) => moodProfile(b)[mood] - moodProfile(a)[mood]).slice(0, rows)
    const reasons = reasonsFor(best, mood)
    console.log(`\n${moods[mood].name}`)
    for (const [index, title] of best.entries()) console.log(line(title, moodProfile(title)[mood], reasons[index]))
  }
}

function line(title: Title, fit: number, reason: Parameters<typeof reasonText>[0] | null | undefined): string {
  const name = `${title.title} (${title.type === 'tv' ? 'series, ' : ''}${title.year})`
  return `  ${fit.toFixed(2)}  ${name.padEnd(52)}  ${reason ? reasonText(reason, 'en') : ''}`
}

function rounded(profile: MoodProfile): MoodProfile {
  return perMood((mood) => Math.round(profile[mood] * 10_000) / 10_000)
}
