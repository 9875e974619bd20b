import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import type { Mark } from '#src/domain/evening/mark.ts'
import { noWishes } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { type SavedPart, type SavedView, savedParts, showSaved, writeSavedView } from '#src/stores/savedView.ts'

interface SavedTabsProps {
  /** Ids of tabs begin with it. */
  readonly id: string
  readonly locale: Locale
  readonly view: SavedView
  readonly marks: Readonly<Record<SavedPart, readonly Mark[]>>
  readonly words: SavedPageWords['saved']
}

/** Saved, Seen, Never, each with its number. Arrow keys, Home and End go from one to the next. */
export function SavedTabs({ id, locale, view, marks, words }: SavedTabsProps): ReactElement {
  const show = (part: SavedPart): void => showSaved({ part, type: 'all' }, noWishes)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPart(event.key, view.part)
    if (!next) return
    event.preventDefault()
    show(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  const onClick = (event: MouseEvent, part: SavedPart): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    show(part)
  }
  return (
    <div
      className="tabs flex gap-1 mt-6 rule-b border-line-2 overflow-x-auto"
      role="tablist"
      aria-label={words.parts.label}
      onKeyDown={onKeyDown}
    >
      {savedParts.map((part) => (
        <a
          className="relative flex items-center gap-1.5 min-h-12 px-4 text-text-2 whitespace-nowrap hover:text-text chosen:text-accent aria-selected:text-accent aria-selected:weight-600 focus-visible:-outline-offset-3"
          key={part}
          role="tab"
          id={`${id}${part}`}
          href={localePath(locale, '/saved/') + writeSavedView({ ...view, part, type: 'all' }, noWishes)}
          aria-selected={part === view.part}
          aria-controls={`${id}panel`}
          tabIndex={part === view.part ? 0 : -1}
          onClick={(event) => onClick(event, part)}
        >
          {words.parts[part]}
          <span className="weight-400 text-text-3 tabular-nums">{marks[part].length}</span>
        </a>
      ))}
    </div>
  )
}

function nextPart(key: string, from: SavedPart): SavedPart | undefined {
  const place = savedParts.indexOf(from)
  const count = savedParts.length
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: (place + count - 1) % count,
    ArrowRight: (place + 1) % count,
    Home: 0,
    End: count - 1,
  }
  return savedParts[places[key] ?? -1]
}
