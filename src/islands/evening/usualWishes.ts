import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'

/** Subscriptions that most people have or look for, the first of them first. */
export const mostKnown: readonly string[] = ['netflix', 'prime-video', 'disney-plus']

/** About the length of a short film, in minutes. */
export const usualLength = 90

/**
 * The languages that "no subtitles" stands for at once: those wanted tonight, else those that the visitor is known to
 * understand, else the page's.
 */
export function understood(
  { from }: Pick<Tonight, 'from'>,
  kept: readonly string[],
  locale: Locale,
): readonly string[] {
  return from.length > 0 ? from : kept.length > 0 ? kept : [locale]
}
