import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type ContentType, contentTypes } from '#src/domain/title/contentType.ts'
import { longestName } from '#src/domain/together/limits.ts'
import { countryName } from '#src/i18n/format.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { enterEvening, openEvening, wishesOf } from '#src/stores/evening.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { openRoom } from '#src/stores/togetherRoom.ts'
import { $now, $tonight } from '#src/stores/tonight.ts'
import { firstLamp } from './firstLamp.ts'
import { Lamps } from './Lamps.tsx'
import { named } from './named.ts'
import { Problem } from './Problem.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface OpenFormProps {
  readonly locale: Locale
  readonly words: TogetherIslandWords
}

/** What the room's titles are chosen by: one or two lamps, films or series, and what tonight must keep to. */
export function OpenForm({ locale, words }: OpenFormProps): ReactElement {
  const { together } = words
  const [moods, setMoods] = useState<readonly MoodId[]>([firstLamp])
  const [contentType, setContentType] = useState<ContentType>('movie')
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const selected = useStore($selectedCountry, { ssr: 'initial' })
  const countryCode = useStore($countryCode, { ssr: () => null })
  const [first] = moods
  useEffect(() => {
    // The numbers on the wishes are those of the first lamp.
    if (first) enterEvening({ moodId: first, contentType, locale, ...(selected && { country: selected }) })
  }, [first, contentType, locale, selected])

  useLayoutEffect(() => {
    // The page's HTML has the light of the lamp that is chosen at first; a room that was left has put it out.
    if (first) document.documentElement.dataset['mood'] = first
  }, [first])
  const choose = (mood: MoodId): void => {
    const others = moods.filter((one) => one !== mood)
    setMoods(!moods.includes(mood) ? [...moods.slice(-1), mood] : others.length > 0 ? others : moods)
  }
  const open = async (form: HTMLFormElement): Promise<void> => {
    setIsOpening(true)
    setProblem(null)
    const country = selected || countryCode
    setProblem(
      await openRoom({
        moods: [...moods],
        contentType,
        wishes: roomWishes(),
        ...named(form),
        ...(country && { country }),
      }),
    )
    setIsOpening(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOpening) void open(event.currentTarget)
      }}
    >
      <section className="ask-row">
        <h2>
          {together.light}
          <small>{together.lightHint}</small>
        </h2>
        <Lamps type="checkbox" chosen={moods} legend={together.light} onChoose={choose} words={words} />
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
                checked={one === contentType}
                onChange={() => setContentType(one)}
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
          />
        </div>
      </section>
      <section className="ask-row">
        <h2>{together.you}</h2>
        <label className="field">
          <span className="sr-only">{together.join.name}</span>
          <input
            className="input"
            maxLength={longestName}
            placeholder={together.join.name}
            name="name"
            autoComplete="nickname"
          />
          <small>{together.join.nameHint}</small>
        </label>
      </section>
      <p className="actions ask-end">
        <SubmitButton className="btn" isBusy={isOpening}>
          <Icon name="lamp" />
          {isOpening ? together.opening : together.open}
        </SubmitButton>
      </p>
      <Problem code={problem} words={together.problems} />
    </form>
  )
}

/** Tonight's wishes as a room takes them; the services are the opener's own and go with the phone's (sendOwn.ts). */
function roomWishes() {
  openEvening()
  const now = $now.get()
  const { maxMinutes, languages, leaveOut } = wishesOf($tonight.get(), now)
  const { until, on, rent } = $tonight.get()
  return {
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(maxMinutes !== undefined && until !== null && { doneBy: now.getTime() + maxMinutes * 60_000 }),
    ...(languages && { languages: languages.slice(0, 12) }),
    ...(leaveOut && { leaveOut: [...leaveOut] }),
    ...(on.length > 0 && !rent && { onlyIncluded: true }),
  }
}
