import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { feelLabel } from './feelLabels.ts'
import { fill } from './fill.ts'
import { capitalise } from './format.ts'
import { formatList } from './formatList.ts'
import { reasonTexts } from './languages.ts'
import type { ReasonFrames } from './shape.ts'

/** Structurally the same as `Reason` of engine/reason.ts, which i18n must not import. */
export type ReasonParts =
  | { readonly kind: 'written'; readonly text: string }
  | {
      readonly kind: 'composed'
      readonly frame: keyof ReasonFrames
      readonly feels: readonly FeelId[]
      readonly facts: { readonly type: TitleType; readonly year?: number; readonly director?: string }
    }

/** Renders a reason as a sentence: "Deadpan humour, a found family and small-town life carry this film." */
export function reasonText(reason: ReasonParts, locale: Locale): string {
  if (reason.kind === 'written') return reason.text
  const { frame, feels, facts } = reason
  const list = formatList(
    locale,
    feels.map((feel) => feelLabel(feel, locale)),
  )
  const { director = '', year = '', type } = facts
  return capitalise(fill(reasonTexts[locale][frame][type], { feels: list, director, year }))
}
