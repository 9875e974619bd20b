import type { FeelId } from '#src/domain/feel/feel.ts'
import { pagedFeels } from '#src/domain/feel/feelFamily.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import { type MoodPair, moodPairs } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size of a large card in pixels: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const socialImageSize = { width: 1200, height: 630 } as const satisfies ImageSize
/** That of a feel's image, which still makes a large card: there are hundreds, and each pixel of them takes time. */
const feelImageScale = 0.6

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

export type FeelImageName = `feel-${FeelId}`
export type PairImageName = `pair-${MoodId}-${MoodId}`

/** The names of all images but those of feels and pairs. */
const otherNames = ['home', ...moodIds, ...pageImageNames, ...platformKeys] as const
export type SocialImageName = (typeof otherNames)[number] | FeelImageName | PairImageName

const feelName = (feel: FeelId): FeelImageName => `feel-${feel}`
const pairName = ([first, second]: MoodPair): PairImageName => `pair-${first}-${second}`

/** The names of all images. */
export const socialImageNames: readonly SocialImageName[] = [
  ...otherNames,
  ...pagedFeels.map(feelName),
  ...moodPairs.map(pairName),
]

/** The feel that an image is for; undefined for other images. */
export function feelOfImage(name: SocialImageName): FeelId | undefined {
  return pagedFeels.find((feel) => feelName(feel) === name)
}

/** The two moods that an image is for; undefined for other images. */
export function pairOfImage(name: SocialImageName): MoodPair | undefined {
  return moodPairs.find((pair) => pairName(pair) === name)
}

/**
 * The image of a page: that of its feel or its two moods, of its mood, its own, or the home page's.
 * @param path the page's path in English
 */
export function socialImageName(path: `/${string}`, mood?: MoodId): SocialImageName {
  const [, first = '', second = ''] = path.split('/')
  const feel = first === 'feel' ? pagedFeels.find((one) => one === second) : undefined
  if (feel) return feelName(feel)
  const pair = first === 'mood' ? moodPairs.find((one) => one.join('+') === second) : undefined
  if (pair) return pairName(pair)
  if (mood) return mood
  const wanted = first === 'streaming' ? second : first === 'feel' ? 'feels' : first
  return [...pageImageNames, ...platformKeys].find((name) => name === wanted) ?? 'home'
}

/** The size of an image in pixels. */
export function sizeOfImage(name: SocialImageName): ImageSize {
  const scale = name.startsWith('feel-') ? feelImageScale : 1
  return { width: socialImageSize.width * scale, height: socialImageSize.height * scale }
}

/** The path of an image on the site. */
export function socialImagePath(locale: Locale, name: SocialImageName): `/${string}` {
  return `/og/${locale}/${name}.jpg`
}
