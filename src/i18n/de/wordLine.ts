import type { WordLineWords } from '#src/i18n/shape.ts'

export const wordLine: WordLineWords = {
  label: 'oder sag es:',
  field: 'Sag, wonach dir ist',
  go: 'Zeigen, was passt',
  heard: 'Verstanden:',
  nothing: 'Noch nichts verstanden.',
  examples: [
    'Regensonntag, nichts Trauriges, unter 90 Minuten',
    'so was wie Paddington, fertig bis 22:30',
    'ein Krimi aus den 80ern, kein Blut',
  ],
}
