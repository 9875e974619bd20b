import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { goodFit } from './chooseFromRoom.ts'
import { moodFit } from './moodProfile.ts'
import { hashText } from './seededNoise.ts'

/** Intervals in days, longest first. Each is a multiple of the next: a pool that grows does not bring titles back early. */
const intervals = [4, 2] as const
const msOfDay = 86_400_000

/** What may stand in a day's list. */
interface Due {
  readonly titles: readonly Title[]
  /**
   * A date that advances by one each time these titles are due, for their rotation (see `chooseFromRoom`): counted in
   * days, turns that recur in step with due days would always meet the same titles.
   */
  readonly turn: string
}

/**
 * The titles of a pool that may stand in a list of the day: each that serves the mood well is due every second or fourth
 * day, so that no title stands in more than a quarter of a month's lists where enough others are good. A daily draw alone
 * cannot promise that of the best ones. Pure and deterministic.
 * @param least number of good titles that must be due; where too few are, all titles are
 * @param day `2026-11-21`
 */
export function dueTitles(titles: readonly Title[], mood: MoodId, day: string, least: number): Due {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / msOfDay)
  const isGood = (title: Title): boolean => moodFit(title, mood) >= goodFit
  for (const interval of intervals) {
    const due = titles.filter(
      (title) => !isGood(title) || (number + hashText(`due|${mood}|${title.id}`)) % interval === 0,
    )
    const turn = new Date(Math.floor(number / interval) * msOfDay).toISOString().slice(0, 10)
    if (due.filter(isGood).length >= least) return { titles: due, turn }
  }
  return { titles, turn: day }
}
