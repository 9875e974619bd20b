import { type ReactElement, useEffect, useState } from 'react'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import { type ContentType, contentTypes } from '#src/domain/contentType.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { MoodId } from '#src/domain/mood.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { addressOf, chooseContentType } from '#src/stores/moodFlow.ts'

interface TypeControlsProps {
  readonly mood: MoodId
  readonly contentType: ContentType
  readonly locale: Locale
  readonly words: MoodFlowWords
}

/** All, movies or TV, as native radios that act at once. Without scripts the form's button would have nothing to do, so it has none. */
export function TypeControls({ mood, contentType, locale, words }: TypeControlsProps): ReactElement {
  // The button shows the choice before the list does.
  const [chosen, setChosen] = useState(contentType)
  useEffect(() => setChosen(contentType), [contentType])
  const choose = (one: ContentType): void => {
    setChosen(one)
    afterPaint(() => chooseContentType(mood, one))
  }
  return (
    <form
      className="controls"
      aria-label={words.results.narrow}
      action={addressOf({ step: 'results', mood, contentType: 'all' }, locale)}
    >
      <div className="group">
        <fieldset className="seg">
          <legend className="vh">{words.contentTypes.legend}</legend>
          {contentTypes.map((one) => (
            <label key={one}>
              <input type="radio" name="type" value={one} checked={one === chosen} onChange={() => choose(one)} />
              <span>{words.contentTypes[one].short}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </form>
  )
}
