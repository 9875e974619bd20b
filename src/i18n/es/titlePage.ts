import type { TitlePageWords } from '#src/i18n/shape.ts'

export const titlePage: TitlePageWords = {
  unavailable: {
    heading: 'No hemos podido cargar este título',
    text: 'La base de datos de cine no ha respondido. Inténtalo de nuevo en un momento.',
  },
  breadcrumb: 'Estás aquí',
  facts: 'Ficha',
  originalTitle: 'Título original',
  seasons: { heading: 'Temporadas', counted: '{count}, a {date}' },
  origin: { one: 'País de origen', other: 'Países de origen' },
  language: 'Idioma original',
  people: 'De y con',
  fits: 'Por qué encaja',
  feels: 'Qué vas a sentir',
  light: {
    heading: 'Su luz',
    lead: 'Cuánto brilla cada estado de ánimo, de 0 a 100.',
    picture: 'Perfil de estados de ánimo, con más fuerza en {moods}. La lista da todos los valores.',
  },
  watch: {
    heading: 'Dónde verla',
    kinds: { stream: 'Streaming', free: 'Gratis', rent: 'Alquilar', buy: 'Comprar' },
    label: '{kind}: {platform}',
    unknown: 'Aún no sabemos dónde verla, en ninguno de nuestros 13 países.',
    comesOut: 'Todavía no se ha estrenado: está previsto para el {date}.',
    unknownIn: 'Aún no sabemos dónde verla en este país: {country}.',
    hint: 'Cada enlace abre el sitio del propio servicio en una pestaña nueva. Los catálogos cambian; la última palabra la tiene el servicio.',
    live: 'Disponibilidad según JustWatch, a {date}.',
  },
  headsUp: {
    heading: 'Antes de verla',
    tags: {
      'animal-death': 'Muerte de un animal',
      'child-illness': 'Enfermedad grave de un niño',
      'sexual-violence': 'Violencia sexual',
      suicide: 'Suicidio',
      gore: 'Sangre',
    },
    none: 'Ningún aviso.',
    noPromise: 'Indicamos lo que sabemos; «ningún aviso» no garantiza que no haya nada.',
  },
  ending: {
    summary: 'Cómo termina (spoiler)',
    kinds: {
      hopeful: 'Con esperanza: te vas con algo de luz.',
      bittersweet: 'Agridulce: algo se gana, algo se pierde.',
      bleak: 'Sombrío: sin consuelo al final.',
      open: 'Abierto: la última pregunta es tuya.',
    },
  },
  similar: 'Más títulos con esta sensación',
  share: 'Compartir',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar el enlace; está en la barra de direcciones.',
}
