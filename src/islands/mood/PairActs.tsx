import { type ReactElement, useEffect, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ActWords } from '#src/i18n/islandWords.ts'
import { ListEvening } from '#src/islands/evening/ListEvening.tsx'
import { ListActs } from '#src/islands/words/ListActs.tsx'

/** What one may do with the titles of a page of two moods, whose HTML is drawn without React. */
export function PairActs({
  locale,
  words,
}: {
  readonly locale: Locale
  readonly words: ActWords
}): ReactElement | null {
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => setIsRunning(true), [])
  if (!isRunning) return null
  return (
    <>
      <ListActs locale={locale} words={words} />
      <ListEvening locale={locale} />
    </>
  )
}
