import MiniSearch from 'minisearch'
import { atom } from 'nanostores'
import type { Locale } from '#src/domain/locale.ts'
import { z } from '#src/domain/schema.ts'
import { titleIdSchema } from '#src/domain/title.ts'

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
  const titles = new Map(indexSchema.parse(await response.json()).map(([id, title, year]) => [id, { id, title, year }]))
  const index = new MiniSearch<Suggestion>({
    fields: ['title'],
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? 1 : 0), combineWith: 'AND' },
  })
  index.addAll([...titles.values()])
  $suggest.set((text) =>
    index
      .search(text)
      .slice(0, shown)
      .flatMap(({ id }) => titles.get(String(id)) ?? []),
  )
}
