import { type FeelId, isFeelId } from '#src/domain/feel/feel.ts'
import type { Lexeme } from './lexicon.data.ts'
import type { Sign } from './sign.ts'

const documentary: readonly Sign[] = ['genre Documentary']
const show: readonly Sign[] = ['genre Reality-TV', 'keywords of reality-drama', 'keywords of contest-to-shout-at']
const factual: readonly Sign[] = ['keywords of true-story', 'keywords of life-worth-knowing', 'words of true story']

/** Feels that a title has only with one of these signs. */
const byHand: Readonly<Partial<Record<FeelId, readonly Sign[]>>> = {
  'eye-opening-documentary': documentary,
  'science-made-clear': documentary,
  'nature-in-close-up': documentary,
  'archive-treasures': ['genre Documentary', 'genre Music', 'made before 1930'],
  'mock-documentary': ['keywords of mock-documentary', 'words of satire'],
  'reality-drama': show,
  'contest-to-shout-at': show,
  'dating-game': [...show, 'keywords of dating-game'],
  'sitcom-comfort': ['kind tv', 'keywords of sitcom-comfort'],
  'friendly-contest': ['genre Reality-TV', 'keywords of friendly-contest'],
  'true-crime': ['genre Crime', 'genre Documentary'],
  'true-story': [...factual, 'genre Documentary'],
  'life-worth-knowing': factual,
  'star-crossed-lovers': ['genre Romance', 'keywords of star-crossed-lovers'],
  'forbidden-love': ['genre Romance', 'keywords of forbidden-love'],
  'oppressive-future': ['genre Science Fiction', 'keywords of oppressive-future'],
  'history-brought-alive': ['genre History', 'genre War', 'words of history', 'words of war'],
  'cost-of-war': ['genre War', 'words of war', 'words of soldiers'],
}

/** What a feel is about, in words of the overview: without them, its own keywords must say it. */
const subjects: Readonly<Record<string, readonly Lexeme[]>> = {
  'power-and-politics': ['politics', 'press', 'history'],
  'magic-in-the-air': ['magic', 'other world'],
  'fairy-tale-spell': ['magic', 'other world'],
  'mythical-creatures': ['magic', 'monsters', 'vampires'],
  'another-world': ['other world', 'magic', 'future', 'space'],
  'space-voyage': ['space', 'aliens'],
  'alien-contact': ['aliens', 'space'],
  'after-the-end': ['future', 'zombies', 'disaster'],
  'machines-with-feelings': ['machines'],
  'bending-time': ['time'],
  'superpowered-heroes': ['heroes'],
  'vanished-era': ['history', 'war', 'society', 'warriors', 'west', 'true story'],
  'period-elegance': ['history', 'society'],
  'court-intrigue': ['history', 'warriors'],
  swashbuckling: ['sea', 'warriors', 'history'],
  'epic-battles': ['warriors', 'war', 'soldiers', 'heroes', 'future'],
  'clever-heist': ['heist'],
  'spy-games': ['spies', 'terror'],
  'martial-arts': ['fighters', 'warriors'],
  'disaster-strikes': ['disaster', 'space', 'future'],
  'big-match-thrill': ['sport', 'racing', 'fighters'],
  'courtroom-drama': ['court'],
  'detective-at-work': ['detective', 'police', 'murder'],
  'whodunnit-puzzle': ['murder', 'detective'],
  'criminal-rise-and-fall': ['crime'],
  'music-in-its-bones': ['music', 'musical'],
  'singalong-songs': ['music', 'musical', 'dance', 'magic'],
  'artists-at-work': ['art', 'music', 'dance'],
  'high-school-hijinks': ['school', 'youth'],
  'parent-and-child': ['parents', 'family', 'small children'],
  'childs-eye-view': ['small children', 'parents', 'school', 'youth'],
  'dysfunctional-family': ['family', 'parents', 'wedding', 'marriage'],
  'marriage-under-strain': ['marriage'],
  'wedding-bells': ['wedding'],
  'illness-faced-together': ['illness', 'hospital'],
  'grief-worked-through': ['grief'],
  'christmas-sparkle': ['christmas'],
  'food-to-savour': ['food'],
  'devoted-animal': ['animals'],
  'animals-for-company': ['animals', 'cartoon animals'],
  'glossy-glamour': ['fame', 'society', 'money'],
  'workplace-antics': ['work', 'money'],
  'dogged-investigation': ['press', 'detective', 'documentary'],
  'brilliant-minds': ['science', 'teacher'],
  'sunlit-travels': ['travel', 'road'],
  'quiet-countryside': ['country', 'nature'],
  'late-life-grace': ['old age'],
}

/** Signs of which a title needs one to have a feel, however much else speaks for it. */
export const requiredSigns: ReadonlyMap<FeelId, readonly Sign[]> = new Map([
  ...Object.entries(subjects).flatMap(([feel, lexemes]): [FeelId, readonly Sign[]][] =>
    isFeelId(feel) ? [[feel, [`keywords of ${feel}`, ...lexemes.map((lexeme): Sign => `words of ${lexeme}`)]]] : [],
  ),
  ...Object.entries(byHand).flatMap(([feel, signs]): [FeelId, readonly Sign[]][] =>
    isFeelId(feel) ? [[feel, signs]] : [],
  ),
])
