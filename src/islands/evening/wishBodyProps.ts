import type { Tonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { EveningWords } from '#src/i18n/shape.ts'

/** What the body of a wish's sheet gets. Each change applies at once. */
export interface WishBodyProps {
  readonly tonight: Tonight
  readonly locale: Locale
  readonly words: EveningWords
  /** Name of the visitor's country; null while it is not known. */
  readonly country: string | null
  readonly change: (change: Partial<Tonight>) => void
}
