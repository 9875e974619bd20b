import { type ComponentType, type ReactElement, Suspense, use } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'

/**
 * A part that a page can do without, loaded with the evening's strings when it is first drawn. Its fallback, or nothing,
 * stands in its place while they are on their way, and if they do not come: for want of a network, because the site was
 * deployed anew since the page was opened, or because the page is being left. The rest of the page goes on, and the
 * console stays silent.
 */
export function eveningPart<Props extends { readonly locale: Locale }>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: (props: Props) => ReactElement | null = () => null,
): (props: Props) => ReactElement {
  const asked = new Map<Locale, Promise<ComponentType<Props> | null>>()
  // A failure is remembered: asked for again in each render, the part would never come to rest.
  const ask = (locale: Locale): Promise<ComponentType<Props> | null> => {
    const part =
      asked.get(locale) ??
      Promise.all([load(), loadEveningWords(locale)]).then(
        ([loaded]) => loaded,
        () => null,
      )
    asked.set(locale, part)
    return part
  }
  function Loaded(props: Props): ReactElement | null {
    const Part = use(ask(props.locale))
    return Part ? <Part {...props} /> : <Fallback {...props} />
  }
  return function EveningPart(props: Props): ReactElement {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
