import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { $isOpened } from '#src/stores/evening.ts'
import { $namesKnown } from '#src/stores/mentionedNames.ts'
import { dropParts, submitSearch, typeSearch } from '#src/stores/search.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { saidTonight } from '#src/understanding/saidTonight.ts'
import type { SaidTools } from './loadSaidTools.ts'
import { useTonight } from './useTonight.ts'

type Live = typeof import('./SaidLive.tsx')

/** What understands words in the browser, once it is loaded. */
export interface Said {
  readonly tools: SaidTools
  readonly live: Live
  /** Tonight's wishes, which hold beside the words and take the place of what those say of the same kind. */
  readonly tonight: Tonight
}

interface SaidInput {
  readonly typed: string
  readonly query: string
  readonly drop: readonly string[]
  readonly drawn: RenderedSearch | null
  /** Whether the visitor wants one of the titles to be chosen. */
  readonly isChoosing: boolean
}

/** Fewer titles than this, and the list says what each part of the wish costs. */
const few = 3
const noKinds: readonly WishKind[] = []

/**
 * Understands words in the browser as soon as the page's HTML does not answer what stands in the field, or something
 * holds for the visitor that it does not know of, or they touch what narrows the list. Until then, and where it cannot
 * be loaded, the HTML stays.
 */
export function useSaid(
  locale: Locale,
  { typed, query, drop, drawn, isChoosing }: SaidInput,
): { readonly said: Said | null; readonly kinds: readonly WishKind[] } {
  const [fetched, setFetched] = useState<Omit<Said, 'tonight'> | null>(null)
  const namesKnown = useStore($namesKnown)
  // Another function as soon as more names are known: what was understood before may have lacked one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the names by itself.
  const loaded = useMemo(() => fetched && renewed(fetched), [fetched, namesKnown])
  const understand = loaded?.tools.understand
  const isQueryDrawn = query === drawn?.query && drop.join() === (drawn.drop ?? []).join()
  const known = useMemo(
    () => (understand ? saidTonight(understand(query, drop)).kinds : isQueryDrawn ? (drawn?.said ?? noKinds) : null),
    [understand, query, drop, isQueryDrawn, drawn],
  )
  const evening = useTonight(query, known)
  useEffect(() => takeField(), [])
  const isOpened = useStore($isOpened, { ssr: 'initial' })
  const isDrawn = drawn !== null && typed.trim() === drawn.query && drop.join() === (drawn.drop ?? []).join()
  // The country that the visitor chose may be another than the one that the page was rendered for.
  const chosen = useStore($selectedCountry, { ssr: 'initial' })
  const isElsewhere = drawn !== null && chosen !== '' && chosen !== drawn.country
  // The visitor's services are named and marked.
  const hasServices = (evening?.tonight.on.length ?? 0) > 0
  const isBeyond =
    isChoosing || hasServices || isOpened || isElsewhere || drawn?.needsClock === true || (drawn?.total ?? few) < few
  const isNarrowed = evening !== null && (isBeyond || !evening.isInHtml) && drawn?.byFeel === true
  const isWanted = (typed.trim() !== '' || drawn?.byFeel === true) && (!isDrawn || isNarrowed)
  const isLoaded = loaded !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed tries again after a failure.
  useEffect(() => {
    if (!isWanted || isLoaded) return
    let isCurrent = true
    const parts = Promise.all([import('./loadSaidTools.ts'), import('./SaidLive.tsx')])
    parts
      .then(async ([{ loadSaidTools }, live]) => ({ live, tools: await loadSaidTools(locale) }))
      .then(
        (all) => isCurrent && setFetched(all),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isLoaded, locale, typed])
  const said = useMemo(
    () => (isWanted && loaded && evening ? { ...loaded, tonight: evening.tonight } : null),
    [isWanted, loaded, evening],
  )
  return { said, kinds: known ?? noKinds }
}

function renewed({ tools, live }: Omit<Said, 'tonight'>): Omit<Said, 'tonight'> {
  return { live, tools: { ...tools, understand: (text, drop) => tools.understand(text, drop) } }
}

/** The field and the chips of the page's HTML act on the search of this page. */
function takeField(): () => void {
  const field = document.querySelector<HTMLFormElement>('[data-say]')
  const input = field?.querySelector('input')
  if (input && input.value !== input.defaultValue) typeSearch(input.value)
  const onInput = (): void => typeSearch(input?.value ?? '')
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    submitSearch()
    field?.closest('details')?.removeAttribute('open')
    document.querySelector<HTMLElement>('.say-again summary')?.focus()
  }
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-keys]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    dropParts((link.dataset['keys'] ?? '').split(','))
  }
  input?.addEventListener('input', onInput)
  field?.addEventListener('submit', onSubmit)
  document.addEventListener('click', onClick)
  return () => {
    input?.removeEventListener('input', onInput)
    field?.removeEventListener('submit', onSubmit)
    document.removeEventListener('click', onClick)
  }
}
