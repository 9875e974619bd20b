import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactElement, use } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { noWishes } from '#src/domain/evening/tonight.ts'
import { type WishKind, wishKinds } from '#src/domain/evening/wishKind.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import type { WishLabels } from '#src/i18n/islandWords.ts'
import { $platformNames } from '#src/stores/evening.ts'
import { $now, $tonight, wishTonight } from '#src/stores/tonight.ts'
import { WishButton } from './WishButton.tsx'
import { setWishes, unset } from './wishNames.ts'

interface SetWishesProps {
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

/** The wishes' line where some are set: those are chips that can be dropped. */
export function SetWishes(props: SetWishesProps): ReactElement {
  const { locale, words, said, isNarrow, sheetOf } = props
  const evening = use(loadEveningWords(locale))
  const tonight = useStore($tonight)
  const inRoom = useStore($platformNames)
  const platforms = props.platforms ?? inRoom
  const now = useStore($now)
  const set = setWishes(tonight, { locale, words: evening, platforms, now })
  const isSet = (kind: WishKind): boolean => set.some((one) => one.kind === kind)
  const ordered = isNarrow ? wishKinds.toSorted((a, b) => Number(isSet(b)) - Number(isSet(a))) : wishKinds
  return (
    <>
      {ordered.map((kind) => {
        const name = set.find((one) => one.kind === kind)?.name
        if (name === undefined) {
          if (said.includes(kind)) return null
          return (
            <li className="wish" key={kind}>
              <WishButton {...sheetOf(kind)}>
                <span>{words[kind]}</span>
                <Icon name="chevron" />
              </WishButton>
            </li>
          )
        }
        return (
          <li className="wish wish-set" key={kind}>
            <WishButton {...sheetOf(kind)}>{name}</WishButton>
            <button
              className="wish-drop"
              type="button"
              aria-label={fill(evening.drop, { wish: name })}
              onClick={() => wishTonight(unset[kind])}
            >
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      <li className="wish-none">
        <button type="button" onClick={() => wishTonight({ ...noWishes, nudge: tonight.nudge })}>
          {evening.clearAll}
        </button>
      </li>
    </>
  )
}
