import { useStore } from '@nanostores/react'
import { applyWishes } from '#src/engine/wishes.ts'
import { fill } from '#src/i18n/fill.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { $isCounted, $open } from '#src/stores/evening.ts'
import { $wished } from '#src/stores/saidWishes.ts'
import { $now } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'

/** What a sheet's filled button says: how many titles fit all of tonight's wishes, live, once they are known. */
export function ShowFitting({ words }: { readonly words: EveningWords }): string {
  const tonight = useStore($wished)
  const open = useStore($open)
  const now = useStore($now)
  const isCounted = useStore($isCounted)
  if (!isCounted) return words.close
  return fill(words.show, { count: applyWishes(open, wishesOf(tonight, now)).length })
}
