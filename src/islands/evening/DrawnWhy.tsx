import type { ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatRating } from '#src/i18n/format.ts'
import type { Drawn } from './useDraw.ts'

interface DrawnWhyProps {
  readonly locale: Locale
  /** Name of the mood. */
  readonly mood: string
  readonly drawn: Drawn
  /** How well it fits the mood, 0 to 1. */
  readonly fit: number
  /** Rating of the title, 0 to 100; 0 for none. */
  readonly rating: number
}

/** Why the light fell on this one: its chance in the draw, and what made it. */
export function DrawnWhy({ locale, mood, drawn: { words, chance }, fit, rating }: DrawnWhyProps): ReactElement {
  const text = fill(rating > 0 ? words.whyText : words.whyTextUnrated, {
    chance,
    fit: Math.round(fit * 100),
    mood,
    rating: formatRating(locale, rating),
  })
  return (
    <p className="max-w-152 pt-3 rule-t text-md text-text-2">
      <b className="text-text">{words.why}.</b> {text}
    </p>
  )
}
