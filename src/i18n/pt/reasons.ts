import type { ReasonFrames } from '#src/i18n/shape.ts'

export const reasons: ReasonFrames = {
  carry: { movie: '{feels} sustentam este filme.', tv: '{feels} sustentam esta série.' },
  await: { movie: '{feels} esperam por você aqui.', tv: '{feels} esperam por você aqui.' },
  meet: { movie: '{feels} se encontram neste filme de {year}.', tv: '{feels} se encontram nesta série de {year}.' },
  tone: { movie: '{feels} dão o tom sob a direção de {director}.', tv: '{feels} dão o tom.' },
  by: { movie: 'Sob a direção de {director}, unem-se {feels}.', tv: 'Nesta série, unem-se {feels}.' },
  here: { movie: 'Aqui andam de mãos dadas {feels}.', tv: 'Aqui andam de mãos dadas {feels}.' },
  stand: { movie: '{feels} ficam na memória.', tv: '{feels} ficam na memória.' },
  one: {
    movie: 'No centro deste filme de {director}: {feels}.',
    tv: 'No centro desta série de {year}: {feels}.',
  },
}
