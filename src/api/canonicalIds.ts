import type { TitleId } from '#src/domain/title/titleId.ts'

/** Maximum number of titles that `titlesByIds` answers with. */
export const mostIds = 24

/**
 * The `ids` of a call of `titlesByIds`: each once, sorted as texts, joined by commas, so that equal sets of titles share
 * an entry of the CDN's cache.
 * @param ids 1 to 24 different ones
 */
export function canonicalIds(ids: readonly TitleId[]): string {
  return [...new Set(ids)].sort().join(',')
}
