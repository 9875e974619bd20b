import type { Locale } from '#src/domain/place/locale.ts'
import { localePath } from './paths.ts'

export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Splits a text at its Markdown links, `[text](/path/)`, and localizes their paths. */
export function splitLinks(text: string, locale: Locale): TextPart[] {
  return text.split(/(\[[^\]]+\]\(\/[^)]*\))/).map((part): TextPart => {
    const link = /^\[([^\]]+)\]\(\/([^)]*)\)$/.exec(part)
    if (!link) return { text: part }
    return { text: link[1] ?? '', href: localePath(locale, `/${link[2] ?? ''}`) }
  })
}
