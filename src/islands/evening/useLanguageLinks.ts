import { useEffect } from 'react'
import { leadLanguageLinks } from '#src/islands/shared/leadLanguageLinks.ts'
import { $query } from '#src/stores/tonight.ts'

/**
 * Lets the page's links to its other languages lead to what is on screen: tonight's wishes are in the address' query,
 * and the type may have changed since the page was opened. The links are the page's own HTML; this follows the address.
 * @param path the English path of what is shown
 * @param leftFor the English path that they lead to again once this is not shown any more
 * @param shown what else the query says; a new value follows a change of it
 */
export function useLanguageLinks(path: `/${string}`, leftFor: `/${string}`, shown?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query changes with it.
  useEffect(() => $query.subscribe(() => leadLanguageLinks(path, window.location.search)), [path, shown])
  useEffect(() => () => leadLanguageLinks(leftFor), [leftFor])
}
