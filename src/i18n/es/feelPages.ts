import type { FeelPages } from '#src/i18n/shape.ts'

/** See en/feelPages.ts. */
export const feelPages: FeelPages = {
  title: '{feel}: películas y series',
  description: '{text} Las mejores películas y series que lo tienen, por estado de ánimo.',
  all: 'Todas las sensaciones',
  count: { one: '{count} título lo tiene.', other: '{count} títulos lo tienen.' },
  lights: 'Enciende {first}.',
  lightsBoth: 'Enciende primero {first} y luego {second}.',
  lamps: 'Lo que enciende',
  allOf: 'Los {count}',
  beside: 'Justo al lado',
  besideText: 'Lo que suele venir con ello.',
  index: {
    title: 'Lo que se siente, por su nombre',
    heading: 'Lo que se siente',
    lead: 'Todo aquello en lo que distinguimos películas y series. Elige algo y mira quién lo tiene más.',
    description:
      'Del humor impasible a la familia elegida: todas las sensaciones con las que Moodlight elige películas y series, con los mejores títulos de cada una.',
  },
  families: {
    funny: 'Maneras de hacer reír',
    inLove: 'Maneras de enamorarse',
    slow: 'Lo que baja el pulso',
    moved: 'Lo que conmueve',
    switchedOff: 'Para desconectar',
    elsewhere: 'Estar en otra parte',
    pulse: 'Lo que sube el pulso',
    learning: 'Aprender algo',
    weather: 'Tiempo más duro',
  },
}
