import { type ConcreteFeelId, concreteFeels } from '#src/domain/feel/concreteFeels.data.ts'
import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Lexeme } from './lexicon.data.ts'
import { listed } from './listed.ts'
import type { Sign } from './sign.ts'

/**
 * Words of the overview that count as one sign of a concrete feel, besides its keywords. A dog in a family film is no
 * animal for company, and a grandmother no grace late in life: a single sign is not enough to state such a feel.
 */
const words: Readonly<Record<ConcreteFeelId, readonly Lexeme[]>> = {
  'animals-for-company': ['animals'],
  'artists-at-work': ['art'],
  'behind-bars': ['prison'],
  'big-match-thrill': ['sport', 'racing', 'fighters'],
  'boarding-school': ['boarding'],
  'childs-eye-view': ['small children'],
  'christmas-sparkle': ['christmas'],
  'clever-heist': ['heist'],
  'court-intrigue': ['history'],
  'courtroom-drama': ['court'],
  'devoted-animal': ['animals'],
  'double-lives': ['swap', 'spies'],
  'dysfunctional-family': ['family'],
  'epic-battles': ['warriors', 'war'],
  'fading-memory': ['memory'],
  'fairy-tale-spell': ['magic'],
  'food-to-savour': ['food'],
  'forbidden-love': ['love'],
  'glossy-glamour': ['fame'],
  'grief-worked-through': ['grief'],
  'how-others-live': ['hardship', 'daily'],
  'illness-faced-together': ['illness'],
  'injustice-endured': ['injustice'],
  'late-life-grace': ['old age'],
  'life-at-sea': ['sea'],
  'life-worth-knowing': ['a life', 'true story'],
  'machines-with-feelings': ['machines'],
  'marriage-under-strain': ['marriage'],
  'money-and-ambition': ['money'],
  'music-in-its-bones': ['music'],
  'musical-numbers': ['musical'],
  'mythical-creatures': ['magic', 'monsters', 'vampires'],
  'nature-in-close-up': ['nature'],
  'on-the-front-line': ['soldiers', 'war'],
  'parent-and-child': ['parents'],
  'period-elegance': ['history', 'society'],
  'power-and-politics': ['politics'],
  'quiet-countryside': ['country'],
  'road-trip': ['road'],
  'singalong-songs': ['music', 'musical'],
  'small-town-life': ['country'],
  'social-climbing': ['society'],
  'star-crossed-lovers': ['heartbreak', 'grief', 'war'],
  'sunlit-travels': ['travel'],
  'swapped-and-disguised': ['swap'],
  swashbuckling: ['sea', 'warriors'],
  'talking-animals': ['animals', 'cartoon animals'],
  'teenage-troubles': ['youth', 'school'],
  'true-story': ['true story'],
  'vanished-era': ['history'],
  'wedding-bells': ['wedding'],
  'wild-frontier': ['west'],
  'zombie-siege': ['zombies'],
  'archive-treasures': [],
  'sitcom-comfort': [],
}

/** Other signs that count as one. */
const others: Readonly<Partial<Record<ConcreteFeelId, readonly Sign[]>>> = {
  'archive-treasures': ['genre Documentary'],
  'sitcom-comfort': ['kind tv'],
  'life-worth-knowing': ['keywords of true-story'],
  'true-story': ['keywords of life-worth-knowing', 'genre Documentary', 'genre History'],
  'how-others-live': ['genre Documentary'],
  'musical-numbers': ['genre Music', 'keywords of singalong-songs'],
  'singalong-songs': ['keywords of musical-numbers'],
  'wild-frontier': ['genre Western'],
  'talking-animals': ['genre Animation'],
  'vanished-era': ['genre History'],
}

/** Keywords that name the very thing, and are enough. */
const plain: Readonly<Partial<Record<ConcreteFeelId, string>>> = {
  'boarding-school': 'boarding school',
  'christmas-sparkle': 'santa claus, christmas spirit, christmas movie, holiday season',
  'devoted-animal': `boy and his dog, loyal dog, animal friendship, dog human relationship, girl and her horse,
    faithful dog`,
  'double-lives': 'double life',
  'injustice-endured': `injustice, racism, slavery, discrimination, oppression, segregation, apartheid, civil rights,
    persecution, wrongful conviction, holocaust (shoah), concentration camp, social injustice`,
  'life-worth-knowing': 'biography, biopic, biographical, autobiography',
  'road-trip': 'road trip, road movie, cross country trip',
  'talking-animals': 'talking animal, talking dog, talking cat, anthropomorphism',
  'wedding-bells': 'wedding planner, bridesmaid, wedding party, maid of honor',
}

/** Signs for a concrete feel, by group: two groups are enough to state it, or one plain keyword. */
interface ConcreteSigns {
  readonly groups: readonly (readonly Sign[])[]
  readonly plain: readonly Sign[]
}

/** What lets a concrete feel be stated; undefined for a feel that is none. */
export function concreteSigns(feel: FeelId): ConcreteSigns | undefined {
  return byFeel.get(feel)
}

const byFeel: ReadonlyMap<FeelId, ConcreteSigns> = new Map(
  concreteFeels.map((feel) => {
    const keywords = plain[feel]
    return [
      feel,
      {
        groups: [
          [`keywords of ${feel}`],
          [`many keywords of ${feel}`],
          words[feel].map((lexeme): Sign => `words of ${lexeme}`),
          others[feel] ?? [],
        ],
        plain: keywords ? listed(keywords).map((keyword): Sign => `keyword ${keyword}`) : [],
      },
    ]
  }),
)
