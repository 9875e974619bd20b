/**
 * The sentences that a reason is composed as, of a film and of a series. `{feels}` are two or more noun phrases in the
 * nominative, so the verb is plural; in `one` it is a single one. The English keys define the shape (see shape.ts).
 */
export const reasons = {
  carry: { movie: '{feels} carry this film.', tv: '{feels} carry this series.' },
  await: { movie: 'Waiting for you here: {feels}.', tv: 'Waiting for you here: {feels}.' },
  meet: { movie: '{feels} meet in this film of {year}.', tv: '{feels} meet in this series of {year}.' },
  tone: { movie: '{feels} set the tone with {director} directing.', tv: '{feels} set the tone.' },
  by: { movie: 'With {director} directing, {feels} come together.', tv: 'In this series, {feels} come together.' },
  here: { movie: 'Here, {feels} go hand in hand.', tv: 'Here, {feels} go hand in hand.' },
  stand: { movie: '{feels} are what stays with you.', tv: '{feels} are what stays with you.' },
  one: {
    movie: 'At the heart of this film by {director}: {feels}.',
    tv: 'At the heart of this series from {year}: {feels}.',
  },
}
