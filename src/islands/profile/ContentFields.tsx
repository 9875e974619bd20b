import type { ReactElement } from 'react'
import { parseGenre } from '#src/domain/title/genre.ts'
import type { FormFields } from '#src/domain/user/profileChange.ts'
import { favoriteGenreChoices, preferredContentTypeChoices } from '#src/domain/user/user.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'

interface ContentFieldsProps {
  readonly change: FormFields
  readonly onChange: (change: FormFields) => void
  readonly words: ProfileWords
}

/** Checkboxes for the favourite genres and content types. */
export function ContentFields({ change, onChange, words }: ContentFieldsProps): ReactElement {
  const { profile, genres } = words
  const { preferences } = change
  const set = (chosen: Partial<FormFields['preferences']>): void =>
    onChange({ ...change, preferences: { ...preferences, ...chosen } })
  return (
    <>
      <Choices
        legend={profile.favoriteGenres}
        choices={favoriteGenreChoices}
        chosen={preferences.favoriteGenres}
        nameOf={(choice) => genres[parseGenre(choice) ?? 'Drama']}
        onChange={(favoriteGenres) => set({ favoriteGenres })}
      />
      <Choices
        legend={profile.contentTypes}
        choices={preferredContentTypeChoices}
        chosen={preferences.preferredContentTypes}
        nameOf={(choice) => profile.types[choice]}
        onChange={(preferredContentTypes) => set({ preferredContentTypes })}
      />
    </>
  )
}

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly nameOf: (choice: Choice) => string
  readonly onChange: (chosen: Choice[]) => void
}

function Choices<Choice extends string>(props: ChoicesProps<Choice>): ReactElement {
  const { legend, choices, chosen, nameOf, onChange } = props
  const toggle = (choice: Choice): void =>
    onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
  return (
    <fieldset className="grid gap-1.5">
      <legend className="label mb-1.5">{legend}</legend>
      <div className="tick">
        {choices.map((choice) => (
          <label key={choice}>
            <input type="checkbox" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
            <span>{nameOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
