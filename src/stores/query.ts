import { type NanoqueryArgs, nanoquery } from '@nanostores/query'
import { freshForMs } from '#src/domain/place/location.ts'
import { $location, type LocationState } from './location.ts'
import { $selectedCountry } from './selectedCountry.ts'

const cache: NonNullable<NanoqueryArgs['cache']> = new Map()

/**
 * The shared data layer of the browser: responses are deduplicated and cached for five minutes (`freshForMs`), without
 * automatic revalidation or retries.
 */
export const [createFetcherStore, , { invalidateKeys }] = nanoquery({
  cache,
  dedupeTime: freshForMs,
  cacheLifetime: freshForMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
})

/** The stores' questions when the page was hidden. */
const askedBefore = new Set<string>()

/**
 * The library asks for nothing while the page is hidden, and does not make up for it: a country chosen in another tab, or
 * what follows a wish after the phone was locked. Once the page is seen again, each store looks for the answer to its
 * question where it is another than before.
 */
function askWhatWasSkipped(): void {
  // The library asks first for each kept answer whether it is to go, and then for the question of each store.
  const kept = new Set(cache.keys())
  if (document.hidden) {
    askedBefore.clear()
    invalidateKeys((key) => {
      if (!kept.delete(key)) askedBefore.add(key)
      return false
    })
  } else invalidateKeys((key) => !kept.delete(key) && !askedBefore.has(key))
}

/** The country that the server answers for by itself; empty where it knows none, undefined while one is chosen by hand. */
let place: string | undefined

/** Another country of that kind changes no question, but its answer: "Auto" where a cookie alone knew the country. */
function askForPlace(state: LocationState): void {
  if (state.status === 'detecting') return
  const before = place
  place = $selectedCountry.get() ? undefined : state.status === 'known' ? state.location.countryCode : ''
  if (before !== undefined && place !== undefined && before !== place) invalidateKeys(() => true)
}

if (typeof window !== 'undefined') {
  window.addEventListener('visibilitychange', askWhatWasSkipped)
  $location.subscribe(askForPlace)
}
