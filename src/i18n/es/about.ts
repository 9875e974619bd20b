import type { AboutText } from '#src/i18n/longText.ts'

export const about: AboutText = {
  title: 'Una lista que empieza por ti',
  subtitle:
    'Otros sitios preguntan qué quieres ver. Moodlight pregunta cómo quieres sentirte y responde con títulos que lo consiguen.',
  description: 'Por qué existe Moodlight, cómo elige películas y series según el ánimo y de dónde salen sus datos.',
  features: [
    {
      heading: 'Descubrir',
      text: 'Ocho estados de ánimo en lugar de mil carátulas. De cada título sabemos qué hace sentir, y dice por qué encaja hoy.',
    },
    {
      heading: 'Dentro de la ley',
      text: 'No alojamos nada y solo enlazamos a servicios con licencia. Sin emisiones piratas, sin descargas, sin rincones oscuros.',
    },
    {
      heading: 'Para todo el mundo',
      text: 'Trece países con sus propios servicios, cinco idiomas, y cine y series de todas partes.',
    },
    {
      heading: 'Pensado para ti',
      text: 'Sin cuenta, sin anuncios, sin rastreo. La página funciona en un móvil viejo, solo con teclado y sin scripts.',
    },
  ],
  stepsHeading: 'Cómo funciona',
  steps: [
    { heading: 'Elige una luz', text: 'Reír, llorar, calmarse, huir: el ánimo es la única pregunta que importa.' },
    { heading: 'Elige la forma', text: 'Películas, series o ambas, según lo larga que sea la noche.' },
    {
      heading: 'Lee el porqué',
      text: 'De seis a ocho títulos, cada uno con una línea sobre por qué encaja y dónde verlo en tu país.',
    },
  ],
  dataHeading: 'De dónde salen los datos',
  data: [
    'This product uses the TMDB API but is not endorsed or certified by TMDB. Es decir: este producto usa la API de TMDB, pero no está avalado ni certificado por TMDB.',
    'Los datos de películas y series vienen de bases públicas. Donde la oferta se muestra en vivo, la fuente es JustWatch. En la estantería que trae el sitio, la disponibilidad se revisa a mano y lleva su fecha; el servicio tiene la última palabra.',
    'Las descripciones y los porqués son nuestros.',
  ],
  lampsHeading: 'Pruébalo',
  lampsText: 'Ocho luces, ocho noches.',
}
