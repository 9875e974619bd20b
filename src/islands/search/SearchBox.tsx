import { useStore } from '@nanostores/react'
import {
  type KeyboardEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $suggest, loadTitleIndex } from '#src/stores/titleIndex.ts'

interface SearchBoxProps {
  readonly locale: Locale
  readonly words: SearchWords
  readonly typed: string
  /** What the text says of a feeling, and the name of an answer to that; null where it is answered by name alone. */
  readonly feeling: { readonly text: string; readonly kind: string } | null
  readonly onType: (text: string) => void
  readonly onSubmit: (event: { preventDefault(): void }) => void
}

/**
 * The search box, a combobox with instant suggestions: titles, and below them the feeling that the text may mean instead.
 * Without titles the feeling is not suggested: the page shows it already. The title index is fetched on first focus.
 */
export function SearchBox({ locale, words, typed, feeling, onType, onSubmit }: SearchBoxProps): ReactElement {
  const suggest = useStore($suggest, { ssr: 'initial' })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { search } = words

  useEffect(() => {
    const early = box.current?.value
    if (early) onType(early)
  }, [onType])
  // Deferred, so that the typed character is rendered before its suggestions are computed.
  const wanted = useDeferredValue(open ? typed : '')
  const suggestions = useMemo(() => (wanted.trim() ? suggest(wanted) : []), [wanted, suggest])
  const shown = open && suggestions.length > 0
  const options = suggestions.length + (feeling ? 1 : 0)

  const take = (title: string): void => {
    onType(title)
    setOpen(false)
    setActive(-1)
  }
  const takeFeeling = (): void => {
    setOpen(false)
    setActive(-1)
    box.current?.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
    if (!shown) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const count = options + 1
      setActive(((active + 1 + step + count) % count) - 1)
    }
    const chosen = suggestions[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen.title)
    } else if (event.key === 'Enter' && feeling && active === suggestions.length) {
      event.preventDefault()
      takeFeeling()
    }
  }
  return (
    <search>
      <form className="big-search" action={localePath(locale, '/search/')} onSubmit={onSubmit}>
        <Icon name="search" />
        <label className="sr-only" htmlFor={`${id}q`}>
          {search.label}
        </label>
        <input
          className="input"
          id={`${id}q`}
          ref={box}
          name="q"
          type="search"
          role="combobox"
          autoComplete="off"
          maxLength={200}
          placeholder={search.placeholder}
          aria-expanded={shown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}${active}` : undefined}
          value={typed}
          onFocus={() => void loadTitleIndex(locale)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onType(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
        />
        <button className="btn" type="submit">
          {search.submit}
        </button>
        <div
          className="suggestions absolute z-4 inset-x-0 top-[calc(100%+0.375rem)] max-w-160 p-2 frame rounded-md bg-ink-2"
          hidden={!shown}
          id={`${id}list`}
          role="listbox"
          aria-label={search.suggestions}
        >
          {suggestions.map(({ id: titleId, title, year }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keyboard, as the combobox pattern wants
            // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus (aria-activedescendant)
            <div
              key={titleId}
              id={`${id}${index}`}
              className="option grid-cols-[1fr_auto]"
              role="option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(title)}
            >
              <span>{title}</span>
              <small>{year}</small>
            </div>
          ))}
          {feeling && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              id={`${id}${suggestions.length}`}
              className="option grid-cols-[1fr_auto]"
              role="option"
              aria-selected={active === suggestions.length}
              data-active={active === suggestions.length || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={takeFeeling}
            >
              <span>{feeling.text}</span>
              <small>{feeling.kind}</small>
            </div>
          )}
        </div>
      </form>
    </search>
  )
}
