import { useStore } from '@nanostores/react'
import { type ReactElement, use } from 'react'
import { noWishes } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { applyWishes } from '#src/engine/wishes.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { $open, $platformNames } from '#src/stores/evening.ts'
import { $listed, $now, wishTonight } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'
import { Costs } from './Costs.tsx'
import { setWishes, unset } from './wishNames.ts'

interface FewTitlesProps {
  readonly locale: Locale
  /** Titles that fit: none, one or two. */
  readonly count: number
}

/** What each of tonight's wishes costs a mood's list of fewer than three titles. */
export function FewTitles({ locale, count }: FewTitlesProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const tonight = useStore($listed)
  const open = useStore($open)
  const now = useStore($now)
  const platforms = useStore($platformNames)
  const costs = setWishes(tonight, { locale, words, platforms, now })
    .map(({ kind, name }) => {
      const without = { ...tonight, ...unset[kind] }
      const gain = applyWishes(open, wishesOf(without, now)).length - count
      return { key: kind, name, gain, drop: () => wishTonight(unset[kind]) }
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  return <Costs words={words} count={count} costs={costs} onClear={() => wishTonight(noWishes)} />
}
