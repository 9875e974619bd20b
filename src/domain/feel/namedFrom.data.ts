import type { FeelId } from './feel.ts'

/**
 * How sure a title must be of a feel before a reason may name it, 0 to 1, for feels that a genre or a single word
 * suggests far more often than editors give them: half the comedies of the world look as if they had a glow. Below, such
 * a feel counts for moods and is not named. Read on the films that both know: from here on editors name the feel for
 * half of them or more, where there are enough to tell (gentle humour never gets there).
 */
export const namedFrom: Readonly<Partial<Record<FeelId, number>>> = {
  'alien-contact': 0.75,
  'another-world': 0.65,
  'cat-and-mouse': 0.6,
  'cost-of-war': 0.6,
  'creeping-dread': 0.55,
  'criminal-rise-and-fall': 0.5,
  'crude-humour': 0.6,
  'demons-and-rites': 0.7,
  'dogged-investigation': 0.6,
  'epic-quest': 0.75,
  'feel-good-glow': 0.85,
  'found-family': 0.5,
  'gentle-humour': 0.85,
  'giant-monsters': 0.5,
  'high-school-hijinks': 0.6,
  'history-brought-alive': 0.75,
  'hopeful-ending': 0.85,
  'lost-world-adventure': 0.6,
  'magic-in-the-air': 0.6,
  'masked-killer': 0.5,
  'meet-cute': 0.75,
  'oppressive-future': 0.75,
  'quiet-countryside': 0.75,
  'relentless-action': 0.55,
  'sense-of-wonder': 0.85,
  slapstick: 0.55,
  'space-voyage': 0.7,
  'spy-games': 0.55,
  'tender-hearts': 0.65,
  'ticking-clock': 0.6,
  'true-friendship': 0.75,
  'unspoken-longing': 0.85,
}
