import { useStore } from '@nanostores/react'
import { type ReactElement, use } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { noWishes } from '#src/domain/evening/tonight.ts'
import { type WishKind, wishKinds } from '#src/domain/evening/wishKind.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { keepFocus } from '#src/islands/shared/keepFocus.ts'
import { $platformNames } from '#src/stores/evening.ts'
import { $now, $tonight, wishTonight } from '#src/stores/tonight.ts'
import { WishButton } from './WishButton.tsx'
import { WishWord } from './WishWord.tsx'
import type { WishesProps } from './wishesProps.ts'
import { setWishes, unset } from './wishNames.ts'

/** The wishes' line where some are set: those are chips that can be dropped, as are the nudges of below the list. */
export function SetWishes(props: WishesProps): ReactElement {
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
      {tonight.nudge.map((id) => (
        <li className="wish wish-set" key={id}>
          <button className="wish-open" type="button" onClick={showNudges}>
            {evening.nudges[id]}
          </button>
          <button
            className="wish-drop"
            type="button"
            ref={keepFocus}
            aria-label={fill(evening.drop, { wish: evening.nudges[id] })}
            onClick={() => wishTonight({ nudge: tonight.nudge.filter((one) => one !== id) })}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {ordered.map((kind) => {
        const name = set.find((one) => one.kind === kind)?.name
        if (name === undefined) {
          if (said.includes(kind)) return null
          return (
            <WishWord key={kind} {...sheetOf(kind)}>
              {words[kind]}
            </WishWord>
          )
        }
        return (
          <li className="wish wish-set" key={kind}>
            <WishButton {...sheetOf(kind)}>{name}</WishButton>
            <button
              className="wish-drop"
              type="button"
              ref={keepFocus}
              aria-label={fill(evening.drop, { wish: name })}
              onClick={() => wishTonight(unset[kind])}
            >
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      <li className="wish-none">
        <button type="button" ref={keepFocus} onClick={() => wishTonight(noWishes)}>
          {evening.clearAll}
        </button>
      </li>
    </>
  )
}

/** Shows the nudges, where one of them is changed for another. */
function showNudges(): void {
  document.getElementById('not-quite')?.parentElement?.querySelector<HTMLElement>('input:checked')?.focus()
}
