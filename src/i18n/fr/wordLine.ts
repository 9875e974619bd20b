import type { WordLineWords } from '#src/i18n/shape.ts'

export const wordLine: WordLineWords = {
  label: 'ou dis-le :',
  field: 'Dis ce que tu veux ressentir',
  go: 'Montrer ce qui convient',
  heard: 'Compris :',
  nothing: 'Rien de compris pour l’instant.',
  examples: [
    'dimanche de pluie, rien de triste, moins de 90 minutes',
    'un peu comme Paddington, fini à 22 h 30',
    'une enquête des années 80, pas de sang',
  ],
}
