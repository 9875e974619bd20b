import type { ReasonFrames } from '#src/i18n/shape.ts'

export const reasons: ReasonFrames = {
  carry: { movie: '{feels} tragen diesen Film.', tv: '{feels} tragen diese Serie.' },
  await: { movie: '{feels} warten hier auf dich.', tv: '{feels} warten hier auf dich.' },
  meet: {
    movie: '{feels} treffen in diesem Film von {year} aufeinander.',
    tv: '{feels} treffen in dieser Serie von {year} aufeinander.',
  },
  tone: { movie: '{feels} geben unter der Regie von {director} den Ton an.', tv: '{feels} geben den Ton an.' },
  by: {
    movie: 'Unter der Regie von {director} kommen {feels} zusammen.',
    tv: 'In dieser Serie kommen {feels} zusammen.',
  },
  here: { movie: 'Hier gehen {feels} Hand in Hand.', tv: 'Hier gehen {feels} Hand in Hand.' },
  stand: { movie: '{feels} bleiben dir im Gedächtnis.', tv: '{feels} bleiben dir im Gedächtnis.' },
  one: {
    movie: 'Das Herz dieses Films von {director}: {feels}.',
    tv: 'Das Herz dieser Serie von {year}: {feels}.',
  },
}
