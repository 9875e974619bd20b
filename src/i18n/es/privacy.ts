import type { LongText } from '#src/i18n/longText.ts'

export const privacy: LongText = {
  title: 'Política de privacidad',
  description: 'Lo que Moodlight sabe de ti, que es poco: qué se guarda, dónde, cuánto tiempo y cómo borrarlo.',
  stand: 'Puedes usar Moodlight sin decirnos quién eres. Sin anuncios, sin rastreo, sin terceros en ninguna página.',
  sections: [
    {
      id: 'collected',
      heading: 'Qué recogemos',
      blocks: [
        'Datos personales: ninguno, salvo que inicies sesión. Entonces tu perfil guarda el nombre, el correo y la imagen que nos da el servicio de acceso, y lo que tú añadas: un teléfono, preferencias de contacto, géneros y tipos favoritos y, solo mientras lo tengas activado, tus diez últimos ánimos.',
        'Sesiones: de cada navegador en el que has iniciado sesión, su tipo y su sistema («Firefox en Windows»), cuándo la iniciaste y la hora de su último uso, para que puedas distinguirlas en tu perfil y cerrarlas. Una sesión termina tras 14 días sin uso, como mucho 30 días después de iniciarla; lo que guardamos de ella desaparece cuando la cierras, cuando vuelves a iniciar sesión después o con tu cuenta.',
        'Uso: nuestro proveedor escribe registros de servidor corrientes (hora, dirección pedida con las palabras de una búsqueda, respuesta, dirección de red) para que el sitio funcione y sea seguro. No hacemos analítica.',
        'Ubicación: el país, y a veces la ciudad y la región, que el proveedor deduce de tu dirección de red. Sirve para la respuesta y no se guarda. El país que eliges se queda en tu dispositivo, y en una cookie si lo guardas en los ajustes.',
      ],
    },
    {
      id: 'use',
      heading: 'Cómo lo usamos',
      blocks: [
        'El país decide qué servicios y títulos mostramos. Los favoritos de tu perfil suben en tus listas lo que te gusta; lo hace tu propio navegador, así que ninguna caché compartida sabe de ellos. Los ánimos recordados solo se te muestran a ti y no sirven para nada más. Nada sirve para publicidad, y no se elabora ningún perfil de ti más allá de lo que ves en tu propia página.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Con quién se comparte',
      blocks: [
        'No vendemos ni compartimos nada, salvo que la ley obligue. Los enlaces a los servicios no llevan información sobre ti.',
      ],
    },
    {
      id: 'security',
      heading: 'Seguridad',
      blocks: [
        'Las conexiones van cifradas, las sesiones son cookies cifradas que los scripts no leen, y solo su dueño lee un perfil.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      blocks: [
        'Puedes leer y cambiar tu perfil cuando quieras. En la propia [página de tu perfil](/profile/) puedes descargar todo lo que guardamos sobre ti, cerrar cada una de tus sesiones, eliminar tu cuenta al momento y desactivar el recuerdo de los ánimos, lo que los borra. Escribe por la [página de contacto](/contact/), también para oponerte a un uso o reclamar; puedes acudir además a tu autoridad de protección de datos.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies y almacenamiento',
      blocks: [
        'No se crea ninguna cookie antes de que hagas algo que la necesite. Estas son todas las claves:',
        {
          list: [
            'selectedCountry (almacenamiento local): el país que elegiste, hasta que lo borres.',
            'dismissedLanguageBar (almacenamiento local): que cerraste la oferta de otro idioma.',
            'kept-pages, visited-pages, hashed-files, images y answers (cache storage), workbox-expiration (IndexedDB): copias de páginas públicas, imágenes y recomendaciones, para que se abran sin conexión. Tu perfil y tus búsquedas no están entre ellas. Desaparecen cuando borras los datos del sitio en tu navegador.',
            'evening:1 (almacenamiento local): qué títulos has guardado, visto, aplazado o descartado, y los deseos que conservas: tus servicios, tus idiomas y lo que dejas fuera. Sigue ahí hasta que lo cambies; con la sesión iniciada, está también en tu cuenta.',
            'evening:damaged (almacenamiento local): el texto anterior de evening:1, solo si no se pudo leer.',
            'together:1 (almacenamiento local): las letras de la sala en la que estás con otras personas, para encontrar el camino de vuelta. Desaparece cuando sales de ella.',
            'moodlight_room_… (cookie): muestra que este navegador está en esa sala; ningún script puede leerla. Se borra cuando sales, como tarde a las 12 horas. La sala misma (lámparas, deseos, votos, los nombres escritos, qué títulos permiten tus servicios) se conserva en nuestro servidor dos horas después de la última jugada y se borra cuando todos salen. Para eso tu navegador envía tus servicios e idiomas, si cuenta solo lo que incluyen, el país si elegiste uno y qué candidatos de la sala has visto o descartado; nada de eso se guarda. Tras un código equivocado, tu dirección se guarda una hora, como hash.',
            'savedCards:1 (almacenamiento local): lo que muestran las fichas de los títulos que has guardado, visto o descartado, 300 como mucho, para que tu lista se abra sin conexión. Lo que deja de estar marcado se borra.',
            '__Host-moodlight_country (cookie, un año): el país guardado en los ajustes de ubicación.',
            'nf_lang (cookie, un año): el idioma elegido en el menú de idiomas o en la oferta de otro idioma.',
            '__Host-authjs.state, __Host-authjs.nonce, __Host-authjs.pkce.code_verifier y __Host-authjs.callback-url (cookies, 15 minutos): mientras estás en el servicio de acceso, que eres tú quien vuelve, y adónde.',
            '__Host-moodlight_session (cookie, 14 días desde tu última visita, como mucho 30 desde que iniciaste sesión): tu sesión cifrada, solo si inicias sesión.',
            '__Host-moodlight_signed_in (cookie, lo que dure la sesión): que este navegador ha iniciado sesión, para que la cabecera lo muestre y las páginas sepan si deben pedir tu perfil. No contiene nada sobre ti y solo existe si inicias sesión.',
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Terceros',
      blocks: [
        'Ninguna página pide nada a terceros: fuentes, imágenes y scripts vienen de este sitio. Lo aloja Netlify; los perfiles y cachés están en Upstash. Los datos de cine vienen de TMDB y la disponibilidad de JustWatch, que no saben nada de ti. Si inicias sesión, el servicio que elijas para ello lo sabe.',
      ],
    },
    {
      id: 'children',
      heading: 'Menores',
      blocks: [
        'Moodlight no se dirige a menores de 13 años y no recogemos sus datos a sabiendas. Si un menor nos ha dado datos, escríbenos y los borraremos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios',
      blocks: [
        'Cuando cambia esta política cambia esta página, y los cambios importantes se anuncian aquí con tiempo.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        'Las preguntas sobre privacidad van por la [página de contacto](/contact/). El formulario abre tu propio programa de correo; nada pasa por nuestro servidor.',
      ],
    },
  ],
}
