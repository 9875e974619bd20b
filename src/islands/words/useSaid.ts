import { useEffect, useMemo, useState } from 'react'
import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { AlwaysWished } from '#src/stores/byWish.ts'
import { dropParts, submitSearch, typeSearch } from '#src/stores/search.ts'
import type { SaidTools } from './loadSaidTools.ts'
import { useAlwaysWished } from './useAlwaysWished.ts'

type Live = typeof import('./SaidLive.tsx')

/** What understands words in the browser, once it is loaded. */
export interface Said {
  readonly tools: SaidTools
  readonly live: Live
  readonly always: AlwaysWished
}

/**
 * Understands words in the browser as soon as the page's HTML does not answer what stands in the field, or something
 * holds for the visitor that it does not know of. Until then, and where it cannot be loaded, the HTML stays.
 */
export function useSaid(
  locale: Locale,
  {
    typed,
    drop,
    drawn,
  }: { readonly typed: string; readonly drop: readonly string[]; readonly drawn: RenderedSearch | null },
): Said | null {
  const always = useAlwaysWished()
  const [loaded, setLoaded] = useState<Omit<Said, 'always'> | null>(null)
  useEffect(() => takeField(), [])
  const isDrawn = drawn !== null && typed.trim() === drawn.query && drop.join() === (drawn.drop ?? []).join()
  const isNarrowed = always !== null && !always.isInHtml && drawn?.byFeel === true
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
        (all) => isCurrent && setLoaded(all),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isLoaded, locale, typed])
  return useMemo(
    () => (isWanted && loaded && always ? { ...loaded, always: always.wished } : null),
    [isWanted, loaded, always],
  )
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
