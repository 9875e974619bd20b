import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $suggest, $suggestPeople, loadTitleIndex } from '#src/stores/titleIndex.ts'
import { searchOptions } from './searchOptions.ts'
import { type Suggesting, suggestIn } from './suggestIn.ts'

interface SearchBoxProps {
  readonly locale: Locale
  readonly words: SearchWords
  readonly typed: string
  /** What the text says of a feeling; empty where it is answered by name alone. */
  readonly feeling: string
  readonly onType: (text: string) => void
  readonly onSubmit: (event: { preventDefault(): void }) => void
}

/**
 * The search box, a combobox with instant suggestions: titles, people, and below them the feeling that the text may mean
 * instead. Without names the feeling is not suggested: the page shows it already. The index is fetched on first focus.
 */
export function SearchBox({ locale, words, typed, feeling, onType, onSubmit }: SearchBoxProps): ReactElement {
  const suggest = useStore($suggest, { ssr: 'initial' })
  const suggestPeople = useStore($suggestPeople, { ssr: 'initial' })
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const suggesting = useRef<Suggesting | null>(null)
  const latest = useRef({ words, feeling, onType })
  latest.current = { words, feeling, onType }
  const { search } = words

  useEffect(() => {
    const early = box.current?.value
    if (early) onType(early)
  }, [onType])
  useEffect(() => {
    const [field, listbox] = [box.current, list.current]
    if (!field || !listbox) return
    suggesting.current = suggestIn(field, listbox, (text) => {
      const now = latest.current
      const options = searchOptions(text, now.feeling, now.words, {
        name: (name) => now.onType(name),
        feeling: () => field.form?.requestSubmit(),
      })
      return options.length > (now.feeling ? 1 : 0) ? options : []
    })
    return () => suggesting.current?.stop()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: more is known for the same text.
  useEffect(() => suggesting.current?.renew(), [suggest, suggestPeople, feeling])

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
          aria-expanded={false}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          value={typed}
          onFocus={() => void loadTitleIndex(locale)}
          onChange={(event) => onType(event.target.value)}
        />
        <button className="btn" type="submit">
          {search.submit}
        </button>
        <div
          className="suggestions absolute z-4 inset-x-0 top-[calc(100%+0.375rem)] max-w-160 p-2 frame rounded-md bg-ink-2"
          ref={list}
          hidden
          id={`${id}list`}
          role="listbox"
          aria-label={words.suggestions}
        />
      </form>
    </search>
  )
}
