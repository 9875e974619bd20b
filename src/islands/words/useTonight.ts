import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type Tonight, writeTonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import { $countryCode, $location, detecting } from '#src/stores/location.ts'
import { hasStoredEvening } from '#src/stores/ownMarks.ts'
import { $tonight, startTonight } from '#src/stores/tonight.ts'

/** What holds for a list beside what was said. */
export interface TonightOfWords {
  readonly tonight: Tonight
  /** Whether the page's HTML was drawn with it. */
  readonly isInHtml: boolean
}

type Kept = typeof import('#src/stores/keptWishes.ts')

const load = (): Promise<Kept | null> => import('#src/stores/keptWishes.ts').catch(() => null)

/**
 * What the address wishes for tonight, nudges among it, or else what the visitor has set to hold from evening to
 * evening; null until that is known.
 * @param said kinds of wishes that the words say, which hold whatever is kept; null while that is not known
 */
export function useTonight(query: string, said: readonly WishKind[] | null): TonightOfWords | null {
  const location = useStore($location, { ssr: () => detecting })
  const tonight = useStore($tonight, { ssr: 'initial' })
  const [inHtml, setInHtml] = useState<string | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    const stop = startTonight()
    const drawnWith = writeTonight($tonight.get())
    if (hasStoredEvening()) {
      void load().then((loaded) => {
        setKept(loaded)
        setInHtml(drawnWith)
      })
    } else setInHtml(drawnWith)
    return stop
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may be kept since the last text.
  useEffect(() => {
    if (!kept && inHtml !== null && hasStoredEvening()) void load().then(setKept)
  }, [query])
  // Before the list is asked for (`useRequest`), so that a text asks once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another evening (stores/search.ts).
  useLayoutEffect(() => {
    if (kept && location !== detecting && said) kept.applyKeptWishes($countryCode.get(), said)
  }, [kept, location, query, said?.join()])
  return useMemo(
    () => (inHtml === null ? null : { tonight, isInHtml: writeTonight(tonight) === inHtml }),
    [tonight, inHtml],
  )
}
