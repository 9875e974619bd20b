import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedTitles, translatedNames } from '#src/catalogue/embedded/shelf.ts'
import { shortNames } from '#src/catalogue/embedded/shortNames.data.ts'
import { shortNamesOfPeople } from '#src/catalogue/embedded/shortNamesOfPeople.data.ts'
import { moodsByStrength } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { readWords } from '#src/server/words/readWords.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import type { Lexicon } from '#src/understanding/lexicon.ts'
import { buildNames, type Names } from '#src/understanding/names.ts'
import { unpackLexicon } from '#src/understanding/unpackLexicon.ts'

const folder = 'src/understanding'

/** Reads and parses the lexicon and grammar of a language. @throws Error like `readWords` */
export async function readLexicon(locale: Locale): Promise<Lexicon> {
  return unpackLexicon(locale, await readWords(locale))
}

/** A text of src/understanding/. @throws Error when it is missing */
export function readText(name: string): Promise<string> {
  return readFile(join(projectRoot, folder, name), 'utf8')
}

/** The embedded shelf and its names, for texts in a language. @throws CatalogueDataError */
export async function readShelf(locale: Locale): Promise<{ readonly titles: readonly Title[]; readonly names: Names }> {
  const [titles, translated] = await Promise.all([embeddedTitles(locale), translatedNames()])
  const named = titles.map((title) => ({
    id: title.id,
    names: [
      title.title,
      title.englishTitle ?? title.title,
      title.originalTitle,
      ...translated(title),
      ...(shortNames[title.id]?.split(', ') ?? []),
    ],
    people: title.people,
    rating: title.rating,
    mood: moodsByStrength(moodProfile(title))[0] ?? 'calm',
  }))
  return { titles, names: buildNames(named, locale, shortNamesOfPeople) }
}
