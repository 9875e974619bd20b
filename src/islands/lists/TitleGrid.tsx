import type { ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { BrowserWords } from '#src/i18n/islandWords.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { retryTitles, type Titles } from '#src/stores/titleBrowser.ts'
import { ListFailed, SkeletonCards } from './ListStates.tsx'
import { TitleCard } from './TitleCard.tsx'

const skeletons = 8
/**
 * Posters in the HTML: two screens of a phone. With all of a page's posters the HTML would not fit into the initial TCP
 * congestion window (10 segments, 14.6 KB).
 */
const drawnPosters = 8

interface TitleGridProps {
  readonly state: QuestionState<Titles>
  readonly locale: Locale
  readonly words: BrowserWords
  /** The text for a list without titles. */
  readonly empty: string
}

/** The titles of a list as loading, failed, empty or ready. */
export function TitleGrid({ state, locale, words, empty }: TitleGridProps): ReactElement {
  if (state.status === 'loading') return <SkeletonCards count={skeletons} />
  if (state.status === 'failed') return <TitlesFailed words={words} />
  if (state.answer.items.length === 0) {
    return (
      <div className="empty" role="status">
        <p>{empty}</p>
      </div>
    )
  }
  return (
    <>
      <h2 className="sr-only">{words.list.title}</h2>
      <ul className="shelf shelf-6 acts-below">
        {state.answer.items.map((item, index) => (
          <li key={item.id}>
            <TitleCard item={item} locale={locale} words={words.card} waitsInHtml={index >= drawnPosters} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** That the titles did not come, or no more of them. */
export function TitlesFailed({ words }: Pick<TitleGridProps, 'words'>): ReactElement {
  return <ListFailed text={words.common.failed} retryText={words.common.retry} retry={retryTitles} />
}
