import { parseLocale } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'

/**
 * Lets the page's links to its other languages lead to what is on screen rather than to what was there first.
 * @param path its English path
 * @param query its query string, with `?`; empty for none
 */
export function leadLanguageLinks(path: `/${string}`, query = ''): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = parseLocale(link.dataset['language'] ?? '')
    if (language) link.href = localePath(language, path) + query
  }
}
