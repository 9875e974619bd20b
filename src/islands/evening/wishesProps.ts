import type { ComponentProps } from 'react'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { WishLabels } from '#src/i18n/islandWords.ts'
import type { WishButton } from './WishButton.tsx'

/** What stands in the line of wishes. */
export interface WishesProps {
  readonly locale: Locale
  readonly words: WishLabels
  /** Kinds that stand here only where they are set. */
  readonly said: readonly WishKind[]
  /** Names of platforms by id; those of the room unless given. */
  readonly platforms: ReadonlyMap<string, string> | undefined
  /** Whether the line slides: then chips stand first. */
  readonly isNarrow: boolean
  /** The popover of a wish. */
  readonly sheetOf: (kind: WishKind) => Omit<ComponentProps<typeof WishButton>, 'children'>
}
