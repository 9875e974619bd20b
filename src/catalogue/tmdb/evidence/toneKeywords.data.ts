import type { FeelId } from '#src/domain/feel/feel.ts'

/** How much (in log odds) a keyword speaks for feels, or against them. */
export interface Tone {
  /** Separated by commas. */
  readonly keywords: string
  readonly feels: Readonly<Partial<Record<FeelId, number>>>
}

/**
 * TMDB's keywords for tone ("irreverent", "heartwarming"), which say more of a title than its plot words do. Strengths
 * were set by hand: 2 and more nearly settles a feel, 1 supports it.
 */
export const toneKeywords: readonly Tone[] = [
  {
    keywords: 'heartwarming, wholesome, comforting, cozy, feel good, feel-good, uplifting, life-affirming',
    feels: {
      'feel-good-glow': 2.4,
      'kindness-throughout': 1.6,
      'tender-hearts': 1.4,
      'cosy-comfort': 1.6,
      'bleak-and-unsparing': -3,
      'creeping-dread': -3,
      'gritty-crime': -2,
      'no-easy-answers': -1.5,
    },
  },
  {
    keywords: `
      cheerful, joyful, joyous, exuberant, lighthearted, light-hearted, optimistic, playful, vibrant, celebratory
    `,
    feels: {
      'feel-good-glow': 1.8,
      'gentle-humour': 1.2,
      'popcorn-fun': 0.6,
      'quick-fire-banter': 0.6,
      'bleak-and-unsparing': -3,
      'creeping-dread': -2.5,
      'pure-melancholy': -2,
    },
  },
  {
    keywords: 'relaxed, relaxing, calm, serene, soothing, peaceful, gentle',
    feels: {
      'cosy-comfort': 1.8,
      'unhurried-pace': 1.6,
      'low-stakes': 1.2,
      'kindness-throughout': 1,
      'gentle-humour': 1,
      'relentless-action': -3,
      'nail-biting-suspense': -3,
    },
  },
  {
    keywords: 'amused, hilarious, ridiculous, farcical, zany, wacky, silly, goofy, mischievous',
    feels: {
      'absurd-humour': 1.6,
      'silly-premise': 1.6,
      slapstick: 1.2,
      'escalating-farce': 1.2,
      'quick-fire-banter': 0.8,
      'bleak-and-unsparing': -2,
      'creeping-dread': -2,
    },
  },
  {
    keywords: 'absurd, nonsense, absurdist',
    feels: { 'absurd-humour': 2.4, 'silly-premise': 1, 'dream-logic': 0.6 },
  },
  {
    keywords: 'irreverent, raunchy, obnoxious, vulgar, crude, gross out, mean spirited',
    feels: { 'crude-humour': 2.2, 'absurd-humour': 1, 'dark-humour': 0.6, 'tender-hearts': -1 },
  },
  {
    keywords: 'sarcastic, witty, sardonic, wry, banter, taunting',
    feels: { 'quick-fire-banter': 2, 'deadpan-humour': 1.2, 'sharp-satire': 0.6 },
  },
  {
    keywords: 'satirical, mocking, scathing, ironic, derisive, cynical',
    feels: { 'sharp-satire': 2.2, 'dark-humour': 1.2, 'feel-good-glow': -1 },
  },
  {
    keywords: 'deadpan, dry humor, understated, detached',
    feels: { 'deadpan-humour': 2, 'unhurried-pace': 0.6 },
  },
  { keywords: 'macabre, ghoulish, dark comedy, black comedy, dark humor', feels: { 'dark-humour': 2.2 } },
  { keywords: 'awkward, embarrassed, cringe, cringe comedy', feels: { 'cringe-humour': 2.4 } },
  {
    keywords: 'whimsical, whimsy, quirky, offbeat, eccentric',
    feels: { 'handmade-whimsy': 1.6, 'gentle-humour': 1.2, 'deadpan-humour': 0.6, 'sense-of-wonder': 0.6 },
  },
  {
    keywords: 'romantic, loving, adoring, ardent, enchant, charming',
    feels: { 'meet-cute': 0.8, 'grand-passion': 1, 'slow-burn-romance': 1, 'tender-hearts': 1, 'first-love': 0.6 },
  },
  {
    keywords: 'passionate, impassioned, sensual, erotic',
    feels: { 'grand-passion': 1.6, 'erotic-charge': 1.4, 'unspoken-longing': 0.8 },
  },
  {
    keywords: 'intimate, tender, sensitive, affectionate',
    feels: { 'tender-hearts': 2, 'unspoken-longing': 0.8, 'unhurried-pace': 0.8 },
  },
  {
    keywords: 'sentimental, empathetic, compassionate, sympathetic, sincere, earnest, emotional',
    feels: { 'tender-hearts': 1.8, 'parent-and-child': 0.6, 'kindness-throughout': 0.8, 'popcorn-fun': -0.8 },
  },
  {
    keywords: `
      sad, tragic, heartbreaking, disheartening, distraught, tearjerker, melancholy, melancholic, depressing
    `,
    feels: {
      'pure-melancholy': 1.8,
      'grief-worked-through': 1.2,
      'heartbreaking-goodbye': 1.2,
      'tragic-ending': 1.2,
      'bittersweet-ending': 0.6,
      'popcorn-fun': -2,
      'feel-good-glow': -2,
      slapstick: -2,
    },
  },
  {
    keywords: 'bittersweet, poignant, wistful',
    feels: { 'bittersweet-ending': 2, 'tender-hearts': 1, 'pure-melancholy': 0.8 },
  },
  {
    keywords: 'hopeful, encouraging, healing',
    feels: { 'hopeful-ending': 2, 'tender-hearts': 0.8, 'bleak-and-unsparing': -1 },
  },
  {
    keywords: 'inspirational, inspiring, defiant, determined',
    feels: { 'against-all-odds': 2.2, 'hopeful-ending': 1 },
  },
  { keywords: 'nostalgic, nostalgia', feels: { 'warm-nostalgia': 2.4 } },
  {
    keywords: 'reflective, introspective, contemplative, meditative, thoughtful, philosophical, poetic',
    feels: {
      'quiet-contemplation': 1.8,
      'unhurried-pace': 1.4,
      'big-ideas': 1.2,
      'popcorn-fun': -2,
      'relentless-action': -2,
    },
  },
  {
    keywords: `
      complex, complicated, critical, questioning, provocative, ambiguous, bold, audacious, thought-provoking,
      cautionary
    `,
    feels: { 'no-easy-answers': 1.4, 'big-ideas': 0.8, 'popcorn-fun': -1, 'family-fun': -1 },
  },
  {
    keywords: `
      bleak, grim, harsh, cruel, harrowing, hopeless, pessimistic, gloomy, somber, distressing, desperate,
      callous, dreary, bitter
    `,
    feels: {
      'bleak-and-unsparing': 2.4,
      'no-easy-answers': 1,
      'popcorn-fun': -2.5,
      'feel-good-glow': -3,
      'cosy-comfort': -3,
      'gentle-humour': -2.5,
    },
  },
  {
    keywords: `
      suspenseful, tense, anxious, nervous, edge of seat, intense, urgent, claustrophobic, thrilling, thrilled
    `,
    feels: {
      'nail-biting-suspense': 2.2,
      'ticking-clock': 0.6,
      'cat-and-mouse': 0.6,
      'cosy-comfort': -3,
      'gentle-humour': -2,
    },
  },
  {
    keywords: 'aggressive, frantic, forceful, brisk, fast paced, exhilarated, action-packed, explosive',
    feels: { 'relentless-action': 1.6, 'breakneck-chases': 0.8, 'over-the-top-spectacle': 0.8, 'unhurried-pace': -2.5 },
  },
  {
    keywords: `
      ominous, foreboding, sinister, eerie, disturbing, creepy, haunting, disturbed, unsettling, horrified,
      frightened, frightening, scary, terrifying
    `,
    feels: {
      'creeping-dread': 2.4,
      'jump-scares': 1,
      'uncanny-mystery': 0.6,
      'gentle-humour': -3,
      'cosy-comfort': -3,
      'feel-good-glow': -3,
    },
  },
  {
    keywords: 'shocking, shocked, baffled, plot twist, mind-bending',
    feels: { 'shocking-twists': 2, 'puzzle-box-plot': 0.8 },
  },
  {
    keywords: 'disgusted, gory, gruesome, bloody, malicious',
    feels: { 'blood-and-gore': 2.2, 'creeping-dread': 0.8 },
  },
  {
    keywords: 'mysterious, enigmatic, cryptic, bewildered',
    feels: { 'uncanny-mystery': 1.6, 'shocking-twists': 0.6 },
  },
  { keywords: 'vindictive, vengeful, enraged', feels: { 'burning-revenge': 1.6 } },
  {
    keywords: 'wonder, awestruck, awe, enchanted, curious, imaginative, grand',
    feels: { 'sense-of-wonder': 2, 'magic-in-the-air': 0.4, 'bleak-and-unsparing': -1 },
  },
  {
    keywords: 'bombastic, over the top, campy, excited, euphoric',
    feels: { 'over-the-top-spectacle': 1.8, 'popcorn-fun': 1.2, 'guilty-pleasure': 0.8 },
  },
  { keywords: "trashy, camp, so bad it's good, melodramatic, b movie", feels: { 'guilty-pleasure': 2 } },
  { keywords: 'dreamlike, surreal, psychedelic, hypnotic', feels: { 'dream-logic': 2.2 } },
  { keywords: 'tragicomedy, dramedy', feels: { 'dark-humour': 0.8, 'bittersweet-ending': 1 } },
]
