import type { Title } from '#src/domain/title.ts'
import { reasonsFor } from './reason.ts'
import { type Recommendation, type RecommendQuery, recommend } from './recommend.ts'
import { ofOneFranchise } from './similarity.ts'

/**
 * A list as `recommend` gives it, and after it titles that could take a place in it: none of a franchise that the list has, each chosen as for a list
 * of its own. Pure.
 * @param spares how many more are wanted
 * @returns the list unchanged, then up to `spares` more; each title and each reason once
 */
export function recommendWithSpares(titles: readonly Title[], query: RecommendQuery, spares: number): Recommendation[] {
  const list = recommend(titles, query)
  const isFree = (title: Title): boolean =>
    list.every((one) => one.title.id !== title.id && !ofOneFranchise(one.title, title))
  const more = recommend(titles.filter(isFree), { ...query, count: spares })
  const all = [...list, ...more]
  // Reasons are given in order, so that those of the list stay as they are.
  const reasons = reasonsFor(
    all.map(({ title }) => title),
    query.mood,
  )
  return all.map((one, index) => ({ ...one, reason: reasons[index] ?? one.reason }))
}
