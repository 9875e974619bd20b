import { useStore } from '@nanostores/react'
import { type ReactElement, use, useEffect } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { noWishes } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { applyWishes } from '#src/engine/wishes.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { $open, $platformNames, wishesOf } from '#src/stores/evening.ts'
import { $listed, $now, wishTonight } from '#src/stores/tonight.ts'
import { fewStyle } from './fewStyle.ts'
import { setWishes, unset } from './wishNames.ts'

interface FewTitlesProps {
  readonly locale: Locale
  /** Titles that fit: none, one or two. */
  readonly count: number
}

/** Fewer than three titles fit: which wish costs most, and what comes back without each. */
export function FewTitles({ locale, count }: FewTitlesProps): ReactElement {
  const words = use(loadEveningWords(locale))
  const tonight = useStore($listed)
  const open = useStore($open)
  const now = useStore($now)
  const platforms = useStore($platformNames)
  const costs = setWishes(tonight, { locale, words, platforms, now })
    .map((wish) => {
      const without = { ...tonight, ...unset[wish.kind] }
      return { ...wish, gain: applyWishes(open, wishesOf(without, now)).length - count }
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  const [dearest] = costs
  useEffect(() => adoptStyle(fewStyle), [])
  // The wish is struck through, which says more than quotation marks.
  const [before, after] = words.few.without.split(/[“„«]?\s?\{wish\}\s?[”“»]?/u)
  const [less, more] = words.few.more.split('{count}')
  const headings = [words.few.none, words.few.one, words.few.two]
  return (
    <section className="costs" aria-labelledby="few">
      <div>
        <h2 className="text-2xl" id="few">
          {headings[count]}
        </h2>
        <p className="mt-2 text-text-2">
          {dearest ? fill(words.few.dearest, { wish: dearest.name }) : words.few.alone}
        </p>
        {!dearest && (
          <button className="btn btn-quiet mt-4" type="button" onClick={() => wishTonight(noWishes)}>
            {words.clearAll}
          </button>
        )}
      </div>
      <ul>
        {costs.map(({ kind, name, gain }) => (
          <li key={kind}>
            <button
              className="cost"
              type="button"
              ref={(element) =>
                element?.style.setProperty('--share', `${Math.round((100 * gain) / (dearest?.gain ?? gain))}%`)
              }
              onClick={() => wishTonight(unset[kind])}
            >
              <span>
                {before} <s>{name}</s>
                {after}
              </span>
              <small>
                {less}
                <b>{gain}</b>
                {more}
              </small>
              <Icon name="arrowLeft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
