import { atom } from 'nanostores'
import type { Locale } from '#src/domain/locale.ts'
import { fold, matchTypo, matchWord, searchedWords, wordsOf } from '#src/domain/matchWord.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/titleId.ts'

export interface Suggestion {
  readonly id: string
  readonly title: string
  readonly year: number
}

/** The lines of the index file: id, title, year. Short on purpose: it is fetched whole. */
const indexSchema = z.array(z.tuple([titleIdSchema, z.string(), z.number()]))

const shown = 6

/** Suggests titles for a text; suggests nothing until the index has arrived. */
export const $suggest = atom<(text: string) => readonly Suggestion[]>(() => [])

let loading: Promise<void> | undefined

/** Fetches the title index once, when the search box first has the focus. A failure leaves the box without suggestions. */
export function loadTitleIndex(locale: Locale): Promise<void> {
  loading ??= load(locale).catch(() => {
    loading = undefined
  })
  return loading
}

async function load(locale: Locale): Promise<void> {
  const response = await fetch(`/title-index/${locale}.json`)
  if (!response.ok) throw new Error(`the title index answered ${response.status}`)
  const titles = indexSchema.parse(await response.json()).map(([id, title, year]) => ({ id, title, year }))
  $suggest.set(suggestFrom(titles))
}

/** Titles in which every word stands, the last one perhaps only begun; names that begin so first. A word that stands nowhere may have a typo. */
function suggestFrom(titles: readonly Suggestion[]): (text: string) => readonly Suggestion[] {
  const texts = titles.map(({ title }) => fold(title))
  return (text) => {
    const whole = wordsOf(text).join(' ')
    const matches = searchedWords(text).map((word) => {
      const exact = matchWord(texts, word)
      return exact.size > 0 ? exact : matchTypo(texts, word)
    })
    const [first] = matches
    if (!first) return []
    const score = (index: number): number =>
      matches.reduce((sum, match) => sum + (match.get(index) ?? 0), texts[index]?.startsWith(whole) ? 1 : 0)
    return [...first.keys()]
      .filter((index) => matches.every((match) => match.has(index)))
      .sort((a, b) => score(b) - score(a))
      .slice(0, shown)
      .flatMap((index) => titles[index] ?? [])
  }
}
