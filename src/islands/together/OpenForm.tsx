import { type ReactElement, useLayoutEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { longestName } from '#src/domain/together/limits.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { openRoom } from '#src/stores/togetherRoom.ts'
import { firstLamp } from './firstLamp.ts'
import { named } from './named.ts'
import { Problem } from './Problem.tsx'
import { RoomAsk, useRoomAsk } from './RoomAsk.tsx'
import { roomWishes } from './roomWishes.ts'
import { SubmitButton } from './SubmitButton.tsx'

interface OpenFormProps {
  readonly locale: Locale
  readonly words: TogetherIslandWords
}

/** What the room's titles are chosen by: one or two lamps, films or series, and what tonight must keep to. */
export function OpenForm({ locale, words }: OpenFormProps): ReactElement {
  const { together } = words
  const ask = useRoomAsk({ moods: [firstLamp], contentType: 'movie' }, locale)
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [first] = ask.moods

  useLayoutEffect(() => {
    // The page's HTML has the light of the lamp that is chosen at first; a room that was left has put it out.
    if (first) document.documentElement.dataset['mood'] = first
  }, [first])
  const open = async (form: HTMLFormElement): Promise<void> => {
    setIsOpening(true)
    setProblem(null)
    const country = $selectedCountry.get() || $countryCode.get()
    setProblem(
      await openRoom({
        moods: [...ask.moods],
        contentType: ask.contentType,
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
      <RoomAsk ask={ask} locale={locale} words={words} />
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
