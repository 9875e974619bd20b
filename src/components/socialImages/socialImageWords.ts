import { knownPlatforms } from '#src/domain/knownPlatform.ts'
import type { Locale } from '#src/domain/locale.ts'
import { isMoodId } from '#src/domain/mood.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { aboutTexts, privacyTexts, termsTexts } from '#src/i18n/longTexts.ts'
import { screensOf } from '#src/i18n/screens.ts'
import { type PageImageName, pageImageNames, type SocialImageName } from './socialImageName.ts'

/** What an image says. */
export interface SocialImageWords {
  readonly heading: string
  /** The line that the lamp lights. */
  readonly lit?: string
  /** What the page is, at most three lines of it. */
  readonly text: string
}

/** The words of an image in one language: those that the page itself begins with. */
export function socialImageWords(name: SocialImageName, locale: Locale): SocialImageWords {
  const { site, home, moods } = dictionaryOf(locale)
  if (isMoodId(name)) return { heading: moods[name].name, lit: moods[name].tagline, text: site.description }
  const page = pageImageNames.find((one) => one === name)
  if (page) return pageWords(page, locale)
  const platform = knownPlatforms.find(({ key }) => key === name)
  if (platform) return { heading: platform.name, text: screensOf(locale).streaming.descriptions[platform.key] }
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
    contact: led(contact),
    about: { heading: about.title, text: about.subtitle },
    privacy: { heading: privacy.title, text: privacy.stand },
    terms: { heading: terms.title, text: terms.stand },
  }
  return words[name]
}

/** The same words for whoever does not see the image. */
export function socialImageAlt({ heading, lit, text }: SocialImageWords): string {
  return [heading, lit, text].flatMap((part) => (part ? asSentence(part) : [])).join(' ')
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
