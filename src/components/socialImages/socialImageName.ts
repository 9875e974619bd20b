import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'

/** The size of a large card in pixels: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const socialImageSize = { width: 1200, height: 630 } as const

/** Pages whose image is named after the first segment of their path. */
export const pageImageNames = [
  'movies',
  'tv-shows',
  'trending',
  'search',
  'regional-platforms',
  'location-settings',
  'picks',
  'about',
  'contact',
  'privacy',
  'terms',
  'feels',
  'together',
] as const
export type PageImageName = (typeof pageImageNames)[number]

const platformKeys = knownPlatforms.map(({ key }) => key)

/** The names of all images. */
export const socialImageNames = ['home', ...moodIds, ...pageImageNames, ...platformKeys] as const
export type SocialImageName = (typeof socialImageNames)[number]

/**
 * The image of a page: that of its mood, its own, or the home page's.
 * @param path the page's path in English
 */
export function socialImageName(path: `/${string}`, mood?: MoodId): SocialImageName {
  if (mood) return mood
  const [, first = '', second = ''] = path.split('/')
  const wanted = first === 'streaming' ? second : first === 'feel' ? 'feels' : first
  return [...pageImageNames, ...platformKeys].find((name) => name === wanted) ?? 'home'
}

/** The path of an image on the site. */
export function socialImagePath(locale: Locale, name: SocialImageName): `/${string}` {
  return `/og/${locale}/${name}.jpg`
}
