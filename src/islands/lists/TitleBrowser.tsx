import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#src/components/ui/afterPaint.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { BrowserWords } from '#src/i18n/islandWords.ts'
import { listHeading } from '#src/i18n/listHeading.ts'
import { listPath } from '#src/i18n/listPaths.ts'
import { withSiteName } from '#src/i18n/pageTitle.ts'
import { localePath } from '#src/i18n/paths.ts'
import { ListEvening } from '#src/islands/evening/ListEvening.tsx'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { leadLanguageLinks } from '#src/islands/shared/leadLanguageLinks.ts'
import type { QuestionState } from '#src/stores/question.ts'
import {
  $moreFailed,
  $titleList,
  $titles,
  $typed,
  chooseGenre,
  genreChoicesOf,
  type ListPage,
  listAt,
  showMore,
  startTitleBrowser,
  type TitleList,
  type Titles,
  typeInList,
} from '#src/stores/titleBrowser.ts'
import { TitleGrid, TitlesFailed } from './TitleGrid.tsx'

interface TitleBrowserProps extends ListPage {
  readonly words: BrowserWords
  /** The heading of the page, e.g. `Movies`. */
  readonly heading: string
}

/**
 * A list of films or series: a search takes precedence over the genre, the genre over the whole list. Every state
 * except a search has its own address.
 */
export function TitleBrowser({ words, heading, ...props }: TitleBrowserProps): ReactElement {
  const [inHtml] = useState({ status: 'ready', answer: props } as const)
  const rendered = inHtml.answer
  const { type, locale } = rendered
  const list = useStore($titleList) ?? listAt(rendered)
  const { text, genreChoice, lastPage } = list
  const typed = useStore($typed)
  const state = useDeferredValue(useStore($titles, { ssr: () => inHtml }))
  const hasMoreFailed = useStore($moreFailed, { ssr: () => false })
  const announced = useFocusOnGrowth(state, list.grownFrom)
  useScrollBack(state, list)

  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Text typed before hydration is only in the DOM.
    typeInList(box.current?.value ?? '')
    return startTitleBrowser(rendered)
  }, [rendered])
  useAsPage(list, heading, words)

  const choose = (event: MouseEvent<HTMLElement>, choice: string | null): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { currentTarget: touched } = event
    touched.dataset['chosen'] = ''
    afterPaint(() => {
      for (const button of touched.parentElement?.children ?? []) button.removeAttribute('data-chosen')
      chooseGenre(list, choice)
    })
  }
  const more = (event: MouseEvent, shown: Titles): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    showMore(list, shown)
  }

  return (
    <>
      <search className="grid gap-4 mt-6 mb-8 lg:flex lg:items-center lg:gap-6">
        <div className="lg:flex-[1_0_14rem] lg:max-w-96">
          <label className="sr-only" htmlFor="list-search">
            {words.list.search}
          </label>
          <input
            className="input"
            id="list-search"
            ref={box}
            type="search"
            maxLength={200}
            placeholder={words.list.search}
            value={typed}
            onChange={(event) => typeInList(event.target.value)}
          />
        </div>
        <nav className="tick lg:flex-initial lg:justify-end lg:ml-auto" aria-label={words.common.genres}>
          {[null, ...genreChoicesOf(type)].map((choice) => (
            <a
              key={choice ?? 'all'}
              href={localePath(locale, listPath(type, choice, 1))}
              aria-current={choice === genreChoice && !text ? 'true' : undefined}
              onClick={(event) => choose(event, choice)}
            >
              {genreName(choice, words)}
            </a>
          ))}
        </nav>
      </search>
      <p className="sr-only" role="status">
        {announced > 0 && plural(locale, words.common.shown, announced)}
      </p>
      <TitleGrid state={state} locale={locale} words={words} empty={emptyText(text, genreChoice, words)} />
      {hasMoreFailed && <TitlesFailed words={words} />}
      {!hasMoreFailed && state.status === 'ready' && state.answer.hasMore && (
        <p className="more grid justify-items-center mt-12">
          <a
            className="btn btn-quiet"
            data-kept=""
            href={localePath(locale, listPath(type, genreChoice, lastPage + 1))}
            onClick={(event) => more(event, state.answer)}
          >
            {words.common.showMore}
          </a>
        </p>
      )}
      <ListEvening locale={locale} />
    </>
  )
}

/** The tab's name and the links to other languages follow the list, as if each were a page that was opened. */
function useAsPage({ rendered, genreChoice, firstPage }: TitleList, heading: string, words: BrowserWords): void {
  const { type } = rendered
  const inHtml = useRef('')
  useEffect(() => {
    inHtml.current ||= document.title
    const isRendered = genreChoice === rendered.genreChoice && firstPage === rendered.page
    const name = listHeading(rendered.locale, heading, genreChoice && genreName(genreChoice, words))
    document.title = isRendered ? inHtml.current : withSiteName(name)
    leadLanguageLinks(listPath(type, genreChoice, firstPage))
  }, [type, genreChoice, firstPage, rendered, heading, words])
}

/**
 * After "show more" focuses the first new card.
 * @param grownFrom how many titles were shown before; null if the list did not grow
 * @returns the number of titles that were added
 */
function useFocusOnGrowth(state: QuestionState<Titles>, grownFrom: number | null): number {
  const added = state.status === 'ready' && grownFrom !== null ? state.answer.items.slice(grownFrom) : []
  const first = added[0]?.id
  useEffect(() => {
    if (first) document.getElementById(first)?.focus({ preventScroll: true })
  }, [first])
  return added.length
}

/** After Back to a list that was opened further than its address says, scrolls to where it was left. */
function useScrollBack(state: QuestionState<Titles>, { top, meanwhile }: TitleList): void {
  const isWhole = state.status === 'ready' && state.answer !== meanwhile
  useEffect(() => {
    // Unless the visitor has gone further meanwhile.
    if (isWhole && top !== null && window.scrollY < top) window.scrollTo({ top, behavior: 'instant' })
  }, [isWhole, top])
}

function genreName(choice: string | null, words: BrowserWords): string {
  const genre = choice ? parseGenre(choice) : null
  return genre ? words.card.genres[genre] : words.common.allGenres
}

function emptyText(text: string, genreChoice: string | null, words: BrowserWords): string {
  if (text) return fill(words.list.emptySearch, { query: text })
  return genreChoice ? fill(words.list.emptyGenre, { genre: genreName(genreChoice, words) }) : words.list.empty
}
