import type { ReasonFrames } from '#src/i18n/shape.ts'

export const reasons: ReasonFrames = {
  carry: { movie: '{feels} sostienen esta película.', tv: '{feels} sostienen esta serie.' },
  await: { movie: '{feels} te esperan aquí.', tv: '{feels} te esperan aquí.' },
  meet: {
    movie: '{feels} se encuentran en esta película de {year}.',
    tv: '{feels} se encuentran en esta serie de {year}.',
  },
  tone: { movie: '{feels} marcan el tono bajo la dirección de {director}.', tv: '{feels} marcan el tono.' },
  by: { movie: 'Bajo la dirección de {director} se unen {feels}.', tv: 'En esta serie se unen {feels}.' },
  here: { movie: 'Aquí van de la mano {feels}.', tv: 'Aquí van de la mano {feels}.' },
  stand: { movie: '{feels} se quedan en la memoria.', tv: '{feels} se quedan en la memoria.' },
  one: {
    movie: 'En el corazón de esta película de {director}: {feels}.',
    tv: 'En el corazón de esta serie de {year}: {feels}.',
  },
}
