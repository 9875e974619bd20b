import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { feelLabel } from './feelLabels.ts'
import { capitalise } from './format.ts'
import { formatList } from './formatList.ts'

/** Structurally the same as `Reason` of engine/reason.ts, which i18n must not import. */
export type ReasonParts =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'composed'; readonly feels: readonly FeelId[] }

/** Renders a reason as a sentence: "Deadpan humour, a found family and a hopeful ending." */
export function reasonText(reason: ReasonParts, locale: Locale): string {
  if (reason.kind === 'written') return reason.text
  return `${capitalise(
    formatList(
      locale,
      reason.feels.map((feel) => feelLabel(feel, locale)),
    ),
  )}.`
}
