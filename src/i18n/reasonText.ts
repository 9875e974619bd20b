import type { FeelId } from '#src/domain/feel.ts'
import type { Locale } from '#src/domain/locale.ts'
import { feelLabel } from './feelLabels.ts'
import { capitalise, formatList } from './format.ts'

/** A reason as the engine gives it: a written sentence, or the feels to make one of. */
export type ReasonParts =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'composed'; readonly feels: readonly FeelId[] }

/** A reason in words: "Deadpan humour, a found family and a hopeful ending." */
export function reasonText(reason: ReasonParts, locale: Locale): string {
  if (reason.kind === 'written') return reason.text
  return `${capitalise(
    formatList(
      locale,
      reason.feels.map((feel) => feelLabel(feel, locale)),
    ),
  )}.`
}
