/** Strings of the pages of feels; what each feel is stands in feelTexts.ts. */
export const feelPages = {
  title: '{feel}: films and series to match',
  description: '{text} The best films and series that have it, by mood.',
  all: 'All feels',
  count: { one: '{count} title has it.', other: '{count} titles have it.' },
  lights: 'It lights {first}.',
  lightsBoth: 'It lights {first} first, then {second}.',
  lamps: 'What it lights',
  allOf: 'All {count}',
  beside: 'Beside it',
  besideText: 'What often comes along.',
  index: {
    title: 'How it feels, by name',
    heading: 'How it feels',
    lead: 'Every quality by which we tell films and series apart. Pick one and see what has most of it.',
    description:
      'From deadpan humour to a found family: every feel by which Moodlight chooses films and series, with the best titles for each.',
  },
  families: {
    funny: 'Ways of being funny',
    inLove: 'Ways of being in love',
    slow: 'Ways of slowing the pulse',
    moved: 'Ways of being moved',
    switchedOff: 'Ways of switching off',
    elsewhere: 'Ways of being elsewhere',
    pulse: 'Ways of raising the pulse',
    learning: 'Ways of learning something',
    weather: 'Harder weather',
  },
} as const
