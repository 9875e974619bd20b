import type { FeelId } from './feel.ts'

/**
 * Feels that claim something that can be seen in a title: an animal, a wedding, a road. A viewer notices when it is not
 * there, so they are stated only where they are sure. Others describe a manner, of which there may be more or less.
 */
export const concreteFeels = [
  'animals-for-company',
  'archive-treasures',
  'artists-at-work',
  'behind-bars',
  'big-match-thrill',
  'boarding-school',
  'childs-eye-view',
  'christmas-sparkle',
  'clever-heist',
  'court-intrigue',
  'courtroom-drama',
  'devoted-animal',
  'double-lives',
  'dysfunctional-family',
  'epic-battles',
  'fading-memory',
  'fairy-tale-spell',
  'food-to-savour',
  'forbidden-love',
  'glossy-glamour',
  'grief-worked-through',
  'how-others-live',
  'illness-faced-together',
  'injustice-endured',
  'late-life-grace',
  'life-at-sea',
  'life-worth-knowing',
  'machines-with-feelings',
  'marriage-under-strain',
  'money-and-ambition',
  'music-in-its-bones',
  'musical-numbers',
  'mythical-creatures',
  'nature-in-close-up',
  'on-the-front-line',
  'parent-and-child',
  'period-elegance',
  'power-and-politics',
  'quiet-countryside',
  'road-trip',
  'singalong-songs',
  'sitcom-comfort',
  'small-town-life',
  'social-climbing',
  'star-crossed-lovers',
  'sunlit-travels',
  'swapped-and-disguised',
  'swashbuckling',
  'talking-animals',
  'teenage-troubles',
  'true-story',
  'vanished-era',
  'wedding-bells',
  'wild-frontier',
  'zombie-siege',
] as const satisfies readonly FeelId[]
export type ConcreteFeelId = (typeof concreteFeels)[number]

const all: ReadonlySet<FeelId> = new Set(concreteFeels)

/** Whether a feel claims something that can be seen. */
export function isConcrete(feel: FeelId): boolean {
  return all.has(feel)
}
