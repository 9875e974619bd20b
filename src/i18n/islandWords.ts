import type { Locale } from '#src/domain/locale.ts'
import { dictionaryOf } from './dictionary.ts'
import type { Dictionary } from './shape.ts'

/** The words that the mood flow needs, and no others, so that pages carry no whole dictionary. */
export type MoodFlowWords = Pick<Dictionary, 'moods' | 'contentTypes' | 'choice' | 'results' | 'card' | 'genres'> & {
  readonly home: Pick<Dictionary['home'], 'heading' | 'lead' | 'moods' | 'noPiracy'>
  readonly siteTitle: string
}

export function moodFlowWords(locale: Locale): MoodFlowWords {
  const { moods, contentTypes, choice, results, card, genres, home, site } = dictionaryOf(locale)
  const { heading, lead, moods: lampsLabel, noPiracy } = home
  return {
    moods,
    contentTypes,
    choice,
    results,
    card,
    genres,
    home: { heading, lead, moods: lampsLabel, noPiracy },
    siteTitle: site.title,
  }
}

/** The words of the location picker. */
export type LocationWords = Dictionary['location']

export function locationWords(locale: Locale): LocationWords {
  return dictionaryOf(locale).location
}
