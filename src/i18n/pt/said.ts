import type { SaidWords } from '#src/i18n/shape.ts'

export const said: SaidWords = {
  understood: 'Entendido',
  effects: 'O que fazem',
  some: '{shown} de {count}',
  all: { one: 'Um título', other: 'Todos os {count}' },
  exactly: { one: 'que é exatamente isso.', other: 'que são exatamente isso.' },
  none: 'Nada é exatamente isso.',
  without: { one: 'Sem “{part}”: mais {count}', other: 'Sem “{part}”: mais {count}' },
  differently: 'Dizer de outro jeito',
  label: 'Como deve ser?',
  show: 'Mostrar o que combina',
  left: {
    one: '“{words}” não nos diz nada sobre um filme. Ficou de lado.',
    other: '“{words}” não nos dizem nada sobre um filme. Ficaram de lado.',
  },
  asked: 'O que você pediu',
  byName: 'Pelo nome',
  byFeel: 'Pela sensação',
  suggestions: 'Sugestões',
  person: 'Pessoa',
  searching: 'Procurando o que combina…',
  failed: 'A lista não respondeu. Confira sua conexão e tente de novo.',
  lost: 'Essa passou longe da gente.',
  lostText: 'Tente um clima, uma duração, um país.',
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  episode: { one: '{count} minuto por episódio', other: '{count} minutos por episódio' },
}
