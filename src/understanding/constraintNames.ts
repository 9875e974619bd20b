/** What a wish may ask of a title besides how it feels, in the order in which it is shown. */
export const constraintNames = [
  ...([
    'like',
    'person',
    'type',
    'animation',
    'maxSeasons',
    'maxMinutes',
    'minMinutes',
    'until',
    'yearFrom',
    'yearTo',
    'language',
  ] as const),
  ...(['country', 'notLanguage', 'notCountry', 'notPerson', 'notTitle', 'service', 'services'] as const),
  ...(['languages', 'countries'] as const),
] as const
export type ConstraintName = (typeof constraintNames)[number]
