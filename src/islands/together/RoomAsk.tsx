import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type ContentType, contentTypes } from '#src/domain/title/contentType.ts'
import { countryName } from '#src/i18n/format.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { enterEvening } from '#src/stores/evening.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { Lamps } from './Lamps.tsx'

/** Lamps of one room. */
const mostLamps = 2

interface Asked {
  readonly moods: readonly MoodId[]
  readonly contentType: ContentType
}

export interface RoomAskState extends Asked {
  readonly choose: (mood: MoodId) => void
  readonly setContentType: (contentType: ContentType) => void
}

/** What a room is asked for, while it is being chosen: one lamp or two, of which at least one stays lit, and the type. */
export function useRoomAsk(initial: Asked, locale: Locale): RoomAskState {
  const [moods, setMoods] = useState(initial.moods)
  const [contentType, setContentType] = useState(initial.contentType)
  const selected = useStore($selectedCountry, { ssr: 'initial' })
  useTakenLamps(moods, setMoods)
  const [first] = moods
  useEffect(() => {
    // The numbers on the wishes are those of the first lamp.
    if (first) enterEvening({ moodId: first, contentType, locale, ...(selected && { country: selected }) })
  }, [first, contentType, locale, selected])
  const choose = (mood: MoodId): void => {
    const others = moods.filter((one) => one !== mood)
    setMoods(!moods.includes(mood) ? [...moods, mood].slice(-mostLamps) : others.length > 0 ? others : moods)
  }
  return { moods, contentType, choose, setContentType }
}

/** Lamps that are lit before the island runs are lit in the page's boxes alone. Taken over once; the boxes follow. */
function useTakenLamps(
  moods: readonly MoodId[],
  setMoods: (take: (before: readonly MoodId[]) => readonly MoodId[]) => void,
): void {
  useLayoutEffect(() => {
    const lit = moodIds.filter((mood) => boxes().some(({ checked, value }) => checked && value === mood))
    if (lit.length === 0) return
    setMoods((before) => {
      const stayed = before.filter((mood) => lit.includes(mood))
      return [...new Set([...stayed, ...lit])].slice(-mostLamps)
    })
  }, [setMoods])
  useLayoutEffect(() => {
    for (const box of boxes()) box.checked = moods.some((mood) => mood === box.value)
  }, [moods])
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[name=lamp-checkbox]')]

interface RoomAskProps {
  readonly ask: RoomAskState
  readonly locale: Locale
  readonly words: TogetherIslandWords
  /** Whether the visitor's kept wishes apply where the address has none. */
  readonly appliesKept?: boolean
}

/** Lamps, type and wishes of a room, a row each. */
export function RoomAsk({ ask, locale, words, appliesKept = true }: RoomAskProps): ReactElement {
  const { together } = words
  const countryCode = useStore($countryCode, { ssr: () => null })
  return (
    <>
      <section className="ask-row">
        <h2>
          {together.light}
          <small>{together.lightHint}</small>
        </h2>
        <Lamps type="checkbox" chosen={ask.moods} legend={together.light} onChoose={ask.choose} words={words} />
      </section>
      <section className="ask-row">
        <h2>{together.shape}</h2>
        <fieldset className="tick">
          <legend className="sr-only">{together.shape}</legend>
          {contentTypes.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="type"
                value={one}
                checked={one === ask.contentType}
                onChange={() => ask.setContentType(one)}
              />
              <span>{words.contentTypes[one].short}</span>
            </label>
          ))}
        </fieldset>
      </section>
      <section className="ask-row">
        <h2>{together.wishes}</h2>
        <div>
          <WishLine
            locale={locale}
            words={words.results.evening}
            country={countryCode && countryName(locale, countryCode)}
            appliesKept={appliesKept}
          />
        </div>
      </section>
    </>
  )
}
