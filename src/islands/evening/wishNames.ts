import { minutesUntil, type Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { fillTime } from '#src/i18n/fillTime.ts'
import { languageLabel } from '#src/i18n/format.ts'
import type { EveningWords } from '#src/i18n/shape.ts'

/** What each kind of wish sets, and its name as a chip; only those that are set. */
export interface SetWish {
  readonly kind: WishKind
  readonly name: string
}

interface Named {
  readonly locale: Locale
  readonly words: EveningWords
  /** Names of platforms by id; an unknown one is shown by its id. */
  readonly platforms: ReadonlyMap<string, string>
  readonly now: Date
}

/** The parts of tonight's wishes that a kind of wish sets, as they are when it is not set. */
export const unset: Readonly<Record<WishKind, Partial<Tonight>>> = {
  length: { max: null, until: null },
  services: { on: [], rent: false },
  languages: { lang: [], from: [] },
  leaveOut: { not: [] },
}

/** The wishes that are set, in the order of the line, each with the name of its chip: 'Done by 23:00'. */
export function setWishes(tonight: Tonight, { locale, words, platforms, now }: Named): SetWish[] {
  const { max, until, on, lang, from, not } = tonight
  const named = (ids: readonly string[]): string => ids.map((id) => platforms.get(id) ?? id).join(', ')
  const wishes: SetWish[] = []
  if (until !== null && minutesUntil(until, now) !== null) {
    wishes.push({ kind: 'length', name: fillTime(words.doneBy, until) })
  } else if (max !== null) {
    wishes.push({ kind: 'length', name: fill(words.upTo, { minutes: max }) })
  }
  if (on.length > 0) {
    const name = on.length === 1 ? fill(words.onlyOn, { services: named(on) }) : named(on)
    wishes.push({ kind: 'services', name })
  }
  if (lang.length > 0) wishes.push({ kind: 'languages', name: words.noSubtitles })
  else if (from.length > 0) {
    wishes.push({ kind: 'languages', name: from.map((code) => languageLabel(locale, code)).join(', ') })
  }
  const [first, ...more] = not
  if (first) {
    const name = more.length === 0 ? words.withoutOne[first] : fill(words.without, { count: not.length })
    wishes.push({ kind: 'leaveOut', name })
  }
  return wishes
}
