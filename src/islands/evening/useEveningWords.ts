import { useEffect, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import type { EveningWords } from '#src/i18n/shape.ts'

/** The strings of the evening; null until they are wanted and have been loaded. */
export function useEveningWords(locale: Locale, areWanted: boolean): EveningWords | null {
  const [words, setWords] = useState<EveningWords | null>(null)
  useEffect(() => {
    if (areWanted) void loadEveningWords(locale).then(setWords, () => undefined)
  }, [locale, areWanted])
  return words
}
