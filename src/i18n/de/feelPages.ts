import type { FeelPages } from '#src/i18n/shape.ts'

/** See en/feelPages.ts. */
export const feelPages: FeelPages = {
  title: '{feel}: Filme und Serien dazu',
  description: '{text} Die besten Filme und Serien dieser Art, nach Stimmung.',
  all: 'Alle Gefühle',
  count: { one: '{count} Titel hat das.', other: '{count} Titel haben das.' },
  lights: 'Damit leuchtet {first}.',
  lightsBoth: 'Damit leuchtet zuerst {first}, dann {second}.',
  lamps: 'Was es zum Leuchten bringt',
  allOf: 'Alle {count}',
  beside: 'Gleich daneben',
  besideText: 'Was oft mitkommt.',
  index: {
    title: 'Wie es sich anfühlt, beim Namen genannt',
    heading: 'Wie es sich anfühlt',
    lead: 'Alles, woran wir Filme und Serien unterscheiden. Nimm eines und sieh, wer am meisten davon hat.',
    description:
      'Vom trockenen Humor bis zur Wahlfamilie: alle Gefühle, nach denen Moodlight Filme und Serien aussucht, mit den besten Titeln zu jedem.',
  },
  families: {
    funny: 'Arten, komisch zu sein',
    inLove: 'Arten, verliebt zu sein',
    slow: 'Was den Puls senkt',
    moved: 'Was zu Herzen geht',
    switchedOff: 'Zum Abschalten',
    elsewhere: 'Anderswo sein',
    pulse: 'Was den Puls hebt',
    learning: 'Etwas lernen',
    weather: 'Rauere Wetterlagen',
  },
}
