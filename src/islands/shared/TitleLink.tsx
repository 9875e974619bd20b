import type { ReactNode } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { localePath } from '#src/i18n/paths.ts'

interface TitleLinkProps {
  readonly item: Pick<TitleItem, 'title' | 'path'>
  readonly locale: Locale
}

/** A title's name, linked to its page if it has one. Titles of the built-in catalogue do; those found live may not. */
export function TitleLink({ item: { title, path }, locale }: TitleLinkProps): ReactNode {
  return path ? <a href={localePath(locale, path)}>{title}</a> : title
}
