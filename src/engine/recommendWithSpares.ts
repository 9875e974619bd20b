import type { Title } from '#src/domain/title/title.ts'
import { reasonsFor } from './reason.ts'
import { type Recommendation, type RecommendQuery, recommend } from './recommend.ts'
import { ofOneFranchise } from './similarity.ts'

/**
 * `recommend`, followed by spare titles that may replace some of the list (see `raiseFavorites`): `recommend` applied
 * to the titles that share no franchise with the list. Pure.
 * @param spares number of spare titles
 * @param listed the titles of which the list is made, if they fill it; all by default
 * @returns the unchanged list, then up to `spares` more; titles and reasons are distinct
 */
export function recommendWithSpares(
  titles: readonly Title[],
  query: RecommendQuery,
  spares: number,
  listed: readonly Title[] = titles,
): Recommendation[] {
  const firm = recommend(listed, query)
  const list = firm.length < query.count && listed !== titles ? recommend(titles, query) : firm
  if (spares === 0) return list
  const isFree = (title: Title): boolean =>
    list.every((one) => one.title.id !== title.id && !ofOneFranchise(one.title, title))
  const more = recommend(titles.filter(isFree), { ...query, count: spares })
  const all = [...list, ...more]
  // Reasons are assigned in order, so those of the list do not change.
  const reasons = reasonsFor(
    all.map(({ title }) => title),
    query.mood,
  )
  return all.map((one, index) => ({ ...one, reason: reasons[index] ?? one.reason }))
}
