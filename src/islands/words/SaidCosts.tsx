import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { wishEndpoints } from '#src/api/wishEndpoints.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { DescribedPart } from '#src/i18n/describeWish.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { type Cost, Costs } from '#src/islands/evening/Costs.tsx'
import { setWishes, unset } from '#src/islands/evening/wishNames.ts'
import { dropParts } from '#src/stores/search.ts'
import { $now, $tonight, wishTonight } from '#src/stores/tonight.ts'

interface SaidCostsProps {
  readonly locale: Locale
  readonly words: EveningWords
  /** Titles that fit: none, one or two. */
  readonly count: number
  readonly costs: ResponseOf<(typeof wishEndpoints)['titlesByWish']>['costs']
  /** What the words ask for. */
  readonly parts: readonly DescribedPart[]
  /** Names of platforms by id. */
  readonly platforms: ReadonlyMap<string, string>
}

/** Tonight's wishes by the names that their costs have in an answer. */
const kindsByKey = { own: 'services', tonight: 'languages', leaveOut: 'leaveOut' } as const

/** What each part of the words and each of tonight's wishes costs a list of fewer than three titles. */
export function SaidCosts({ locale, words, count, costs, parts, platforms }: SaidCostsProps): ReactElement {
  const tonight = useStore($tonight)
  const now = useStore($now)
  const set = setWishes(tonight, { locale, words, platforms, now })
  const isLength = tonight.max !== null || tonight.until !== null
  const rows = costs.flatMap(({ key, more }): Cost[] => {
    // A length that is set has taken the place of what was said (understanding/saidTonight.ts).
    const kind = key === 'maxMinutes' && isLength ? 'length' : kindsByKey[key as keyof typeof kindsByKey]
    const wish = set.find((one) => one.kind === kind)
    if (wish) return [{ key, name: wish.name, gain: more, drop: () => wishTonight(unset[wish.kind]) }]
    const part = parts.find((one) => one.key === key)
    // A time of day is asked for as so many minutes from now.
    const said = part ?? (key === 'maxMinutes' ? parts.find((one) => one.key === 'until') : undefined)
    return said ? [{ key, name: said.chip, gain: more, drop: () => dropParts([said.key]) }] : []
  })
  return <Costs words={words} count={count} costs={rows} onClear={null} />
}
