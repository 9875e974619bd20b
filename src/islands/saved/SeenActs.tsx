import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Mark } from '#src/domain/evening/mark.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { mark as markTitle } from '#src/stores/marks.ts'
import { takeBack } from './takeBack.ts'

interface SeenActsProps {
  readonly mark: Mark
  readonly title: string
  readonly words: SavedPageWords['saved']
}

/** Whether a seen title lit up: yes, no, or, pressed again, not said. And a way off the list. */
export function SeenActs({ mark: { id, litUp }, title, words }: SeenActsProps): ReactElement {
  const answers = [
    { value: true, icon: 'lamp', name: words.litUp },
    { value: false, icon: 'lampOff', name: words.didNot },
  ] as const
  return (
    <div className="acts">
      {answers.map(({ value, icon, name }) => (
        <button
          key={icon}
          className="act"
          type="button"
          aria-pressed={litUp === value}
          aria-label={`${name}: ${title}`}
          title={name}
          onClick={() => markTitle(id, 'seen', litUp === value ? undefined : value)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        className="act"
        type="button"
        aria-label={`${words.remove}: ${title}`}
        title={words.remove}
        onClick={() => takeBack(id, title, { said: words.removed, undo: words.undo })}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
