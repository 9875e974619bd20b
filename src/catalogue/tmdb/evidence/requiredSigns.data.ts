import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Sign } from './sign.ts'

const documentary: readonly Sign[] = ['genre Documentary']
const show: readonly Sign[] = ['genre Reality-TV', 'keywords of reality-drama', 'keywords of contest-to-shout-at']

/** Feels that a title has only with one of these signs, however much else speaks for them. */
export const requiredSigns: Readonly<Partial<Record<FeelId, readonly Sign[]>>> = {
  'eye-opening-documentary': documentary,
  'science-made-clear': documentary,
  'nature-in-close-up': documentary,
  'archive-treasures': ['genre Documentary', 'genre Music', 'made before 1930'],
  'mock-documentary': ['keywords of mock-documentary', 'words of satire', 'genre Comedy'],
  'reality-drama': show,
  'dating-game': [...show, 'keywords of dating-game'],
  'contest-to-shout-at': show,
  'sitcom-comfort': ['kind tv', 'keywords of sitcom-comfort'],
  'friendly-contest': ['genre Reality-TV', 'keywords of friendly-contest'],
  'christmas-sparkle': ['keywords of christmas-sparkle', 'words of christmas'],
  'food-to-savour': ['keywords of food-to-savour', 'words of food'],
  'devoted-animal': ['words of animals', 'keywords of animals-for-company', 'keywords of devoted-animal'],
  'animals-for-company': ['words of animals', 'words of cartoon animals', 'keywords of animals-for-company'],
  'true-crime': ['genre Crime', 'genre Documentary'],
  'martial-arts': ['genre Action', 'keywords of martial-arts', 'words of fighters'],
}
