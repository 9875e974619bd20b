import type { SaidWords } from '#src/i18n/shape.ts'

export const said: SaidWords = {
  understood: 'Compris',
  effects: 'Ce qu’ils font',
  some: '{shown} sur {count}',
  all: { one: 'Un titre', other: 'Les {count}' },
  fitting: { one: 'qui convient.', other: 'qui conviennent, au plus près d’abord.' },
  none: 'Rien ne correspond exactement.',
  without: {
    one: 'Sans le souhait « {part} » : {count} de plus',
    other: 'Sans le souhait « {part} » : {count} de plus',
  },
  differently: 'Le dire autrement',
  label: 'Ça devrait être comment ?',
  show: 'Montrer ce qui convient',
  left: {
    one: '« {words} » ne nous dit rien d’un film. Laissé de côté.',
    other: '« {words} » ne nous disent rien d’un film. Laissés de côté.',
  },
  asked: 'Ce que tu as demandé',
  byName: 'Par le nom',
  byFeel: 'Par la sensation',
  suggestions: 'Suggestions',
  person: 'Personne',
  searching: 'Nous cherchons ce qui convient…',
  failed: 'La liste n’a pas répondu. Vérifie la connexion et réessaie.',
  lost: 'Là, tu nous as perdus.',
  lostText: 'Essaie une humeur, une durée, un pays.',
  emptied: 'Tu as tout enlevé.',
  restore: 'Tout remettre',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  episode: { one: '{count} minute par épisode', other: '{count} minutes par épisode' },
}
