import { isMoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { feelPageWords } from '#src/i18n/feelPageWords.ts'
import { aboutTexts, privacyTexts, termsTexts } from '#src/i18n/languages.ts'
import { savedWords } from '#src/i18n/savedWords.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { togetherWords } from '#src/i18n/togetherWords.ts'
import { moodImageWords, type SocialImageWords } from './moodImageWords.ts'
import { type PageImageName, pageImageNames, type SocialImageName } from './socialImageName.ts'

/** The words of an image in one language: the heading and lead of its page. */
export function socialImageWords(name: SocialImageName, locale: Locale): SocialImageWords {
  if (isMoodId(name)) return moodImageWords(name, locale)
  const page = pageImageNames.find((one) => one === name)
  if (page) return pageWords(page, locale)
  const platform = knownPlatforms.find(({ key }) => key === name)
  if (platform) return { heading: platform.name, text: screensOf(locale).streaming.descriptions[platform.key] }
  const { site, home } = dictionaryOf(locale)
  return { heading: home.heading, text: site.description }
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
