import type { Locale } from '#src/domain/place/locale.ts'
import type { OfferKind } from '#src/domain/platform/offerKind.ts'
import { fill } from './fill.ts'
import { titlePageWords } from './titlePageWords.ts'

/**
 * A platform's name as cards show it: with how it offers a title ('Rent: Apple TV', 'Free: Tubi'), or plainly where a
 * subscription includes it.
 * @param name the platform's display name
 */
export function offerLabel(name: string, kind: OfferKind, locale: Locale): string {
  const { kinds, label } = titlePageWords(locale).watch
  return kind === 'stream' ? name : fill(label, { kind: kinds[kind], platform: name })
}
