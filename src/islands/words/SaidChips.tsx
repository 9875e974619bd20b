import { Fragment, type ReactElement, useLayoutEffect, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { DescribedChip } from '#src/i18n/describeChips.ts'
import { feelPath } from '#src/i18n/feelPaths.ts'
import { plural } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'
import type { SaidWords } from '#src/i18n/shape.ts'
import { focusIn, keepFocus } from '#src/islands/shared/keepFocus.ts'

interface SaidChipsProps {
  readonly chips: readonly DescribedChip[]
  readonly left: readonly string[]
  readonly locale: Locale
  readonly words: SaidWords
  readonly onDrop: (keys: readonly string[]) => void
}

/** What is understood so far as chips, and what is not; as SaidChips.astro draws them. */
export function SaidChips({ chips, left, locale, words, onDrop }: SaidChipsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => takeFocusOfHtml(list.current), [])
  const [before = '', after = ''] = plural(locale, words.left, left.length).split('{words}')
  return (
    <div className="controls said-controls">
      <span className="label" id="understood-live">
        {words.understood}
      </span>
      <ul className="wishes" aria-labelledby="understood-live" ref={list}>
        {chips.map(({ pieces, effect, drop, keys }) => (
          <li className="wish wish-set" key={keys.join()}>
            <span className="wish-open">
              {pieces.map(({ text, feel }, place) => (
                <Fragment key={text}>
                  {place > 0 && ', '}
                  {feel ? <a href={localePath(locale, feelPath(feel))}>{text}</a> : text}
                </Fragment>
              ))}
              <span className="sr-only">. {effect}</span>
            </span>
            <button className="wish-drop" type="button" ref={keepFocus} aria-label={drop} onClick={() => onDrop(keys)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 0 && (
        <details className="said-effects">
          <summary>{words.effects}</summary>
          <dl>
            {chips.map(({ name, effect, keys }) => (
              <div key={keys.join()}>
                <dt>{name}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {left.length > 0 && (
        <p className="unread-note">
          <span>
            {before}
            <span className="unread">{left.join(' ')}</span>
            {after}
          </span>
        </p>
      )}
    </div>
  )
}

/** The chips of the page's HTML give way to these: the focus goes from the link that was followed to its place here. */
function takeFocusOfHtml(list: HTMLUListElement | null): void {
  const link = document.activeElement
  if (!(link instanceof HTMLElement) || !link.matches('a.wish-drop[data-keys]')) return
  const chips = [...(link.closest('ul')?.children ?? [])]
  const place = chips.findIndex((chip) => chip.contains(link))
  link.blur()
  focusIn(list, place)
}
