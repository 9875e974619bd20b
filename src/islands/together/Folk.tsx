import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { IconName } from '#src/components/ui/icons.ts'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import type { RoomView } from '#src/domain/together/roomView.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'

type Member = RoomView['members'][number]

/** How somebody is called: by the name they typed, else by their lamp. */
export function nameOf({ name, lamp }: Member, words: TogetherIslandWords): string {
  return name || words.moods[lamp].name
}

export interface Shown {
  readonly member: Member
  /** What the second line says: "is here", "yes". */
  readonly says: string
  readonly state: 'lit' | 'here' | 'off'
  readonly tag?: IconName | undefined
}

interface FolkProps {
  readonly people: readonly Shown[]
  readonly label: string
  readonly words: TogetherIslandWords
  /** Free places that are drawn. */
  readonly free?: number
  /** Small: a circle each; what it says is for screen readers. */
  readonly isSmall?: boolean
}

/** The people in a room as lamps: dashed where a place is free, dark when away, lit with a yes. */
export function Folk({ people, label, words, free = 0, isSmall = false }: FolkProps): ReactElement {
  return (
    <ul className={isSmall ? 'folk folk-small' : 'folk'} aria-label={label}>
      {people.map(({ member, says, state, tag }) => (
        <li className={`person is-${state}`} data-mood={member.lamp} key={member.place}>
          <i />
          <span className="bulb" aria-hidden="true">
            {member.name ? [...member.name][0]?.toUpperCase() : <MoodIcon mood={member.lamp} />}
            {tag && (
              <span className="tag">
                <Icon name={tag} />
              </span>
            )}
          </span>
          <span className={isSmall ? 'sr-only' : ''}>
            <b>{nameOf(member, words)}</b> {says}
          </span>
        </li>
      ))}
      {Array.from({ length: free }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places have nothing else
        <li className="person is-open" key={`free ${place}`}>
          <i />
          <span className="bulb" aria-hidden="true" />
          <span>{words.together.person.free}</span>
        </li>
      ))}
    </ul>
  )
}
