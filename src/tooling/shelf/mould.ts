import type { CopyRecord } from '#src/catalogue/embedded/record.ts'
import type { Locale } from '#src/domain/place/locale.ts'

/** Sentence patterns that texts fall into when many are written in a row. */
export const skeletons = ['two sentences', 'article first', 'kicker', 'list of three'] as const
export type Skeleton = (typeof skeletons)[number]

/** The words of a language for `and`, its articles, and the words that its texts lean on. */
const lexica: Readonly<Record<Locale, { and: string; articles: string; tics: Readonly<Record<string, string>> }>> = {
  en: {
    and: 'and',
    articles: 'a|an|the',
    tics: {
      every: 'every',
      nobody: 'nobody',
      only: 'only',
      someone: 'some(?:one|body)',
      never: 'never',
      sofa: 'sofas?',
    },
  },
  pt: {
    and: 'e',
    articles: 'um|uma|uns|umas|o|a|os|as',
    tics: {
      cada: 'cada|tod[oa]s [oa]s',
      ninguém: 'ninguém',
      só: 'só|apenas',
      alguém: 'alguém',
      nunca: 'nunca',
      sofá: 'sofás?',
    },
  },
  es: {
    and: 'y',
    articles: 'un|una|unos|unas|el|la|los|las',
    tics: {
      cada: 'cada|tod[oa]s l[oa]s',
      nadie: 'nadie',
      solo: 'solo',
      alguien: 'alguien',
      nunca: 'nunca',
      sofá: 'sofás?',
    },
  },
  de: {
    and: 'und',
    articles: 'ein|eine|einen|einem|einer|der|die|das|den|dem',
    tics: {
      jeder: 'jede[mnrs]?',
      niemand: 'niemand(?:em|en)?',
      nur: 'nur',
      jemand: 'jemand(?:em|en)?',
      nie: 'nie',
      Sofa: 'Sofas?',
    },
  },
  fr: {
    and: 'et',
    articles: 'un|une|des|le|la|les',
    tics: {
      chaque: 'chaque|tou(?:te)?s les',
      personne: 'personne',
      seul: 'ne\\b[^.]{1,40}\\bque',
      'quelqu’un': 'quelqu’un',
      jamais: 'jamais',
      canapé: 'canapés?',
    },
  },
}

export interface Mould {
  /** Share of the texts in each pattern, in percent; reasons alone count for `kicker`, descriptions for the others. */
  readonly skeletons: Readonly<Record<Skeleton, number>>
  /** Share of all texts with each word, in percent. */
  readonly tics: Readonly<Record<string, number>>
}

/** Counts the patterns and words that the texts of a language repeat. */
export function mouldOf(locale: Locale, copy: readonly CopyRecord[]): Mould {
  const { and, articles, tics } = lexica[locale]
  const descriptions = copy.map(({ description }) => description)
  const reasons = copy.flatMap((record) => Object.values(record.reasons))
  const texts = [...descriptions, ...reasons]
  const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
  return {
    skeletons: {
      'two sentences': share(descriptions, (text) => sentences(text) === 2),
      'article first': share(descriptions, (text) => new RegExp(`^(?:${articles}|\\d+)\\s`, 'iu').test(text)),
      kicker: share(reasons, (text) => new RegExp(`, ${and} [^,.]{3,60}[.!?]$`, 'iu').test(text)),
      'list of three': share(descriptions, (text) =>
        new RegExp(`(?:[\\p{L}’-]+ ?){1,3}, (?:[\\p{L}’-]+ ?){1,3},? ${and} (?:[\\p{L}’-]+ ?){1,3}[.!?]`, 'iu').test(
          text,
        ),
      ),
    },
    tics: Object.fromEntries(
      Object.entries(tics).map(([name, pattern]) => [name, share(texts, (text) => word(pattern).test(text))]),
    ),
  }
}

/** Number of sentences: end marks before a space or the end, closing quotes included. */
function sentences(text: string): number {
  return text.match(/[.!?…]+(?:\s?[”“’"»)])*(?=\s|$)/gu)?.length ?? 0
}

function share(texts: readonly string[], matches: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : Math.round((texts.filter(matches).length / texts.length) * 1000) / 10
}
