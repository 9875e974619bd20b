import type { WordLineWords } from '#src/i18n/shape.ts'

export const wordLine: WordLineWords = {
  label: 'o dilo:',
  field: 'Di qué te apetece sentir',
  go: 'Mostrar lo que encaja',
  heard: 'Entendido:',
  nothing: 'Todavía no se entiende nada.',
  examples: [
    'domingo de lluvia, nada triste, menos de 90 minutos',
    'algo como Paddington, que acabe a las 22:30',
    'un misterio de los 80, sin sangre',
  ],
}
