import { embeddedTitles, readySearchTexts, translatedNames } from '#src/catalogue/embedded/shelf.ts'
import { shortNamesOfPeople } from '#src/catalogue/embedded/shortNamesOfPeople.data.ts'
import { rememberSuccess } from '#src/catalogue/rememberSuccess.ts'
import { moodsByStrength } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Mentioned } from '#src/domain/title/mentioned.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { mentionedIn } from '#src/understanding/mentionedIn.ts'
import { buildNames, type Names } from '#src/understanding/names.ts'
import { understand } from '#src/understanding/understand.ts'
import { unpackLexicon } from '#src/understanding/unpackLexicon.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { readWords } from './readWords.ts'

/** A language's lexicon, read once per process: a page that asks for none never loads it. */
const lexiconOf = rememberSuccess(async (locale: Locale) => unpackLexicon(locale, await readWords(locale)))

/** The names of the embedded titles, in all languages, and of their people. */
const namesOf = rememberSuccess(async (locale: Locale): Promise<Names> => {
  const [titles, translated, texts] = await Promise.all([embeddedTitles(locale), translatedNames(), readySearchTexts()])
  const named = titles.map((title, index) => ({
    id: title.id,
    names: [
      title.title,
      title.englishTitle ?? title.title,
      title.originalTitle,
      ...translated(title),
      ...(texts?.otherNames[index]?.split('|').filter(Boolean) ?? []),
    ],
    people: title.people,
    rating: title.rating,
    mood: moodsByStrength(moodProfile(title))[0] ?? 'calm',
  }))
  return buildNames(named, locale, shortNamesOfPeople)
})

/**
 * What a text wishes for, in a language of the site.
 * @param drop keys of parts that the visitor took away (see understanding/wishParts.ts)
 * @throws Error when the function was packaged without the lexicon
 */
export async function understandWords(locale: Locale, text: string, drop: readonly string[] = []): Promise<Wish> {
  const [lexicon, names] = await Promise.all([lexiconOf(locale), namesOf(locale)])
  return understand(text, { lexicon, names, drop, year: new Date().getFullYear() })
}

/** The titles and people that a text mentions. @param wish what the whole text was understood as */
export async function mentionedNames(locale: Locale, text: string, wish: Wish): Promise<Mentioned[]> {
  return mentionedIn(text, wish, { names: await namesOf(locale), locale })
}
