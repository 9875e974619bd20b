import type { Landing } from '#src/i18n/shape.ts'

export const landing: Landing = {
  moods: {
    laugh: {
      heading: 'Qué hace reír de verdad',
      text: 'Una comedia tiene una sola obligación: arrancarte un sonido. Un enredo que se desmadra, una cara que no se inmuta, un diálogo más rápido que tu respuesta: todo eso vale, y con ser simpática no basta. Las propuestas de hoy tienen gracia de maneras distintas; si la primera no es tu tipo de tontería, puede que lo sea la siguiente.',
    },
    romantic: {
      heading: 'Qué hace un romance',
      text: 'El amor tiene que ser la historia, no el premio al final. Fuegos lentos, segundas oportunidades, cartas que llegan tarde: lo que comparten estas propuestas es un deseo que se nota desde el otro lado de la sala. Unas acaban bien y otras no, y no te diremos cuáles.',
    },
    calm: {
      heading: 'Qué trae calma',
      text: 'Calma no quiere decir aburrimiento. Estas propuestas se toman su tiempo, tienen buen corazón y no le alzan la voz a nadie: cocinas, huertos, paseos largos, gente que hace algo bien y lo disfruta. Puedes parar cuando quieras, y no vas a querer.',
    },
    cry: {
      heading: 'Qué merece un buen llanto',
      text: 'No basta con que sea triste: hay que ganarse la lágrima. Se llora bien por amor, por alguien que se va, por una madre o un padre, por una vida que tomó otro camino. Lo que tienen en común las propuestas de hoy es que se toman en serio tu corazón, y casi todas lo devuelven un poco más ligero.',
    },
    mindless: {
      heading: 'Qué ayuda a desconectar',
      text: 'Sin acertijos, sin deberes, sin nada que recordar mañana. Explosiones porque sí, citas que salen mal, concursos para gritarle a la pantalla: estas propuestas piden un sofá y la mitad de tu atención. Aquí llamarlas tontas es un elogio, y la culpa es opcional.',
    },
    escape: {
      heading: 'Qué te lleva lejos',
      text: 'La puerta tiene que dar a otra parte: otro planeta, otra época, un bosque donde los animales contestan. Las propuestas de hoy levantan un mundo con sus propias reglas y te dejan vivir en él un rato. La vida diaria es el único sitio al que ninguna te llevará.',
    },
    adrenaline: {
      heading: 'Qué acelera el pulso',
      text: 'De pronto tienes que darte cuenta de que no estabas respirando. Un reloj que se agota, una persecución que no suelta, un ruido en el piso de arriba: cada propuesta llega al mismo pulso por su camino. Los silencios largos valen, siempre que algo espere dentro.',
    },
    educational: {
      heading: 'Qué enseña sin dar clase',
      text: 'La prueba es sencilla: mañana se lo contarás a alguien. Vidas que merece la pena conocer, ciencia explicada con claridad, archivos que alguien quería cerrados: las propuestas de hoy hablan del mundo real, filmado o vuelto a contar. Ninguna sabe a colegio.',
    },
  },
  platforms: {
    heading: 'Para qué es buena',
    texts: {
      netflix:
        'Ven cuando quieras compañía de lejos: series de Corea, España o Brasil conviven con las estadounidenses, dobladas o con subtítulos, y muchas temporadas llegan enteras. Las películas cambian cada mes; lo que dejes para luego quizá ya no esté.',
      disney:
        'La opción más segura con niños en el salón, y una muy buena sin ellos: Pixar para llorar a gusto, Star Wars y Marvel para irse lejos, National Geographic para el mundo real. Al lado está buena parte de 20th Century Studios, donde las aristas cortan más.',
      prime:
        'Una tienda grande y algo revuelta: series propias, un fondo de películas que cambia y casi todo lo demás en alquiler o compra. Mira bien qué está incluido antes de darle al play. Recompensa a quien llega con un título en mente.',
      hbo: 'Ven por las series que se toman en serio la televisión y, detrás de ellas, por los estantes de Warner Bros. Menos títulos que en otros sitios, y de muchos se habla; es menos un sitio para picar que uno para sentarse a la mesa.',
    },
    strongest: 'De lo que conocemos allí, la mayor parte es para',
  },
  lists: {
    moviesOfGenre:
      'Películas del género {genre}, las mejor valoradas primero: qué se siente al verlas y dónde están en tu país.',
    tvShowsOfGenre:
      'Series del género {genre}, las mejor valoradas primero: qué se siente al verlas y dónde están en tu país.',
  },
}
