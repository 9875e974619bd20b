import { useStore } from '@nanostores/react'
import { type ReactElement, useId } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { minutesUntil, timeAfter } from '#src/domain/evening/tonight.ts'
import { fill } from '#src/i18n/fill.ts'
import { $now } from '#src/stores/tonight.ts'
import { Tick } from './Tick.tsx'
import type { WishBodyProps } from './wishBodyProps.ts'

/** Lengths offered, in minutes. */
const lengths = [30, 60, 90, 120] as const
/** The line of the evening: from half an hour after now, rounded up to a quarter, to four and a half hours later. */
const quarter = 15
const soonest = 30
const steps = 18
/** What the line stands at while no time is set: about the length of a film. */
const usual = 120

/** How long it may last: up to some minutes, or done by a time. Choosing one puts the other out. */
export function LengthWish({ tonight, words, change }: WishBodyProps): ReactElement {
  const now = useStore($now)
  // A popover and the sheet with all wishes may both be in the page.
  const id = useId()
  const toQuarter = (quarter - (now.getMinutes() % quarter)) % quarter
  const first = Math.ceil((soonest - toQuarter) / quarter) * quarter + toQuarter
  const last = first + steps * quarter
  const set = tonight.until === null ? null : minutesUntil(tonight.until, now)
  const minutes = Math.min(last, Math.max(first, set ?? first + Math.ceil((usual - first) / quarter) * quarter))
  const time = timeAfter(now, minutes)
  const move = (to: number): void => {
    change({ max: null, until: timeAfter(now, Math.min(last, Math.max(first, to))) })
  }
  return (
    <>
      <fieldset>
        <legend className="label mb-2">{words.length.upTo}</legend>
        <div className="upto">
          {[null, ...lengths].map((length) => (
            <label key={length}>
              <Tick
                type="radio"
                name={id}
                isTicked={tonight.max === length && tonight.until === null}
                onTick={() => change({ max: length, until: null })}
              />
              <span>{length ?? words.length.any}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="doneby" data-set={set === null ? undefined : ''}>
        <span className="label" id={`${id}by`}>
          {words.length.doneBy}
        </span>
        <div className="doneby-time">
          <button
            className="icon-button size-11"
            type="button"
            aria-label={words.length.earlier}
            onClick={() => move(minutes - quarter)}
          >
            <Icon name="minus" />
          </button>
          <output>{time}</output>
          <button
            className="icon-button size-11"
            type="button"
            aria-label={words.length.later}
            onClick={() => move(minutes + quarter)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <input
          className="evening-line"
          // The style is set by script, as the policy demands.
          ref={(element) =>
            element?.style.setProperty('--at', `${Math.round((100 * (minutes - first)) / (last - first))}%`)
          }
          type="range"
          min={0}
          max={steps}
          value={Math.round((minutes - first) / quarter)}
          aria-labelledby={`${id}by`}
          aria-valuetext={fill(words.length.value, { time, minutes })}
          onChange={(event) => move(first + Number(event.target.value) * quarter)}
        />
        <div className="flex justify-between -mt-2 text-xs text-text-3 tabular-nums">
          <span>{fill(words.length.now, { time: timeAfter(now, 0) })}</span>
          <span>{timeAfter(now, last)}</span>
        </div>
      </div>
      <p className="hint">{set === null ? words.length.hint : fill(words.length.leaves, { minutes: set })}</p>
    </>
  )
}
