import { knownPlatforms } from '#src/domain/knownPlatform.ts'
import type { Locale } from '#src/domain/locale.ts'
import { type MoodId, moodIds } from '#src/domain/mood.ts'

/** Pages whose image is named after the first part of their path. */
export const pageImageNames = [
  'movies',
  'tv-shows',
  'trending',
  'search',
  'regional-platforms',
  'location-settings',
  'about',
  'contact',
  'privacy',
  'terms',
] as const
export type PageImageName = (typeof pageImageNames)[number]

const platformKeys = knownPlatforms.map(({ key }) => key)

/** Every image that is drawn, by its name. */
export const socialImageNames = ['home', ...moodIds, ...pageImageNames, ...platformKeys] as const
export type SocialImageName = (typeof socialImageNames)[number]

/** Whose image a page shows: that of the mood that lights it, its own, or the home page's. `path` is English. */
export function socialImageName(path: `/${string}`, mood?: MoodId): SocialImageName {
  if (mood) return mood
  const [, first = '', second = ''] = path.split('/')
  const wanted = first === 'streaming' ? second : first
  return [...pageImageNames, ...platformKeys].find((name) => name === wanted) ?? 'home'
}

/** The address of an image, without the site's. */
export function socialImagePath(locale: Locale, name: SocialImageName): `/${string}` {
  return `/og/${locale}/${name}.jpg`
}
