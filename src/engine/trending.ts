import { isAvailable, type MaybeCountry } from '#src/domain/availability.ts'
import type { Title } from '#src/domain/title.ts'
import { pickVaried } from './pickVaried.ts'
import { quality } from './quality.ts'
import { gumbel } from './seededNoise.ts'

export interface TrendingQuery {
  readonly country: MaybeCountry
  readonly count: number
  /** `2026-11-21`; the list changes on Mondays (UTC). */
  readonly day: string
}

/** Recency halves every so many years. */
const halfLifeYears = 6
const share = { recency: 0.5, quality: 0.35, available: 0.15 }
/** How far the week's draw may lift a title: enough for news every Monday, too little for an old title to pass a new one often. */
const temperature = 0.08

/**
 * What trends on a shelf that nobody counts clicks on: newer titles first (half-life of six years), well rated, available in the
 * visitor's country, drawn anew each week (`gumbel`, seeded by the week), and varied as recommendations are. Pure.
 */
export function trending(titles: readonly Title[], { country, count, day }: TrendingQuery): Title[] {
  const week = weekOf(day)
  const now = Number(day.slice(0, 4))
  const scored = titles.map((title) => {
    const recency = 0.5 ** (Math.max(0, now - title.year) / halfLifeYears)
    const available = isAvailable(title.availability, country)
    const score =
      share.recency * recency +
      share.quality * quality(title.rating) +
      (available ? share.available : 0) +
      temperature * gumbel(`${week}|${title.id}`)
    return { title, fit: 1, available, score }
  })
  scored.sort((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))
  return pickVaried(scored.slice(0, count * 4), { count, mixTypes: false }).map(({ title }) => title)
}

/** The Monday on or before a day, as days since 1970. */
function weekOf(day: string): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return Math.floor((days + 3) / 7)
}
