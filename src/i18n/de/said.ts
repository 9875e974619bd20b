import type { SaidWords } from '#src/i18n/shape.ts'

export const said: SaidWords = {
  understood: 'Verstanden',
  effects: 'Was sie bewirken',
  some: '{shown} von {count}',
  all: { one: 'Ein Titel', other: 'Alle {count}' },
  exactly: { one: 'trifft es genau.', other: 'treffen es genau.' },
  none: 'Genau das gibt es hier nicht.',
  without: { one: 'Ohne „{part}“: {count} mehr', other: 'Ohne „{part}“: {count} mehr' },
  differently: 'Anders sagen',
  label: 'Wie soll es sein?',
  show: 'Zeigen, was passt',
  left: {
    one: '„{words}“ sagt uns nichts über einen Film. Beiseitegelegt.',
    other: '„{words}“ sagen uns nichts über einen Film. Beiseitegelegt.',
  },
  asked: 'Was du wolltest',
  byName: 'Dem Namen nach',
  byFeel: 'Dem Gefühl nach',
  suggestions: 'Vorschläge',
  person: 'Person',
  searching: 'Wir suchen, was passt …',
  failed: 'Die Liste hat nicht geantwortet. Prüfe die Verbindung und versuche es noch einmal.',
  lost: 'Das war uns zu hoch.',
  lostText: 'Versuch es mit einer Stimmung, einer Länge, einem Land.',
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  episode: { one: '{count} Minute je Folge', other: '{count} Minuten je Folge' },
}
