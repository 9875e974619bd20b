import type { WordLineWords } from '#src/i18n/shape.ts'

export const wordLine: WordLineWords = {
  label: 'ou diga:',
  field: 'Diga o que você quer sentir',
  go: 'Mostrar o que combina',
  heard: 'Entendido:',
  nothing: 'Ainda não entendi nada.',
  examples: [
    'domingo de chuva, nada triste, menos de 90 minutos',
    'algo como Paddington, até as 22h30',
    'um mistério dos anos 80, sem sangue',
  ],
}
