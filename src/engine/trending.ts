import { isAvailable, type MaybeCountry } from '#src/domain/platform/availability.ts'
import type { Title } from '#src/domain/title/title.ts'
import { pickVaried } from './pickVaried.ts'
import { quality } from './quality.ts'
import { gumbel } from './seededNoise.ts'
import { comparable } from './similarity.ts'

export interface TrendingQuery {
  readonly country: MaybeCountry
  readonly count: number
  /** ISO date, `2026-11-21`; the list changes on Mondays (UTC). */
  readonly day: string
}

/** Half-life of the recency score. */
const halfLifeYears = 6
const share = { recency: 0.5, quality: 0.35 }
/** Scale of the weekly noise: enough to change the list every Monday, too little to often rank old titles above new. */
const temperature = 0.08

/**
 * Trending titles without usage data: scored by recency (half-life of six years) and rating, plus noise seeded by the
 * week (`gumbel`), and diversified by `pickVaried`; those available in the country before all others, as the page says.
 * Pure.
 */
export function trending(titles: readonly Title[], { country, count, day }: TrendingQuery): Title[] {
  const week = weekOf(day)
  const now = Number(day.slice(0, 4))
  const scored = titles.map((title) => {
    const recency = title.year === undefined ? 0 : 0.5 ** (Math.max(0, now - title.year) / halfLifeYears)
    const available = isAvailable(title.availability, country)
    const score =
      share.recency * recency + share.quality * quality(title.rating) + temperature * gumbel(`${week}|${title.id}`)
    return { title: { ...comparable(title), id: title.id, fit: 1, available, whole: title }, score }
  })
  scored.sort((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))
  const rule = { count, mixTypes: false }
  const best = (available: boolean) => scored.filter(({ title }) => title.available === available).slice(0, count * 4)
  return pickVaried(best(false), rule, pickVaried(best(true), rule)).map(({ title }) => title.whole)
}

/** Number of the week that contains a day; weeks start on Mondays (1 January 1970 was a Thursday, hence the 3). */
function weekOf(day: string): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return Math.floor((days + 3) / 7)
}
