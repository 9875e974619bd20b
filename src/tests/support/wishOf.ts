import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortNamesOfPeople } from '#src/catalogue/embedded/shortNamesOfPeople.data.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import type { Lexicon } from '#src/understanding/lexicon.ts'
import { buildNames, type NamedTitle } from '#src/understanding/names.ts'
import { parseLexicon } from '#src/understanding/parseLexicon.ts'
import type { LexiconText } from '#src/understanding/parseLines.ts'
import { understand } from '#src/understanding/understand.ts'
import type { Wish } from '#src/understanding/wish.ts'

const shelf: readonly NamedTitle[] = [
  {
    id: 'movie-116149',
    names: ['Paddington'],
    people: ['Paul King', 'Ben Whishaw', 'Ben Stiller'],
    rating: 75,
    mood: 'calm',
  },
  {
    id: 'movie-194',
    names: ['Amélie', 'Le Fabuleux Destin d’Amélie Poulain'],
    people: [],
    rating: 79,
    mood: 'romantic',
  },
  { id: 'movie-38365', names: ['Grown Ups'], people: [], rating: 60, mood: 'laugh' },
  {
    id: 'movie-949',
    names: ['Heat'],
    people: ['Michael Mann', 'Al Pacino', 'Robert De Niro'],
    rating: 79,
    mood: 'adrenaline',
  },
  { id: 'movie-603', names: ['The Matrix'], people: ['Keanu Reeves'], rating: 82, mood: 'adrenaline' },
  { id: 'movie-27205', names: ['Inception'], people: ['Leonardo DiCaprio'], rating: 83, mood: 'escape' },
  { id: 'movie-77338', names: ['Intouchables', 'Ziemlich beste Freunde'], people: [], rating: 83, mood: 'laugh' },
  {
    id: 'movie-398181',
    names: ['The Human Voice'],
    people: ['Pedro Almodóvar', 'Tilda Swinton', 'Gael García Bernal', 'Louis de Funès'],
    rating: 70,
    mood: 'cry',
  },
]

/** A lexicon of a few words for languages with tests of their own. */
const words: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: [
    'mood:cry pure-melancholy:0.5\tsad | tearjerker',
    'mood:calm cosy-comfort\tcosy* | rainy sunday | under a blanket | can’t sleep',
    'mood:adrenaline creeping-dread\tscary | horror | fright*',
    'mood:laugh\tfunny | humour',
    'mood:romantic\tromantic | romance | ❤️',
    'blood-and-gore\tgore | gory | violen*',
    'heads-up:animal-death\tdog dies | dog die',
    'devoted-animal\tloyal dog',
    'mood:cry lovers-parting:0.7\tleft me',
    'mood:adrenaline nail-biting-suspense:0.8\tthriller',
    'mood:mindless\tdon’t want to think',
  ],
  fr: [
    'mood:cry pure-melancholy:0.5\ttriste | tire larmes',
    'mood:calm cosy-comfort\tdouillet* | sous la couette',
    'mood:adrenaline creeping-dread\tqui fait peur | horreur | effrayant*',
    'mood:laugh\tdrôle | humour',
    'blood-and-gore\tgore | violence | violent',
    'heads-up:animal-death\tchien meurt',
    'devoted-animal\tchien fidèle',
  ],
  de: [
    'mood:cry pure-melancholy:0.5\ttraurig*',
    'mood:calm\tstill* | ruhig',
    'mood:adrenaline creeping-dread\thorror | gruselig*',
    'mood:laugh\tlustig* | witzig*',
    'true-friendship\tbeste freunde',
    'mood:romantic forbidden-love\tqueer*',
    'heads-up:animal-death\thund stirbt',
    'devoted-animal\ttreuer hund',
  ],
  es: [
    'mood:cry pure-melancholy:0.5\ttriste',
    'mood:adrenaline creeping-dread\tterror',
    'mood:laugh\tdivertido | chistes',
    'crude-humour\tguarro*',
    'cost-of-war\tguerra civil',
    'mood:cry lovers-parting:0.7\tdejar mi novia',
    'heads-up:animal-death\tperro muere',
  ],
  pt: [
    'mood:cry pure-melancholy:0.5\ttriste',
    'mood:adrenaline creeping-dread\tterror',
    'mood:laugh\tengraçado',
    'heads-up:animal-death\tcachorro morre',
  ],
}

const lexicons = new Map<Locale, Lexicon>()

/** The real grammar with a lexicon of a few words, parsed once. */
function lexiconOf(locale: Locale): Lexicon {
  const known = lexicons.get(locale)
  if (known) return known
  const read = (name: string): LexiconText => {
    const file = `src/understanding/lexicon/${name}`
    return { file, text: readFileSync(join(projectRoot, file), 'utf8') }
  }
  const own = { file: 'src/tests/support/wishOf.ts', text: (words[locale] ?? []).join('\n') }
  const lexicon = parseLexicon(locale, [own, ...[`${locale}.grammar.txt`, 'shared.grammar.txt'].map(read)])
  lexicons.set(locale, lexicon)
  return lexicon
}

/** The wish of a text, by the real grammar, a lexicon of a few words and a shelf of four titles. */
export function wishOf(locale: Locale, text: string, drop: readonly string[] = []): Wish {
  return understand(text, { lexicon: lexiconOf(locale), names: buildNames(shelf, locale, shortNamesOfPeople), drop })
}

/** What was understood, without parts and what is empty. */
export function said(locale: Locale, text: string): Record<string, unknown> {
  const { parts: _, left: __, moods, feels: ___, avoid, ...constraints } = wishOf(locale, text)
  const [mood] = Object.keys(moods)
  return {
    ...(mood ? { mood } : {}),
    ...(avoid.length > 0
      ? { avoid: avoid.filter((one) => one !== 'pure-melancholy' && one !== 'creeping-dread') }
      : {}),
    ...constraints,
  }
}
