import { nanoquery } from '@nanostores/query'
import { freshForMs } from '#src/domain/place/location.ts'

/**
 * The shared data layer of the browser: responses are deduplicated and cached for five minutes (`freshForMs`), without
 * automatic revalidation or retries.
 */
export const [createFetcherStore, , { invalidateKeys }] = nanoquery({
  dedupeTime: freshForMs,
  cacheLifetime: freshForMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
})
