import type { FeelPages } from '#src/i18n/shape.ts'

/** See en/feelPages.ts. */
export const feelPages: FeelPages = {
  title: '{feel} : films et séries',
  description: '{text} Les meilleurs films et séries du genre, par humeur.',
  all: 'Toutes les sensations',
  count: { one: '{count} titre en a.', other: '{count} titres en ont.' },
  lights: 'Cela allume {first}.',
  lightsBoth: 'Cela allume d’abord {first}, puis {second}.',
  lamps: 'Ce que cela allume',
  allOf: 'Les {count}',
  beside: 'Juste à côté',
  besideText: 'Ce qui vient souvent avec.',
  index: {
    title: 'Ce que l’on ressent, par son nom',
    heading: 'Ce que l’on ressent',
    lead: 'Tout ce à quoi nous distinguons films et séries. Choisis, et vois qui en a le plus.',
    description:
      'De l’humour pince-sans-rire à la famille d’élection : toutes les sensations d’après lesquelles Moodlight choisit, avec les meilleurs titres de chacune.',
  },
  families: {
    funny: 'Façons d’être drôle',
    inLove: 'Façons d’aimer',
    slow: 'Ce qui ralentit le pouls',
    moved: 'Ce qui touche',
    switchedOff: 'Pour débrancher',
    elsewhere: 'Être ailleurs',
    pulse: 'Ce qui accélère le pouls',
    learning: 'Apprendre quelque chose',
    weather: 'Temps plus rudes',
  },
}
