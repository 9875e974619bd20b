import type { ReactElement } from 'react'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'

interface LampsProps {
  readonly type: 'checkbox' | 'radio'
  readonly chosen: readonly MoodId[]
  readonly legend: string
  readonly onChoose: (mood: MoodId) => void
  readonly words: TogetherIslandWords
}

/** The moods as small lamps to choose from. */
export function Lamps({ type, chosen, legend, onChoose, words }: LampsProps): ReactElement {
  return (
    <fieldset className="room-lamps">
      <legend className="sr-only">{legend}</legend>
      {moodIds.map((mood) => (
        <label className="mini" data-mood={mood} key={mood}>
          <input
            className="sr-only"
            type={type}
            name={`lamp-${type}`}
            value={mood}
            checked={chosen.includes(mood)}
            onChange={() => onChoose(mood)}
          />
          <i />
          <span>
            <MoodIcon mood={mood} />
          </span>
          {words.moods[mood].name}
        </label>
      ))}
    </fieldset>
  )
}
