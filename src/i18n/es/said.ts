import type { SaidWords } from '#src/i18n/shape.ts'

export const said: SaidWords = {
  understood: 'Entendido',
  effects: 'Qué hacen',
  some: '{shown} de {count}',
  all: { one: 'Un título', other: 'Los {count}' },
  exactly: { one: 'que es exactamente eso.', other: 'que son exactamente eso.' },
  none: 'Nada es exactamente eso.',
  without: { one: 'Sin «{part}»: {count} más', other: 'Sin «{part}»: {count} más' },
  differently: 'Decirlo de otra forma',
  label: '¿Cómo tiene que ser?',
  show: 'Mostrar lo que encaja',
  left: {
    one: '«{words}» no nos dice nada de una película. Lo dejamos a un lado.',
    other: '«{words}» no nos dicen nada de una película. Las dejamos a un lado.',
  },
  asked: 'Lo que pediste',
  byName: 'Por el nombre',
  byFeel: 'Por lo que se siente',
  suggestions: 'Sugerencias',
  person: 'Persona',
  searching: 'Buscando lo que encaja…',
  failed: 'La lista no respondió. Revisa tu conexión e inténtalo de nuevo.',
  lost: 'Eso se nos escapa.',
  lostText: 'Prueba con un ánimo, una duración, un país.',
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  episode: { one: '{count} minuto por episodio', other: '{count} minutos por episodio' },
}
