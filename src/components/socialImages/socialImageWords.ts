import type { FeelId } from '#src/domain/feel/feel.ts'
import { isMoodId } from '#src/domain/mood/mood.ts'
import type { MoodPair } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import { feelDescription, feelPageWords } from '#src/i18n/feelPageWords.ts'
import { fill } from '#src/i18n/fill.ts'
import { capitalise } from '#src/i18n/format.ts'
import { aboutTexts, privacyTexts, termsTexts } from '#src/i18n/languages.ts'
import { pairLine } from '#src/i18n/pairWords.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { togetherWords } from '#src/i18n/togetherWords.ts'
import { moodsOfFeel } from './imageLight.ts'
import { moodImageWords, type SocialImageWords } from './moodImageWords.ts'
import {
  feelOfImage,
  type PageImageName,
  pageImageNames,
  pairOfImage,
  type SocialImageName,
} from './socialImageName.ts'

/** The words of an image in one language: the heading and lead of its page. */
export function socialImageWords(name: SocialImageName, locale: Locale): SocialImageWords {
  if (isMoodId(name)) return moodImageWords(name, locale)
  const feel = feelOfImage(name)
  if (feel) return feelWords(feel, locale)
  const pair = pairOfImage(name)
  if (pair) return pairImageWords(pair, locale)
  const page = pageImageNames.find((one) => one === name)
  if (page) return pageWords(page, locale)
  const platform = knownPlatforms.find(({ key }) => key === name)
  if (platform) return { heading: platform.name, text: screensOf(locale).streaming.descriptions[platform.key] }
  const { site, home } = dictionaryOf(locale)
  return { heading: home.heading, text: site.description }
}

function feelWords(feel: FeelId, locale: Locale): SocialImageWords {
  const { moods } = dictionaryOf(locale)
  const words = feelPageWords(locale)
  const [first, second] = moodsOfFeel(feel).map((mood) => moods[mood].name)
  const lit = first && (second ? fill(words.lightsBoth, { first, second }) : fill(words.lights, { first }))
  return { heading: capitalise(feelLabel(feel, locale)), ...(lit && { lit }), text: feelDescription(feel, locale) }
}

function pairImageWords(pair: MoodPair, locale: Locale): SocialImageWords {
  const { site, moods } = dictionaryOf(locale)
  return {
    heading: pair.map((mood) => moods[mood].name).join(' + '),
    lit: pairLine(pair, locale),
    text: site.description,
  }
}

function pageWords(name: PageImageName, locale: Locale): SocialImageWords {
  const { lists, trending, searchPage, regional, locationSettings, contact } = screensOf(locale)
  const led = ({ title, lead }: { readonly title: string; readonly lead: string }): SocialImageWords => ({
    heading: title,
    text: lead,
  })
  const [about, privacy, terms] = [aboutTexts[locale], privacyTexts[locale], termsTexts[locale]]
  const words: Readonly<Record<PageImageName, SocialImageWords>> = {
    movies: led(lists.movies),
    'tv-shows': led(lists.tvShows),
    trending: led(trending),
    search: led(searchPage),
    'regional-platforms': led(regional),
    'location-settings': led(locationSettings),
    picks: led(savedWords(locale).picks),
    feels: { heading: feelPageWords(locale).index.heading, text: feelPageWords(locale).index.lead },
    together: { heading: togetherWords(locale).title, text: togetherWords(locale).lead },
    contact: led(contact),
    about: { heading: about.title, text: about.subtitle },
    privacy: { heading: privacy.title, text: privacy.stand },
    terms: { heading: terms.title, text: terms.stand },
  }
  return words[name]
}
