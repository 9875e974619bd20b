import type { FeelId } from './feel.ts'

/**
 * How sure a title must be of a feel before a reason may name it, 0 to 1, for feels that evidence finds far more often
 * than editors do: half the comedies of the world look as if they had a glow. Below, such a feel counts for moods and is
 * not named. Read on the films that both know: from here on editors name the feel for half of them or more, where there
 * are enough to tell (gentle humour never gets there; who meets cute, for a third).
 */
export const namedFrom: Readonly<Partial<Record<FeelId, number>>> = {
  'feel-good-glow': 0.7,
  'gentle-humour': 0.85,
  'hopeful-ending': 0.85,
  'meet-cute': 0.55,
  'true-friendship': 0.75,
  'sense-of-wonder': 0.85,
  'unspoken-longing': 0.85,
  'quiet-countryside': 0.75,
  'oppressive-future': 0.75,
  'demons-and-rites': 0.7,
  'cost-of-war': 0.6,
  'epic-quest': 0.75,
  'cat-and-mouse': 0.6,
  'ticking-clock': 0.6,
  'high-school-hijinks': 0.6,
}
