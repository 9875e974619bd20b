import { atom, computed } from 'nanostores'
import { call, callForPage } from '#src/api/client.ts'
import type { TitleItem } from '#src/api/items.ts'
import { listEndpoints } from '#src/api/listEndpoints.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type Genre, movieGenreChoices, parseGenre, tvGenreChoices } from '#src/domain/title/genre.ts'
import { listPath, placeOfPath } from '#src/i18n/listPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { afterTyping } from './afterTyping.ts'
import { type Audience, audienceOf } from './audience.ts'
import { type KeptPlace, keepPlace, keptPlace } from './keptPlace.ts'
import { type QuestionState, question } from './question.ts'
import { $selectedCountry } from './selectedCountry.ts'

export interface Titles {
  readonly items: readonly TitleItem[]
  readonly hasMore: boolean
}

/** A list at its address. */
interface Place {
  /** As on the button, e.g. `Sci-Fi`; null for all genres. */
  readonly genreChoice: string | null
  readonly page: number
}

/** The list that the page was rendered with; its titles are in the page's HTML. */
export interface ListPage extends Place, Titles {
  readonly type: TitleType
  readonly locale: Locale
}

/** The list on screen. */
export interface TitleList {
  readonly rendered: ListPage
  /** The search text; if it is not empty it takes precedence over the genre, and the genre over the whole list. */
  readonly text: string
  readonly genreChoice: string | null
  /** The first and the last of the pages shown below one another, both inclusive. */
  readonly firstPage: number
  readonly lastPage: number
  /** The titles to show while the list is loading; null for none. */
  readonly meanwhile: Titles | null
  /** After "show more", how many titles were shown before; otherwise null. */
  readonly grownFrom: number | null
  /** How far to scroll once the titles are there, in CSS pixels, after Back to a list that was opened further; else null. */
  readonly top: number | null
}

/** The text of the search box. */
export const $typed = atom('')

/** The list on screen; null until the island runs. */
export const $titleList = atom<TitleList | null>(null)

interface Browse {
  readonly type: TitleType
  readonly text: string
  readonly genre: Genre | null
  readonly audience: Audience
  readonly firstPage: number
  readonly lastPage: number
}

const $browse = computed([$titleList, $selectedCountry], (list, country): Browse | null => {
  if (!list) return null
  const { rendered, text, genreChoice, firstPage, lastPage } = list
  const { type, locale } = rendered
  const genre = genreChoice ? parseGenre(genreChoice) : null
  // A search has one page.
  return { type, text, genre, audience: audienceOf(locale, country), firstPage, lastPage: text ? firstPage : lastPage }
})

const $answer = question('titles', $browse, loadPages)

/** The titles of the list on screen. */
export const $titles = computed([$titleList, $answer], (list, state): QuestionState<Titles> => {
  if (state.status === 'ready' || !list?.meanwhile) return state
  if (state.status === 'loading' || list.grownFrom !== null) return { status: 'ready', answer: list.meanwhile }
  if ($selectedCountry.get() !== openedIn) return state
  // Those in the page's HTML are for everybody.
  return { status: 'ready', answer: list.rendered }
})

/** Whether "show more" has failed, or the list of the country that was chosen; the titles that were shown stay. */
export const $moreFailed = computed([$titleList, $answer], (list, state) => {
  if (state.status !== 'failed' || !list) return false
  const country = $selectedCountry.get()
  // Offline the page says so itself.
  const isOfCountry = list.meanwhile !== null && country !== '' && country === openedIn && navigator.onLine
  return list.grownFrom !== null || isOfCountry
})

/** The country that was chosen when the island began; empty for none. */
let openedIn = ''

/** Repeats a failed request. */
export const retryTitles = $answer.revalidate

/** The pages of the list that was requested last, so that "show more" requests only the next one. */
let loaded = { list: '', pages: new Map<number, Titles>() }

async function loadPages({ firstPage, lastPage, ...browse }: Browse): Promise<Titles> {
  const list = JSON.stringify(browse)
  if (loaded.list !== list) loaded = { list, pages: new Map() }
  const { pages } = loaded
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index)
  // Asked for once more, though all of it is here: for another country that the server knows.
  if (numbers.every((number) => pages.has(number))) pages.clear()
  const titles = await Promise.all(
    numbers.map(async (number) => {
      const page = pages.get(number) ?? (await fetchPage(browse, number))
      pages.set(number, page)
      return page
    }),
  )
  // A live list moves on between two pages: what was last on one is then first on the next.
  const items = new Map(titles.flatMap(({ items }) => items).map((item) => [item.id, item]))
  return { items: [...items.values()], hasMore: titles.at(-1)?.hasMore ?? false }
}

async function fetchPage(
  { type, text, genre, audience }: Omit<Browse, 'firstPage' | 'lastPage'>,
  number: number,
): Promise<Titles> {
  const films = type === 'movie'
  if (text) {
    const endpoint = films ? listEndpoints.searchMovies : listEndpoints.searchTvShows
    return { items: await call(endpoint, { ...audience, q: text }), hasMore: false }
  }
  const page = String(number)
  const { body, hasMore } = genre
    ? await callForPage(films ? listEndpoints.moviesOfGenre : listEndpoints.tvShowsOfGenre, {
        ...audience,
        genre,
        page,
      })
    : await callForPage(films ? listEndpoints.movies : listEndpoints.tvShows, { ...audience, page })
  return { items: body, hasMore }
}

/** The genres that can be chosen, as on their buttons. */
export function genreChoicesOf(type: TitleType): readonly string[] {
  return type === 'movie' ? movieGenreChoices : tvGenreChoices
}

/**
 * The list at an address of its kind; by default the page's own.
 * @param kept how far it was opened there before
 */
export function listAt(
  rendered: ListPage,
  { genreChoice, page }: Place = rendered,
  kept: KeptPlace | null = null,
): TitleList {
  const text = kept?.text ?? ''
  const lastPage = Math.max(page, kept?.lastPage ?? page)
  const list = placed({ rendered, text, genreChoice, firstPage: page, lastPage })
  return isOpenedFurther(list) ? { ...list, top: kept?.top ?? null } : list
}

/** Whether the list is more, or other, than its address says. */
function isOpenedFurther({ text, firstPage, lastPage }: TitleList): boolean {
  return text !== '' || lastPage > firstPage
}

/** @param known the titles to show while the page's own list is loading: by default those in the page's HTML */
function placed(list: Omit<TitleList, 'meanwhile' | 'grownFrom' | 'top'>, known: Titles = list.rendered): TitleList {
  const { rendered, text, genreChoice, firstPage } = list
  const isRendered = !text && genreChoice === rendered.genreChoice && firstPage === rendered.page
  return { ...list, meanwhile: isRendered ? known : null, grownFrom: null, top: null }
}

/**
 * Shows the page's list and keeps it in sync with history navigation.
 * @returns a function that removes the listeners
 */
export function startTitleBrowser(rendered: ListPage): () => void {
  openedIn = $selectedCountry.get()
  const opened = listAt(rendered, rendered, keptPlace())
  $titleList.set(opened)
  // Unless something else was typed before the island ran.
  if (opened.text && !$typed.get()) typeInList(opened.text)
  const read = (): void => {
    const place = placeOfPath(rendered.type, genreChoicesOf(rendered.type), window.location.pathname)
    if (place) show(listAt(rendered, place, keptPlace()))
  }
  // Where a link leads away from. What the browser restores by itself ends with the page's first titles.
  const keepTop = (): void => {
    const list = $titleList.get()
    if (list && isOpenedFurther(list)) keepPlace({ top: window.scrollY })
  }
  window.addEventListener('popstate', read)
  window.addEventListener('click', keepTop, { capture: true })
  const stop = $selectedCountry.listen(() => {
    const list = $titleList.get()
    const titles = $titles.get()
    if (list) $titleList.set(placed(list, titles.status === 'ready' ? titles.answer : undefined))
  })
  return () => {
    window.removeEventListener('popstate', read)
    window.removeEventListener('click', keepTop, { capture: true })
    stop()
  }
}

function show(list: TitleList): void {
  $titleList.set(list)
  typeInList(list.text)
}

const settle = afterTyping((text) => {
  const list = $titleList.get()
  if (!list || list.text === text) return
  keepPlace({ text })
  $titleList.set(placed({ ...list, text }))
})

/** Takes the text of the search box. It is searched for once typing stops; a search has no address, see keptPlace.ts. */
export function typeInList(typed: string): void {
  $typed.set(typed)
  settle(typed.trim())
}

/** Shows the first page of a genre, at the address of its own page. */
export function chooseGenre({ rendered }: TitleList, genreChoice: string | null): void {
  window.history.pushState(null, '', localePath(rendered.locale, listPath(rendered.type, genreChoice, 1)))
  show(listAt(rendered, { genreChoice, page: 1 }))
}

/** Adds the next page below the titles that are shown. */
export function showMore(list: TitleList, shown: Titles): void {
  const lastPage = list.lastPage + 1
  keepPlace({ lastPage })
  $titleList.set({ ...list, lastPage, meanwhile: shown, grownFrom: shown.items.length, top: null })
}
