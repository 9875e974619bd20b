import { defaultLocale, parseLocale } from '#src/domain/place/locale.ts'
import { loadSaidWords } from '#src/i18n/loadSaidWords.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { $suggest, $suggestPeople, loadTitleIndex } from '#src/stores/titleIndex.ts'
import { searchBoxStyle } from './searchBoxStyle.ts'
import { searchOptions } from './searchOptions.ts'
import { suggestIn } from './suggestIn.ts'

/**
 * Makes the search boxes of the header and of the menu suggest, as the search page's does: titles, people and a feeling.
 * Loaded when one of them is first focused (scripts/shell/headerSearch.ts). What is chosen is searched for at once;
 * what understands a feeling is fetched with the first letter.
 */
const locale = parseLocale(document.documentElement.lang.slice(0, 2)) ?? defaultLocale
const started = new WeakSet<HTMLInputElement>()

async function start(field: HTMLInputElement): Promise<void> {
  const { form } = field
  if (!form || started.has(field)) return
  started.add(field)
  void loadTitleIndex(locale)
  const words = await loadSaidWords(locale)
  adoptStyle(searchBoxStyle)
  const list = listFor(field, words.suggestions)
  const search = (text: string): void => {
    field.value = text
    form.requestSubmit()
  }
  let feelingOf: (text: string, titles: readonly string[]) => string = () => ''
  const box = suggestIn(field, list, (text) => {
    const titles = $suggest
      .get()(text)
      .map(({ title }) => title)
    return searchOptions(text, feelingOf(text, titles), words, { name: search, feeling: () => form.requestSubmit() })
  })
  $suggest.listen(box.renew)
  $suggestPeople.listen(box.renew)
  let isAsked = false
  const understand = (): void => {
    if (isAsked) return
    isAsked = true
    void import('./feelingOf.ts')
      .then(({ loadFeelingOf }) => loadFeelingOf(locale))
      .then(
        (loaded) => {
          feelingOf = loaded
          box.renew()
        },
        () => {
          // Without a network the next letter tries again.
          isAsked = false
        },
      )
  }
  field.addEventListener('input', understand)
  // A change is told before a form is sent.
  field.addEventListener('change', () => {
    field.value = field.value.trim()
  })
  field.addEventListener('focus', () => void loadTitleIndex(locale))
  if (field.value && document.activeElement === field) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** An empty list below a field, which becomes a combobox. */
function listFor(field: HTMLInputElement, label: string): HTMLElement {
  const list = document.createElement('div')
  list.className = 'suggestions box-suggestions absolute z-4 p-2 frame rounded-md bg-ink-2'
  list.id = `${field.id}-list`
  list.role = 'listbox'
  list.ariaLabel = label
  list.hidden = true
  field.after(list)
  field.autocomplete = 'off'
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-controls', list.id],
    ['aria-autocomplete', 'list'],
  ] as const) {
    field.setAttribute(name, value)
  }
  return list
}

function startFocused({ target }: Pick<Event, 'target'>): void {
  // Without its words, offline, a box stays a plain form until it is focused again.
  if (target instanceof HTMLInputElement && /^q-(bar|menu)$/.test(target.id)) {
    void start(target).catch(() => started.delete(target))
  }
}

startFocused({ target: document.activeElement })
document.addEventListener('focusin', startFocused)
