import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Sign } from './sign.ts'

/**
 * Strengths (log odds) that were set by hand, because the films that the others were learned from say too little about
 * them: documentaries, television, endings. They are added to those of feelRules.json.
 */
export const handSet: Readonly<Partial<Record<Sign, Readonly<Partial<Record<FeelId, number>>>>>> = {
  'genre Documentary': {
    'eye-opening-documentary': 6.5,
    'archive-treasures': 3.2,
    'true-story': 1.5,
    'science-made-clear': 2,
    'nature-in-close-up': 1.5,
    'life-worth-knowing': 1.6,
    'how-others-live': 1.6,
    'history-brought-alive': 0.8,
    'popcorn-fun': -2.5,
    'silly-premise': -2.5,
    'guilty-pleasure': -2,
    'creeping-dread': -2,
    'family-fun': -1,
    'nail-biting-suspense': -1,
    'meet-cute': -2,
    'gritty-crime': -1.5,
    slapstick: -1.5,
    'quick-fire-banter': -1.5,
  },
  'genres Comedy and Documentary': { 'eye-opening-documentary': -2.5, 'archive-treasures': -1.5, 'deadpan-humour': 1 },
  'genres Crime and Documentary': { 'true-crime': 5, 'dogged-investigation': 1.5 },
  'genres Documentary and Music': { 'music-in-its-bones': 3, 'archive-treasures': 1, 'artists-at-work': 1 },
  'genres Documentary and History': { 'history-brought-alive': 3, 'archive-treasures': 1 },
  'genres Documentary and War': { 'cost-of-war': 2.5, 'history-brought-alive': 1.5 },
  'genres Documentary and Family': { 'nature-in-close-up': 1.5 },
  'keywords of nature-in-close-up': { 'nature-in-close-up': 3, 'science-made-clear': 0.8 },
  'keywords of science-made-clear': { 'science-made-clear': 2.5 },
  'keywords of eye-opening-documentary': { 'eye-opening-documentary': 1 },
  'keywords of archive-treasures': { 'archive-treasures': 1.5, 'music-in-its-bones': 0.8 },
  'made before 1930': { slapstick: 1 },
  'words of standup': { 'deadpan-humour': 0.5 },
  'genre Reality-TV': {
    'reality-drama': 3.5,
    'contest-to-shout-at': 2.5,
    'dating-game': 1,
    'guilty-pleasure': 1.5,
    'glow-up': 1,
    'friendly-contest': 1,
    'creeping-dread': -3,
    'nail-biting-suspense': -2,
  },
  'genres Documentary and Reality-TV': { 'eye-opening-documentary': -2.5, 'skilled-hands': 1 },
  'keywords of dating-game': { 'dating-game': 1.5 },
  'keywords of contest-to-shout-at': { 'contest-to-shout-at': 2 },
  'keywords of friendly-contest': { 'friendly-contest': 3, 'contest-to-shout-at': -1 },
  'keywords of reality-drama': { 'reality-drama': 2 },
  'keywords of sitcom-comfort': { 'sitcom-comfort': 4 },
  'kind tv': { 'tragic-ending': -1, 'bittersweet-ending': -1, 'hopeful-ending': -1 },
}
