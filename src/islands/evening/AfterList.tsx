import { useStore } from '@nanostores/react'
import { type ReactElement, use } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { addNudge, canToggle, mostNudges, type NudgeId, nudgeIds } from '#src/domain/evening/nudge.ts'
import { hasWish, noWishes } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { joinNames } from '#src/i18n/format.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { keepFocus } from '#src/islands/shared/keepFocus.ts'
import { type Evening, listLength, openEvening } from '#src/stores/evening.ts'
import { shownIds } from '#src/stores/places.ts'
import { $tonight, wishTonight } from '#src/stores/tonight.ts'
import { lampWords } from './lampWords.ts'
import { sayAllShown, sayLeft } from './sayLeft.ts'
import { listOnScreen, type SentList, sendList } from './sendList.ts'

interface AfterEvening extends Pick<Evening, 'fitting' | 'left'> {
  readonly picks: readonly unknown[]
  /** Whether it is for words, which are wishes too. */
  readonly isSaid?: boolean
}

interface AfterListProps {
  readonly locale: Locale
  /** Name of the mood, or what the list is for in other words. */
  readonly mood: string
  /** The visitor's own list; null while it is everybody's. */
  readonly evening: AfterEvening | null
  /** The titles to send; those of a mood's results unless given, and null where they are for no mood. */
  readonly sent?: SentList | null
}

/** What one says to a list: nudges, "None of these", and sending it. */
export function AfterList({ locale, mood, evening, sent = listOnScreen() }: AfterListProps): ReactElement {
  const words = lampWords(use(loadEveningWords(locale)))
  const tonight = useStore($tonight)
  const { nudge, more } = tonight
  const onScreen = evening?.picks.length ?? (sent?.ids ?? shownIds)().length
  const isWithin = hasWish(tonight) || evening?.isSaid === true
  const isOver = evening !== null && evening.picks.length === 0 && more > 0
  const toggle = (id: NudgeId): void => {
    openEvening()
    wishTonight({ nudge: nudge.includes(id) ? nudge.filter((one) => one !== id) : addNudge(nudge, id) })
  }
  if (isOver) {
    return (
      <section className="after-in">
        <h2 className="text-2xl">{sayAllShown(evening.fitting, isWithin, words, mood)}</h2>
        <p className="flex flex-wrap gap-2">
          {hasWish(tonight) && (
            <button
              className="btn btn-quiet"
              type="button"
              ref={keepFocus}
              onClick={() => wishTonight({ ...noWishes, nudge, more: 0 })}
            >
              {words.clearAll}
            </button>
          )}
          <button className="btn btn-quiet" type="button" ref={keepFocus} onClick={() => wishTonight({ more: 0 })}>
            <Icon name="renew" />
            {words.startOver}
          </button>
        </p>
      </section>
    )
  }
  return (
    <section className="after-in" aria-labelledby="not-quite">
      <h2 className="text-2xl" id="not-quite">
        {words.notQuite}
      </h2>
      <p className="text-text-2">{nudgedText(nudge, words, locale)}</p>
      <div className="tick">
        {nudgeIds.map((id) => {
          const isDisabled = !canToggle(nudge, id)
          return (
            <label key={id}>
              <input type="checkbox" checked={nudge.includes(id)} disabled={isDisabled} onChange={() => toggle(id)} />
              <span className={isDisabled ? 'bg-ink-3 border-line-2 text-text-3' : undefined}>{words.nudges[id]}</span>
            </label>
          )
        })}
      </div>
      <p className="flex flex-wrap gap-2 mt-2">
        <button
          className="btn btn-quiet"
          type="button"
          onClick={() => {
            openEvening()
            wishTonight({ more: more + 1 })
            showStart()
          }}
        >
          <Icon name="renew" />
          {words.noneOf}
        </button>
        {sent && (
          <button className="btn btn-quiet" type="button" onClick={() => void sendList(sent, { mood, words })}>
            <Icon name="send" />
            {onScreen === listLength ? words.sendEight : words.send}
          </button>
        )}
      </p>
      {evening && <p className="hint">{sayLeft(evening.left, isWithin, words, locale)}</p>}
    </section>
  )
}

/** How the list is turned: "Kürzer und älter also." */
function nudgedText(nudge: readonly NudgeId[], words: EveningWords, locale: Locale): string {
  if (nudge.length === 0) return words.nudge
  if (nudge.length === mostNudges) return words.three
  const names = nudge.map((id, place) => (place ? words.nudges[id].toLowerCase() : words.nudges[id]))
  return fill(words.nudged, { nudges: joinNames(locale, names) })
}

/** Scrolls to where the next eight stand: below them nobody would see that they are others. */
function showStart(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const list = [...document.querySelectorAll('.picks')].find((one) => one.getClientRects().length > 0)
  list?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
}
