import { useStore } from '@nanostores/react'
import type { MouseEvent, ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { countryName } from '#src/i18n/format.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { WishLine } from '#src/islands/evening/WishLine.tsx'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { $countryCode } from '#src/stores/location.ts'
import { type SavedView, savedSorts, showSaved, writeSavedView } from '#src/stores/savedView.ts'
import { $tonight } from '#src/stores/tonight.ts'

interface NarrowSavedProps {
  readonly view: SavedView
  readonly locale: Locale
  readonly words: SavedPageWords
}

/** The controls over a list: its order, its type, and tonight's wishes. */
export function NarrowSaved({
  view,
  locale,
  words: { saved, contentTypes: types, wishes },
}: NarrowSavedProps): ReactElement {
  const tonight = useStore($tonight)
  const country = useStore($countryCode)
  const choices = (change: Partial<SavedView>) => ({
    href: localePath(locale, '/saved/') + writeSavedView({ ...view, ...change }, tonight),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      showSaved(change)
    },
  })
  return (
    <nav className="controls saved-controls" aria-label={saved.narrow}>
      <div className="saved-segs">
        <ul className="seg" aria-label={saved.sorts.label}>
          {savedSorts.map((sort) => (
            <li key={sort}>
              <a {...choices({ sort })} aria-current={view.sort === sort ? 'true' : undefined}>
                {saved.sorts[sort]}
              </a>
            </li>
          ))}
        </ul>
        <ul className="seg" aria-label={types.legend}>
          {contentTypes.map((type) => (
            <li key={type}>
              <a {...choices({ type })} aria-current={view.type === type ? 'true' : undefined}>
                {types[type].short}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <WishLine
        locale={locale}
        words={wishes}
        country={country && countryName(locale, country)}
        // Nobody looks for what they have seen by what they pay for tonight.
        appliesKept={view.part === 'saved'}
      />
    </nav>
  )
}
