import { type ReactElement, useEffect } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { fill } from '#src/i18n/fill.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { keepFocus } from '#src/islands/shared/keepFocus.ts'
import { fewStyle } from './fewStyle.ts'

/** Something that is wished for, and how many more titles there are without it. */
export interface Cost {
  readonly key: string
  /** As a chip names it: 'Done by 23:00'. */
  readonly name: string
  readonly gain: number
  readonly drop: () => void
}

interface CostsProps {
  readonly words: Pick<EveningWords, 'few' | 'clearAll'>
  /** Titles that fit: none, one or two. */
  readonly count: number
  /** Dearest first. */
  readonly costs: readonly Cost[]
  /** Clears all wishes; null where there is nothing to clear. */
  readonly onClear: (() => void) | null
}

/** Fewer than three titles fit: which wish costs most, and what comes back without each. */
export function Costs({ words, count, costs, onClear }: CostsProps): ReactElement {
  const [dearest] = costs
  useEffect(() => adoptStyle(fewStyle), [])
  const [before, after] = words.few.without.split('{wish}')
  const [less, more] = words.few.more.split('{count}')
  const headings = [words.few.none, words.few.one, words.few.two]
  return (
    <section className="costs" aria-labelledby="few">
      <div>
        <h2 className="text-2xl" id="few">
          {headings[count]}
        </h2>
        <p className="mt-2 text-text-2">
          {dearest ? fill(words.few.dearest, { wish: dearest.name }) : onClear && words.few.alone}
        </p>
        {!dearest && onClear && (
          <button className="btn btn-quiet mt-4" type="button" ref={keepFocus} onClick={onClear}>
            {words.clearAll}
          </button>
        )}
      </div>
      <ul>
        {costs.map(({ key, name, gain, drop }) => (
          <li key={key} ref={keepFocus}>
            <button
              className="cost"
              type="button"
              ref={(element) =>
                element?.style.setProperty('--share', `${Math.round((100 * gain) / (dearest?.gain ?? gain))}%`)
              }
              onClick={drop}
            >
              <span>
                {before}
                <s>{name}</s>
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
