import type { Locale } from '#src/domain/place/locale.ts'
import type { WishNaming } from './describeWish.ts'

type Texts = Pick<WishNaming, 'words' | 'feels'>

/** Both files of a language in one promise, so that a page waits for one round trip. */
const loaders: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: () => both(import('./en/wishWords.ts'), import('./en/feels.ts')),
  pt: () => both(import('./pt/wishWords.ts'), import('./pt/feels.ts')),
  es: () => both(import('./es/wishWords.ts'), import('./es/feels.ts')),
  de: () => both(import('./de/wishWords.ts'), import('./de/feels.ts')),
  fr: () => both(import('./fr/wishWords.ts'), import('./fr/feels.ts')),
}

const asked = new Map<Locale, Promise<Pick<WishNaming, 'locale' | 'words' | 'feels'>>>()

/**
 * What `describeWish` needs to describe a wish in a language, loaded when somebody first says one. The same promise for
 * each call, unless loading has failed.
 */
export function loadWishWords(locale: Locale): Promise<Pick<WishNaming, 'locale' | 'words' | 'feels'>> {
  const known = asked.get(locale)
  if (known) return known
  const words = loaders[locale]().then((texts) => ({ locale, ...texts }))
  asked.set(locale, words)
  words.catch(() => asked.delete(locale))
  return words
}

async function both(
  words: Promise<{ readonly wishWords: Texts['words'] }>,
  names: Promise<{ readonly feels: Texts['feels'] }>,
): Promise<Texts> {
  const [{ wishWords }, { feels }] = await Promise.all([words, names])
  return { words: wishWords, feels }
}
