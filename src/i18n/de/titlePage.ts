import type { TitlePageWords } from '#src/i18n/shape.ts'

export const titlePage: TitlePageWords = {
  unavailable: {
    heading: 'Dieser Titel ließ sich nicht laden',
    text: 'Die Filmdatenbank hat nicht geantwortet. Versuch es gleich noch einmal.',
  },
  breadcrumb: 'Du bist hier',
  facts: 'Auf einen Blick',
  originalTitle: 'Originaltitel',
  seasons: { heading: 'Staffeln', counted: '{count}, Stand {date}' },
  origin: { one: 'Herkunftsland', other: 'Herkunftsländer' },
  language: 'Originalsprache',
  people: 'Von und mit',
  fits: 'Darum passt es',
  feels: 'So fühlt es sich an',
  light: {
    heading: 'In welchem Licht',
    lead: 'Wie stark jede Stimmung durchscheint, von 0 bis 100.',
    picture: 'Stimmungsprofil, am stärksten bei {moods}. Die Liste nennt alle Werte.',
  },
  watch: {
    heading: 'Wo es läuft',
    kinds: { stream: 'Streamen', free: 'Kostenlos', rent: 'Leihen', buy: 'Kaufen' },
    label: '{kind}: {platform}',
    unknown: 'Noch nicht bekannt, wo es läuft, in keinem unserer 13 Länder.',
    comesOut: 'Noch nicht erschienen, angekündigt für den {date}.',
    unknownIn: 'Für dieses Land noch nicht bekannt: {country}.',
    hint: 'Jeder Link öffnet die Seite des Anbieters in einem neuen Tab. Angebote ändern sich; das letzte Wort hat der Anbieter.',
    live: 'Verfügbarkeit laut JustWatch, Stand {date}.',
  },
  headsUp: {
    heading: 'Gut zu wissen',
    tags: {
      'animal-death': 'Ein Tier stirbt',
      'child-illness': 'Schwere Krankheit eines Kindes',
      'sexual-violence': 'Sexuelle Gewalt',
      suicide: 'Suizid',
      gore: 'Blut',
    },
    none: 'Keine Hinweise.',
    noPromise: 'Wir nennen, was wir wissen; „keine Hinweise“ heißt nicht sicher, dass nichts vorkommt.',
  },
  ending: {
    summary: 'Wie es ausgeht (Spoiler)',
    kinds: {
      hopeful: 'Hoffnungsvoll: Am Ende bleibt etwas Licht.',
      bittersweet: 'Bittersüß: Etwas wird gewonnen, etwas geht verloren.',
      bleak: 'Düster: Am Ende gibt es keinen Trost.',
      open: 'Offen: Die letzte Frage bleibt bei dir.',
    },
  },
  similar: 'Fühlt sich ähnlich an',
  share: 'Teilen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren; er steht in der Adresszeile.',
}
