import { useStore } from '@nanostores/react'
import { type ReactElement, useId, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { applyWishes, languagesIn } from '#src/engine/wishes.ts'
import { languageLabel } from '#src/i18n/format.ts'
import { $isCounted, $open } from '#src/stores/evening.ts'
import { $keptLanguages } from '#src/stores/eveningSettings.ts'
import { $now } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'
import { Tick } from './Tick.tsx'
import { toggled } from './TickRow.tsx'
import { understood } from './usualWishes.ts'
import type { WishBodyProps } from './wishBodyProps.ts'

const ways = ['lang', 'from'] as const

/** Original languages: those that the visitor understands, or those wanted tonight. */
export function LanguageWish({ tonight, locale, words, change }: WishBodyProps): ReactElement {
  const open = useStore($open)
  const isCounted = useStore($isCounted)
  const now = useStore($now)
  const id = useId()
  const kept = useStore($keptLanguages)
  const [chosen, setChosen] = useState<(typeof ways)[number] | null>(null)
  const set = tonight.from.length > 0 ? 'from' : tonight.lang.length > 0 ? 'lang' : null
  const way = set ?? chosen ?? 'lang'
  const { languages, ...others } = wishesOf(tonight, now)
  const counts = languagesIn(applyWishes(open, others))
  // Out of all titles of the mood: pills stay where they are while other wishes change their numbers.
  const ofMood = languagesIn(open)
  const ticked = tonight[way]
  const listed = [...new Set([locale, ...ticked, ...ofMood.keys()])].sort(
    (a, b) => (ofMood.get(b) ?? 0) - (ofMood.get(a) ?? 0),
  )
  const turn = (to: (typeof ways)[number]): void => {
    setChosen(to)
    if (to === 'lang') change({ lang: understood(tonight, kept, locale), from: [] })
    else if (languages) change({ from: languages, lang: [] })
  }
  return (
    <>
      <fieldset className="upto upto-two">
        <legend className="sr-only">{words.languages.how}</legend>
        {ways.map((one) => (
          <label key={one}>
            <Tick
              type="radio"
              name={id}
              isTicked={one === way && (one === 'from' || set !== null)}
              onTick={() => turn(one)}
            />
            <span>{one === 'lang' ? words.noSubtitles : words.languages.madeIn}</span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{way === 'lang' ? words.languages.understood : words.languages.madeInText}</p>
      <div className="tick">
        {listed.map((code) => (
          <label key={code}>
            <Tick
              type="checkbox"
              isTicked={ticked.includes(code)}
              onTick={() => change({ lang: [], from: [], [way]: toggled(ticked, code) })}
            />
            <span className="gap-1.5">
              {ticked.includes(code) && <Icon name="check" />}
              {languageLabel(locale, code)}
              {isCounted && <small className="text-xs text-text-3 tabular-nums">{counts.get(code) ?? 0}</small>}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
