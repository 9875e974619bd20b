import { useStore } from '@nanostores/react'
import { type ReactElement, useRef } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { plural } from '#src/i18n/format.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'
import { $cardsAsked, $savedCards } from '#src/stores/savedCards.ts'
import { takeBack } from './takeBack.ts'
import { useFocusOnLeave } from './useFocusOnLeave.ts'
import type { SavedList } from './useSavedList.ts'

interface NeverListProps {
  readonly list: SavedList
  readonly locale: Locale
  readonly words: SavedPageWords['saved']
}

/** Titles that are never wanted: no posters, only names, each with a way back. */
export function NeverList({ list, locale, words }: NeverListProps): ReactElement {
  const cards = useStore($savedCards)
  const isAsking = useStore($cardsAsked) === 'asking'
  const { never } = list.marks
  const count = useRef<HTMLParagraphElement>(null)
  useFocusOnLeave(count, never.length)
  return (
    <>
      <h2 className="sr-only">{words.parts.never}</h2>
      <p className="count-line" role="status" tabIndex={-1} ref={count}>
        <b>{plural(locale, words.count.never, never.length)}</b>
      </p>
      <ul className="rest max-w-160">
        {never.map(({ id }) => {
          const item = cards[id]?.item
          const title = item?.title ?? (isAsking ? '…' : words.unknown)
          return (
            <li key={id}>
              <span>
                {item ? <TitleLink item={item} locale={locale} /> : title}
                {item?.year && <small>{item.year}</small>}
              </span>
              <button
                type="button"
                aria-label={`${words.allow}: ${title}`}
                onClick={() => takeBack(id, title, { said: words.allowed, undo: words.undo })}
              >
                {words.allow}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
