import { nanoquery } from '@nanostores/query'
import { freshForMs } from '#src/domain/location.ts'

/** The one data layer of the browser: answers are shared, kept for five minutes, and never asked for again on their own. */
export const [createFetcherStore, , { invalidateKeys }] = nanoquery({
  dedupeTime: freshForMs,
  cacheLifetime: freshForMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
})
