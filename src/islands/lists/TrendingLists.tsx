import type { ReactElement } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TrendingWords } from '#src/i18n/islandWords.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { ListFailed, SkeletonCards } from './ListStates.tsx'
import { TitleCard } from './TitleCard.tsx'

const inSection = 6
/** Posters in the HTML: two screens of a phone. The others are drawn when they are near the viewport. */
const drawnPosters = 8
const skeletonsInSection = 4
const skeletonsInTab = 8

interface ListProps {
  readonly state: QuestionState<readonly TitleItem[]>
  readonly empty: string
  readonly locale: Locale
  readonly words: TrendingWords
  readonly retry: () => void
  /** Whether the list of the visitor's country did not come; the page's stays. */
  readonly hasFailed: boolean
}

/** A section of the tab with all titles: a heading and the first few. */
export function TrendingSection({ heading, empty, ...props }: ListProps & { readonly heading: string }): ReactElement {
  return (
    <section className="not-first:mt-16">
      <h2 className="mb-6 text-2xl">{heading}</h2>
      <List
        {...props}
        limit={inSection}
        skeletons={skeletonsInSection}
        empty={<p className="text-text-2">{empty}</p>}
      />
    </section>
  )
}

/** The titles of a tab for films or series. */
export function TrendingPanel({ empty, ...props }: ListProps): ReactElement {
  const nothing = (
    <div className="empty">
      <h2>{empty}</h2>
      <p>{props.words.trending.checkBack}</p>
    </div>
  )
  return <List {...props} skeletons={skeletonsInTab} empty={nothing} />
}

interface InnerProps extends Omit<ListProps, 'empty'> {
  readonly empty: ReactElement
  readonly skeletons: number
  readonly limit?: number
}

function List({ state, locale, words, retry, hasFailed, empty, skeletons, limit }: InnerProps): ReactElement {
  if (state.status === 'loading') return <SkeletonCards count={skeletons} />
  const failed = <ListFailed text={words.failed} retryText={words.retry} retry={retry} />
  if (state.status === 'failed') return failed
  if (state.answer.length === 0) return empty
  return (
    <>
      <ul className="shelf shelf-6 acts-below">
        {state.answer.slice(0, limit).map((item, index) => (
          <li key={item.id}>
            <TitleCard item={item} locale={locale} words={words.card} waitsInHtml={index >= drawnPosters} />
          </li>
        ))}
      </ul>
      {hasFailed && failed}
    </>
  )
}
