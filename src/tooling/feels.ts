import { text } from 'node:stream/consumers'
import { curatedTitles } from '#src/catalogue/curatedTitles.ts'
import { feelsByEvidence } from '#src/catalogue/tmdb/evidence/feelsByEvidence.ts'
import { type Context, evidenceOf, titleOfDetails } from '#src/catalogue/tmdb/toTitle.ts'
import { perMood } from '#src/domain/mood/mood.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { likelyFrom } from '#src/engine/reason.ts'
import { type DetailsLine, DetailsLineError, readDetailsLine } from './live/detailsLine.ts'

/**
 * `npm run -s feels -- --json < FILE` reads TMDB's details, a title a line, and prints a line each: the feels and moods
 * that the site gives the title, and whether they come from editors (`book`, the embedded catalogue included) or from
 * `rules`; `--without-book` uses the rules alone. `--why movie-123` says of each feel of a title why it is there: of one
 * among the lines, or of one that editors know. Without a title's id, `--why` speaks of all lines. The feels printed are
 * those that the site would state; moods are read from the less sure ones, too. A line that is none is named on standard
 * error, the others are answered, and the exit code is 1.
 */
const isJson = process.argv.includes('--json')
const withBook = !process.argv.includes('--without-book')
const why = process.argv.indexOf('--why')
const asked = titleIdSchema.safeParse(why < 0 ? '' : process.argv[why + 1]).data
const day = new Date().toISOString().slice(0, 10)

const known = await curatedTitles('en')
const lines = process.stdin.isTTY ? [] : linesOf(await text(process.stdin))

if (isJson || why < 0) {
  for (const line of lines) console.log(JSON.stringify(answerOf(line)))
} else {
  const shown = asked ? lines.filter(({ id }) => id === asked) : lines
  for (const line of shown) console.log(explanationOf(line))
  if (shown.length === 0) console.log(asked ? byEditorsAlone(asked) : 'no details on standard input')
}

function linesOf(input: string): DetailsLine[] {
  return input.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [readDetailsLine(line)]
    } catch (error) {
      if (!(error instanceof DetailsLineError)) throw error
      console.error(`Line ${index + 1} is ${error.message}`)
      process.exitCode = 1
      return []
    }
  })
}

function contextOf({ id, type, year }: DetailsLine): Context {
  return withBook ? { type, curated: known(id, year), known } : { type }
}

function answerOf(line: DetailsLine): unknown {
  const context = contextOf(line)
  const title = titleOfDetails(line.raw, 'en', day, context)
  if (!title) return { id: line.raw.id, feels: [], moods: perMood(() => 0), source: 'rules' }
  const profile = moodProfile(title)
  return {
    id: line.raw.id,
    feels: title.feels.filter((_, index) => (title.feelStrengths?.[index] ?? 1) >= likelyFrom),
    moods: perMood((mood) => Math.round(profile[mood] * 10_000) / 10_000),
    source: context.curated ? 'book' : 'rules',
  }
}

function explanationOf(line: DetailsLine): string {
  const context = contextOf(line)
  const name = `${line.id} ${line.raw.title ?? line.raw.name} (${line.year || 'year unknown'})`
  if (context.curated) return `${name}\n  by editors: ${context.curated.feels.join(', ')}`
  const numbers = line.raw.genres.map(({ id }) => id)
  const found = feelsByEvidence(...evidenceOf(line.raw, numbers, 'en', context))
  const feels = found.flatMap(({ feel, strength, grounds }) => [
    `  ${strength.toFixed(2)}  ${feel}`,
    ...grounds
      .filter((ground) => Math.abs(ground.strength) >= 0.3)
      .map(({ sign, shown, strength: adds }) => {
        const words = shown.length > 0 ? ` (${shown.slice(0, 6).join(', ')})` : ''
        return `          ${adds > 0 ? '+' : ''}${adds.toFixed(1)}  ${sign}${words}`
      }),
  ])
  return [name, ...feels].join('\n')
}

function byEditorsAlone(id: TitleId): string {
  // The book holds one year a title; editors' years differ from it by one at most.
  for (let year = 1888; year <= 2100; year++) {
    const curated = known(id, year)
    if (curated) return `${id}\n  by editors: ${curated.feels.join(', ')}`
  }
  return `${id}: not in the book; give its details on standard input`
}
