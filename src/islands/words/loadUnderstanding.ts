import type { Locale } from '#src/domain/place/locale.ts'
import { $indexed, $indexedPeople, loadTitleIndex } from '#src/stores/titleIndex.ts'
import type { Names } from '#src/understanding/names.ts'
import { understand } from '#src/understanding/understand.ts'
import { unpackInSlices } from '#src/understanding/unpackLexicon.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { inIdleSlices } from './idleSlices.ts'
import { $indexedNames, $knownNames } from './knownNames.ts'
import { peopleNames, titleNames } from './titleNames.ts'

/** What a text means, without the parts whose keys a visitor dropped. */
export type Understand = (text: string, drop?: readonly string[]) => Wish

/** A language's lexicon, packed, and the names of platforms. */
const loaders = {
  en: () => import('virtual:words/en'),
  pt: () => import('virtual:words/pt'),
  es: () => import('virtual:words/es'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
} satisfies Record<Locale, unknown>

const asked = new Map<Locale, Promise<Understand>>()

/**
 * Loads what understands a visitor's words in a language. Prepared while the page is idle, so that typing never waits.
 * Titles and people are understood as soon as the title index is there; without it those alone that the page's HTML
 * mentions (`$knownNames`). The same promise for each call; after a failure the next call tries again.
 * @throws Error without a network
 */
export function loadUnderstanding(locale: Locale): Promise<Understand> {
  const known = asked.get(locale)
  if (known) return known
  const loading = load(locale)
  asked.set(locale, loading)
  loading.catch(() => asked.delete(locale))
  return loading
}

/** Names of platforms by id, for chips that say one. */
export async function loadPlatformNames(locale: Locale): Promise<Readonly<Record<string, string>>> {
  return (await loaders[locale]()).platforms
}

async function load(locale: Locale): Promise<Understand> {
  void loadTitleIndex(locale)
  const { lexicon: packed } = await loaders[locale]()
  const lexicon = await inIdleSlices(unpackInSlices(locale, packed))
  $indexed.subscribe((titles) => {
    if (titles.length === 0) return
    void inIdleSlices(titleNames(titles, locale)).then((prepared) => {
      if ($indexed.get() === titles) $indexedNames.set({ ...$indexedNames.get(), ...prepared })
    })
  })
  $indexedPeople.subscribe((people) => {
    if (people.length === 0) return
    void inIdleSlices(peopleNames(people, locale)).then((prepared) => {
      $indexedNames.set({ ...$indexedNames.get(), ...prepared })
    })
  })
  return remembering(
    (text, drop, known) => understand(text, { lexicon, names: known, drop, year: new Date().getFullYear() }),
    () => $knownNames.get(),
  )
}

/** Wishes of the text in the field and of the one that is answered, each also without what was dropped. */
const mostRemembered = 4

/** Understands a text once, though several parts of a page ask what it means; anew when more names are known. */
function remembering(
  take: (text: string, drop: readonly string[] | undefined, names: Names) => Wish,
  namesNow: () => Names,
): Understand {
  let names = namesNow()
  const wishes = new Map<string, Wish>()
  return (text, drop) => {
    if (names !== namesNow()) wishes.clear()
    names = namesNow()
    const key = JSON.stringify([text, ...(drop ?? [])])
    const wish = wishes.get(key) ?? take(text, drop, names)
    wishes.delete(key)
    wishes.set(key, wish)
    const [oldest] = wishes.keys()
    if (wishes.size > mostRemembered && oldest !== undefined) wishes.delete(oldest)
    return wish
  }
}
