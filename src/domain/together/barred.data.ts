/**
 * What no code holds: abbreviations, and words without their vowels, that people of one of the five languages would read
 * an insult or a slur in, as far as they consist of the letters of codes. Checked against the words of `naughty-words`
 * (LDNOOBW) without vowels, of which those are left out that nobody would recognize (`PTR`) or that also stand for
 * something harmless (`BTT`: "bitte").
 */
export const barred = [
  // What German number plates may not have, and others of that kind.
  ...['SS', 'KZ', 'HJ', 'SD', 'HH', 'KKK'],
  // English
  ...['WTF', 'FCK', 'SHT', 'DCK', 'CCK', 'FGT', 'FGG', 'SLT', 'TWT', 'STF', 'BTCH', 'WHR', 'CRP', 'RPD', 'RPST'],
  ...['CLT', 'JZZ', 'TTS', 'TTT', 'PSS', 'SPC', 'XXX', 'BDSM', 'BBW', 'MLF', 'PDPH', 'LMFF'],
  // Portuguese
  ...['PQP', 'VSF', 'FDP', 'FDR', 'CRLH', 'CCT', 'BCT', 'BCH', 'BSCT', 'PRR', 'MRD', 'BST'],
  // Spanish
  ...['HDP', 'PTS', 'PLL', 'CBR', 'CGR', 'CHG', 'CHPR', 'MRC', 'VRG'],
  // German
  ...['FTZ', 'WCHS', 'WXR', 'SCHSS', 'MSCH', 'KCK', 'FKK', 'PMML'],
  // French
  ...['PD', 'PTF', 'VTF', 'TPT', 'SLP', 'BTRD', 'BRDL', 'CLLS', 'TRLT'],
] as const
