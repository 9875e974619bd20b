import type { LongText } from '#src/i18n/longText.ts'

export const terms: LongText = {
  title: 'Condiciones de uso',
  description: 'Las reglas para usar Moodlight: qué es el servicio, qué no es y qué nos pedimos unos a otros.',
  stand: 'Moodlight recomienda películas y series y te dice dónde están. No las reproduce.',
  sections: [
    {
      id: 'agreement',
      heading: 'Aceptación de las condiciones',
      blocks: ['Al usar Moodlight aceptas estas condiciones. Si no las aceptas, por favor no uses el sitio.'],
    },
    {
      id: 'service',
      heading: 'Descripción del servicio',
      blocks: [
        'Moodlight es un servicio gratuito que recomienda películas y series según el ánimo y nombra plataformas con licencia que las ofrecen. No alojamos ni emitimos contenido. Explorar no requiere cuenta.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Cuentas de usuario',
      blocks: [
        'Algunas funciones pueden requerir una cuenta. Si tienes una, te comprometes a:',
        {
          list: [
            'mantener en secreto los datos de la cuenta,',
            'responder de toda actividad en ella,',
            'dar información exacta y completa,',
            'mantenerla al día.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Uso aceptable',
      blocks: [
        'Al usar Moodlight no puedes:',
        {
          list: [
            'usarlo para nada ilegal,',
            'hacerte pasar por otra persona u organización,',
            'enviar contenido dañino o abusivo,',
            'buscar acceso no autorizado a ninguna parte,',
            'perturbar el servicio o sobrecargarlo,',
            'usar acceso automatizado que no hayamos permitido,',
            'aplicar ingeniería inversa más allá de lo que permite la ley.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Contenido y recomendaciones',
      blocks: [
        'Las recomendaciones son sugerencias. No garantizamos que sean exactas, que un título esté disponible, que te guste ni que los datos de las plataformas estén al día.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Servicios de terceros',
      blocks: [
        'Los enlaces llevan a servicios de otros, con sus propias condiciones y precios. No respondemos de ellos.',
      ],
    },
    {
      id: 'property',
      heading: 'Propiedad intelectual',
      blocks: [
        'Títulos, nombres y marcas son de sus dueños. Nuestros textos, diseño y código son de Moodlight o de sus licenciantes. This product uses the TMDB API but is not endorsed or certified by TMDB. La disponibilidad en vivo la da JustWatch.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacidad',
      blocks: ['Cómo tratamos los datos está en la [Política de privacidad](/privacy/).'],
    },
    {
      id: 'disclaimers',
      heading: 'Exención de garantías',
      blocks: ['El servicio se ofrece tal cual, sin más garantías que las que prescribe la ley.'],
    },
    {
      id: 'liability',
      heading: 'Límite de responsabilidad',
      blocks: [
        'Hasta donde permite la ley, no respondemos de daños indirectos o derivados del uso del servicio o de no poder usarlo.',
      ],
    },
    {
      id: 'termination',
      heading: 'Terminación',
      blocks: [
        'Podemos suspender o terminar el acceso en cualquier momento sin aviso, sobre todo si se incumplen estas condiciones. Tú puedes dejar de usar Moodlight y borrar tu cuenta cuando quieras.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en las condiciones',
      blocks: [
        'Podemos cambiar estas condiciones. Procuramos avisar de los cambios importantes con al menos 30 días de antelación.',
      ],
    },
    {
      id: 'law',
      heading: 'Ley aplicable',
      blocks: [
        'Estas condiciones se rigen por la ley del lugar donde está establecido el operador de Moodlight, sin quitarte los derechos que como consumidor te da la ley de tu país.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        'Las preguntas sobre estas condiciones van por el [formulario de contacto](/contact/) o los canales de ayuda que allí se nombran.',
      ],
    },
  ],
}
