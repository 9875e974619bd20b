import type { ReasonFrames } from '#src/i18n/shape.ts'

export const reasons: ReasonFrames = {
  carry: { movie: '{feels} portent ce film.', tv: '{feels} portent cette série.' },
  await: { movie: '{feels} t’attendent ici.', tv: '{feels} t’attendent ici.' },
  meet: {
    movie: '{feels} se rencontrent dans ce film de {year}.',
    tv: '{feels} se rencontrent dans cette série de {year}.',
  },
  tone: { movie: '{feels} donnent le ton chez {director}.', tv: '{feels} donnent le ton.' },
  by: { movie: 'Chez {director}, {feels} se rejoignent.', tv: 'Dans cette série, {feels} se rejoignent.' },
  here: { movie: 'Ici, {feels} vont de pair.', tv: 'Ici, {feels} vont de pair.' },
  stand: { movie: '{feels} restent en mémoire.', tv: '{feels} restent en mémoire.' },
  one: {
    movie: 'Au cœur de ce film signé {director} : {feels}.',
    tv: 'Au cœur de cette série de {year} : {feels}.',
  },
}
