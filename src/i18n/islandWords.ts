import { type MoodId, perMood } from '#src/domain/mood/mood.ts'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { accountWords } from './accountWords.ts'
import { dictionaryOf } from './dictionary.ts'
import { pairLine, pairWords } from './pairWords.ts'
import { saidWords } from './saidWords.ts'
import { savedWords } from './savedWords.ts'
import { screensOf } from './screens.ts'
import type { AccountWords, Dictionary, SavedWords, Screens } from './shape.ts'

/** Strings of the mood flow. Each island gets only the strings it uses as props, which are serialized into the page. */
export type MoodFlowWords = Pick<Dictionary, 'contentTypes' | 'choice' | 'card' | 'genres'> & {
  readonly moods: Readonly<Record<MoodId, { readonly name: string; readonly tagline?: string }>>
  readonly results: Omit<Dictionary['results'], 'descriptions'>
  readonly siteTitle: string
  readonly changeCountry: string
  /** Labels of the preferred content types. */
  readonly preferredTypes: Screens['profile']['types']
}

/** @param only the mood whose results a page shows, which needs no other mood's tagline */
export function moodFlowWords(locale: Locale, only?: MoodId): MoodFlowWords {
  const { moods, contentTypes, choice, results: allResults, card, genres, site, location } = dictionaryOf(locale)
  const { descriptions, ...results } = allResults
  return {
    moods: perMood((mood) => ({
      name: moods[mood].name,
      ...(only === undefined || only === mood ? { tagline: moods[mood].tagline } : {}),
    })),
    contentTypes,
    choice,
    results,
    card,
    genres,
    siteTitle: site.title,
    changeCountry: location.change,
    preferredTypes: screensOf(locale).profile.types,
  }
}

/** Strings of a page of two moods. */
export type PairResultsWords = MoodFlowWords & {
  readonly pair: {
    /** The pair's line: a sentence. */
    readonly line: string
    /** The label of what puts the second light out. */
    readonly out: string
  }
}

export function pairResultsWords(pair: MoodPair, locale: Locale): PairResultsWords {
  // The taglines belong to pages of one mood.
  return { ...moodFlowWords(locale, pair[0]), pair: { line: pairLine(pair, locale), out: pairWords(locale).out } }
}

/** Strings of a title's card in lists. */
export type CardWords = Dictionary['card'] & { readonly genres: Dictionary['genres']; readonly acts: ActWords }

/** Names of tonight's wishes while they are not set. */
export type WishLabels = Pick<
  Dictionary['results']['evening'],
  'label' | 'length' | 'services' | 'languages' | 'leaveOut'
>

function wishLabels(locale: Locale): WishLabels {
  const { label, length, services, languages, leaveOut } = dictionaryOf(locale).results.evening
  return { label, length, services, languages, leaveOut }
}

/** Names of what one may do with a title. */
export type ActWords = Pick<Dictionary['results']['evening'], 'save' | 'acts'>

export function actWords(locale: Locale): ActWords {
  const { save, acts } = dictionaryOf(locale).results.evening
  return { save, acts }
}

export function cardWords(locale: Locale): CardWords {
  const { card, genres } = dictionaryOf(locale)
  return { ...card, genres, acts: actWords(locale) }
}

/** Strings of the list of films or of series. */
export interface BrowserWords {
  readonly list: Screens['lists']['movies']
  readonly common: Omit<Screens['lists'], 'movies' | 'tvShows'>
  readonly card: CardWords
}

export function browserWords(locale: Locale, type: TitleType): BrowserWords {
  const { movies, tvShows, ...common } = screensOf(locale).lists
  return { list: type === 'movie' ? movies : tvShows, common, card: cardWords(locale) }
}

/** Strings of the trending page. */
export interface TrendingWords {
  readonly trending: Omit<Screens['trending'], 'lead' | 'descriptions' | 'rule'>
  readonly failed: string
  readonly retry: string
  readonly card: CardWords
}

export function trendingWords(locale: Locale): TrendingWords {
  const { trending: allWords, lists } = screensOf(locale)
  const { lead, descriptions, rule, ...trending } = allWords
  return { trending, failed: lists.failed, retry: lists.retry, card: cardWords(locale) }
}

/** Strings of the search page. */
export interface SearchWords {
  readonly search: Omit<Screens['searchPage'], 'title' | 'lead' | 'description'>
  /** Heading of what is found by name, above an answer by feel. */
  readonly byName: string
  /** Names of what the box suggests. */
  readonly suggestions: string
  readonly person: string
  readonly byFeel: string
  readonly retry: string
  readonly wishes: WishLabels
  readonly card: Pick<CardWords, 'movie' | 'tv' | 'ratingBefore' | 'ratingAfter' | 'genres' | 'acts'>
}

export function searchPageWords(locale: Locale): SearchWords {
  const { searchPage, lists } = screensOf(locale)
  const { title, lead, description, ...search } = searchPage
  const { movie, tv, ratingBefore, ratingAfter, genres, acts } = cardWords(locale)
  const { byName, byFeel, suggestions, person } = saidWords(locale)
  return {
    search,
    byName,
    byFeel,
    suggestions,
    person,
    retry: lists.retry,
    wishes: wishLabels(locale),
    card: { movie, tv, ratingBefore, ratingAfter, genres, acts },
  }
}

/** Strings of the page with a visitor's own titles. */
export interface SavedPageWords {
  readonly saved: Omit<SavedWords, 'title' | 'description' | 'lead' | 'withoutScripts' | 'picks'>
  readonly card: CardWords
  readonly moodNames: Readonly<Record<MoodId, string>>
  readonly contentTypes: Dictionary['contentTypes']
  readonly wishes: WishLabels
}

export function savedPageWords(locale: Locale): SavedPageWords {
  const { title, description, lead, withoutScripts, picks, ...saved } = savedWords(locale)
  const { moods, contentTypes } = dictionaryOf(locale)
  return {
    wishes: wishLabels(locale),
    saved,
    card: cardWords(locale),
    moodNames: perMood((mood) => moods[mood].name),
    contentTypes,
  }
}

/** Strings of the page with titles that somebody has sent. */
export interface SentPicksWords extends MoodFlowWords {
  readonly picks: SavedWords['picks']
}

export function sentPicksWords(locale: Locale): SentPicksWords {
  return { ...moodFlowWords(locale), picks: savedWords(locale).picks }
}

/** Strings of the location settings. */
export interface LocationSettingsWords {
  readonly settings: Screens['locationSettings']
  readonly toasts: Screens['toasts']
  readonly worldwide: string
}

export function locationSettingsWords(locale: Locale): LocationSettingsWords {
  const { locationSettings, toasts } = screensOf(locale)
  return { settings: locationSettings, toasts, worldwide: dictionaryOf(locale).location.worldwide }
}

/** Strings of the list of regional platforms. */
export interface RegionalWords {
  readonly regional: Screens['regional']
  readonly retry: string
}

export function regionalWords(locale: Locale): RegionalWords {
  const { regional, lists } = screensOf(locale)
  return { regional, retry: lists.retry }
}

/** Strings of the profile page. */
export interface ProfileWords {
  readonly profile: Screens['profile']
  readonly account: AccountWords
  readonly toasts: Screens['toasts']
  readonly genres: Dictionary['genres']
  readonly moodNames: Readonly<Record<MoodId, string>>
}

export function profileWords(locale: Locale): ProfileWords {
  const { profile, toasts } = screensOf(locale)
  const { genres, moods } = dictionaryOf(locale)
  return { profile, account: accountWords(locale), toasts, genres, moodNames: perMood((mood) => moods[mood].name) }
}
