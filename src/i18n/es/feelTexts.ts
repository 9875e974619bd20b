import type { FeelId } from '#src/domain/feel/feel.ts'

/** What each feel is, in two sentences: the page of a feel begins with them. */
export const feelTexts: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'El chiste llega sin mover una ceja y la risa sale un segundo tarde. Hace falta una cara seria, un disparate y alguien que lo deje pasar.',
  slapstick:
    'Escaleras, puertas y dignidad ceden siempre en el peor momento. Casi no hay palabras, y por eso lo entiende cualquiera desde los tres años.',
  'absurd-humour':
    'La lógica salió del cuarto y todos siguen como si nada. Aquí una vaca puede ser testigo, siempre que haya llenado el formulario.',
  'crude-humour':
    'Alguien dice lo que no se dice, y el cuerpo le da la razón con ruido. Para un sofá de viejos amigos, sin padres a la vista.',
  'dark-humour':
    'La risa se escapa antes de que la conciencia llegue. Suele haber un cadáver que mover, y el más educado de la casa sabe de dónde salió.',
  'cringe-humour':
    'Se mira entre los dedos, como un brindis que debió acabar hace dos minutos. La culpa es casi siempre de alguien que quiere caer demasiado bien.',
  'escalating-farce':
    'Una mentirita en el desayuno y, a la cena, seis personas en el armario. Cada arreglo sale más caro que el anterior.',
  'swapped-and-disguised':
    'La mitad del gusto es saber quién está bajo la peluca. Gemelas cambiadas o un padre vestido de niñera: basta una puerta que se abre antes de tiempo.',
  'sharp-satire':
    'Primero pica y luego hace gracia, porque el blanco es conocido. Ministros, jefes y ricos hablan como siempre, solo que un grado más sinceros.',
  'affectionate-parody':
    'A un género le vacía los bolsillos alguien que se sabe cada línea. La capa se engancha, el villano explica de más, y el original sale ganando.',
  'quick-fire-banter':
    'Dos personas hablan más rápido de lo que se piensa sin perder palabra. Redacciones, coqueteos y fugas viven de eso: mirar el teléfono cuesta cuatro chistes.',
  'gentle-humour':
    'Nadie paga el precio de estas bromas, ni siquiera el cura. Se esconden en el relato de un tío o en el paso de un perro muy viejo.',
  'mismatched-partners':
    'Mete al ordenado y al desastre en el mismo coche y cierra las puertas. Una hora peleando por la radio, y al final cada uno sabe pedir por el otro.',
  'fish-out-of-water':
    'A todos les explicaron las reglas menos a una persona, que tiene que adivinar. Empieza por los zapatos: tacones en la granja, sandalias en palacio.',
  'mock-documentary':
    'Un equipo de rodaje se toma muy en serio a unos tontos, y una mirada a cámara hace el resto. Bandas olvidadas confiesan ahí lo que nadie preguntó.',
  'sitcom-comfort':
    'Al tercer episodio, el sofá de la pantalla ya parece propio. Los cinco de siempre arreglan algo en veintidós minutos, justo lo que sigue un resfriado.',
  'workplace-antics':
    'Adultos en guerra por una grapadora, en horas de trabajo. Solo está en juego la silla buena, y las alianzas duran hasta el almuerzo.',
  'dysfunctional-family':
    'Hay amor, rara vez en el mismo cuarto que los modales. Un cumpleaños o un testamento los reúne, y con la sopa ya está dicho.',
  'parenting-chaos':
    'Dormir es un rumor y el sofá está pintado con rotulador. Funciones de colegio y hámsteres perdidos dan más risa con los propios ya acostados.',
  'slow-burn-romance':
    'Durante una hora no pasa nada, salvo que dos personas se sientan algo más cerca. Cuando el abrigo prestado se devuelve en persona, es todo un suceso.',
  'enemies-to-lovers':
    'Cada insulto viene un poco demasiado preparado. Con un ascensor o un pleito de por medio, alguien empieza a perder a propósito para no irse.',
  'star-crossed-lovers':
    'Encontraron a la persona correcta bajo el cielo equivocado. Se encarga la suerte: un viejo odio, una frontera o una carta que llega una hora tarde.',
  'meet-cute':
    'Dos desconocidos agarran el mismo paraguas y la cosa puede empezar. Sirve también un número equivocado, o dos correas enredadas, en una noche con fe en el azar.',
  'first-love':
    'Todo es nuevo y por eso enorme, hasta un viaje en autobús. Suele durar un verano y tocarles a quienes aún no saben disimular.',
  'friends-to-lovers':
    'Cada uno sabe cómo toma el café el otro y qué bromas son escudo. Años fáciles se vuelven torpes en una noche, casi siempre en boda ajena.',
  'second-chance-love':
    'Dos que se quisieron vuelven a verse, con canas y mejores modales. Un tren con retraso los sienta a la misma mesa, y lo que falló se sienta también.',
  'forbidden-love':
    'Cada mirada es un riesgo, y por eso cada mirada cuenta. Donde una ley, una iglesia o un padre dijo no, el amor aprende la escalera de servicio.',
  'unspoken-longing':
    'Lo importante no se dice y llena el cuarto igual. Lo delatan las manos: un guante guardado, una manga casi rozada, una puerta sostenida de más.',
  'grand-passion':
    'Aquí el amor trae orquesta y no conoce la medida. Quien cruza un océano por él no agradecería consejos de nadie.',
  'erotic-charge':
    'Una mirada sostenida hace más que cualquier vestido que cae. La luz se demora en la piel y nadie tiene prisa: adultos, y la puerta cerrada.',
  'talking-all-night':
    'Dos voces, una ciudad pasada la medianoche y ninguna trama salvo lo que salga. Pide desconocidos con un tren al alba, o amigos que no acaban de irse.',
  'love-across-time':
    'Los relojes no se ponen de acuerdo con la pareja. Uno envejece y el otro no, o los separan cuarenta años y un mismo buzón.',
  'lovers-parting':
    'Los dos saben que es la última noche. Nadie hizo nada malo: un visado, una guerra u otra vida ya cerró la maleta de la entrada.',
  'marriage-under-strain':
    'Duele en sitios corrientes, entre platos y a quién le tocaba. Dos que saben dónde apuntar apuntan, y los dos tienen algo de razón.',
  'wedding-bells':
    'Hay fecha, mesas asignadas y al menos una duda. El día aguanta una tarta caída, quizá no al viejo amor de la mesa nueve.',
  'period-elegance':
    'Entre seda y velas, una ceja en alto rompe un compromiso. La pasión se arregla con cartas lacradas, bailes de salón y buena gramática.',
  'cosy-comfort':
    'Silba la tetera y lo de afuera se queda afuera. Hecho para la lluvia en el cristal: cocinas pequeñas, mangas de lana, vecinos con sopa.',
  'slice-of-life':
    'Los días pasan a su tamaño, con la compra incluida. Una chica arregla la bici, su hermana espera el autobús, y resulta que esa era la historia.',
  'unhurried-pace':
    'Los planos duran lo bastante para mirar alrededor. Un paseo va de la verja a la puerta, y el teléfono está mejor en otro cuarto.',
  'kindness-throughout':
    'Hasta el gruñón sostiene la puerta. El perdón llega un poco antes de acabar la confesión, buen descanso tras una semana entre gente.',
  'low-stakes':
    'Lo peor que puede pasar es que llueva en la feria. Se puede tostar pan, perder diez minutos y no haber perdido nada.',
  'quiet-countryside':
    'Setos, barro y tiempo ocupan casi todo el cuadro. La gente se levanta con los animales, y la pelea más cercana está a dos campos.',
  'small-town-life':
    'Al mediodía lo saben todos, y por la noche cada cual opina. Hay un solo café en el pueblo, y el chisme suele llegar con un guiso.',
  'food-to-savour':
    'Espuma la mantequilla, el cuchillo entra en la cebolla y la nevera propia parece vacía. Recetas de familia y puestos de mercado: mejor venir cenado.',
  'skilled-hands':
    'El formón encuentra la veta y bajan los hombros a ambos lados de la pantalla. Alguien repara un reloj o arma un barco, casi sin hablar.',
  'quiet-contemplation':
    'Deja silencios y no corre a llenarlos. Un farero o un chofer de autobús le da vueltas a una idea, tan despacio que se contagia.',
  'nature-in-close-up':
    'Mientras una hormiga carga su hoja, no importa ninguna otra. Alguien pasó un año al acecho por esta escarcha, esta pluma, este hocico húmedo.',
  'animals-for-company':
    'Dormido junto a la estufa, el perro hace media película. No se les pide ninguna hazaña, solo querer desayuno y llenar una casa.',
  'childs-eye-view':
    'Las mesas son altas y los mayores hablan en acertijos. Un amorío o una guerra se ve a la altura de la rodilla, y ella saca sus conclusiones.',
  'sunlit-travels':
    'Se abren las persianas a una calle tibia y nada urge antes de comer. Trenes de costa y villas prestadas, sobre todo para quien está en invierno.',
  'road-trip':
    'En el parabrisas cambia el país, y también los de delante. Hay demasiados kilómetros para seguir enfadados y un solo motel con cuarto.',
  'friendly-contest':
    'Los rivales se prestan la buena batidora. El reloj va en serio, el premio es modesto, y el abrazo más largo es para quien se marcha.',
  'late-life-grace':
    'La edad puede ser graciosa, terca y hermosa, más o menos en ese orden. Pasados los setenta, alguien sale una vez más, con mala cadera y una disculpa pendiente.',
  'warm-nostalgia':
    'La luz es más dorada de lo que pudo ser. Un teléfono de disco o una calle llena de niños trae de vuelta el lugar, y los doce años.',
  'feel-good-glow':
    'Después, la escalera parece más fácil. Unos tímidos entraron al coro o salvaron una tienda, y nada vuelve a las tres de la mañana.',
  'found-family':
    'Aquí nadie es pariente, y pocos más los aceptarían. Comparten un barco o una cocina, y una noche aparece un plato de más en la mesa.',
  'true-friendship':
    'Es una historia de amor sin besos. El héroe conduce toda la noche para ayudar y dice luego lo que nadie se atrevería.',
  'grief-worked-through':
    'Alguien falta desde el principio, y su abrigo sigue en la entrada. Vaciar un cajón puede llevar la película entera, pero las lágrimas sirven.',
  'illness-faced-together':
    'El diagnóstico llega pronto, y quedan semanas por vivir. Ayuda bromear con la peluca, pero cuenta quién aparece y vuelve a aparecer.',
  'hospital-corridors':
    'Pasan suelas de goma deprisa, y el peor día de uno es la guardia de otro. Se come de pie, tras discutir el caso difícil junto al lavabo.',
  'parent-and-child':
    'Se gastan pocas palabras, porque basta un cordón atado. Tarde o temprano llega el día en que es el pequeño quien carga.',
  'selfless-sacrifice':
    'Alguien da un paso para que los demás no tengan que darlo. Un lugar en el bote, un nombre callado, y la cámara en los que se van.',
  'lost-innocence':
    'A los diez años, un niño aprende algo que no se desaprende. Lo enseña una guerra o la mentira de un adulto, una tarde que iba bien.',
  'teenage-troubles':
    'A los dieciséis, un pasillo de instituto puede ser el lugar más largo del mundo. Rumores y puertas cerradas pesan lo que pesan, digan lo que digan los padres.',
  'heartbreaking-goodbye':
    'Se la ve venir y nadie está listo. Una palma contra el vidrio o el último cuento de la noche: ten un pañuelo a mano.',
  'family-reconciled':
    'Años de silencio acaban por algo pequeño, como una cortadora de césped. Hace falta un entierro a dos horas, un coche compartido y un perdón dicho de lado.',
  'injustice-endured':
    'La rabia crece, porque el daño es claro y lleva sello. Queda la espalda recta de quienes fueron presos, vetados o mandados a otro asiento.',
  'cost-of-war':
    'Los cañones están lejos y no perdonan a nadie. En una cocina sobra una silla, o el hijo que vuelve es un extraño en su cama.',
  'fading-memory':
    'Primero se van los nombres, luego los cuartos, después las caras. Una mujer pone etiquetas en los armarios, y el amor se presenta cada mañana.',
  'bittersweet-ending':
    'Algo se ganó, y se ve el precio. El sueño sin la persona o la persona sin el sueño: la última sonrisa tarda en salir.',
  'hopeful-ending':
    'Por oscuro que fuera, en la última escena hay una ventana abierta. Una carta tiene respuesta o brota la semilla, y una noche frágil lo agradece.',
  'tragic-ending':
    'La desgracia está desde el primer rollo, y aun así se espera. El orgullo, una deuda o la mala hora cierra la última puerta, sin ruido.',
  'loneliness-eased':
    'Cena para uno, la radio puesta, y entonces llaman. Puede ser un repartidor o el perro de al lado, con tal de que se baje otra taza.',
  'tender-hearts':
    'Se tratan con cuidado, como si a todos les salieran moretones fácil. A un tartamudo se lo deja terminar, y solo eso ya hace llorar.',
  'against-all-odds':
    'Toda la gente sensata lo desaconsejó. Pero alguien se pone en la salida, con un pulmón o sin papeles, y dudar empieza a parecer grosero.',
  'becoming-yourself':
    'Un nombre, un corte de pelo o una frase en la mesa por fin encaja. Antes hubo que dejar un armario, un convento o la empresa familiar.',
  'coming-of-age':
    'Entre la primera escena y la última cambió una voz. Suele traer un primer trabajo con gorro de papel, cuando los padres empiezan a parecer personas.',
  'devoted-animal':
    'Espera en la verja con cualquier tiempo, muera quien muera. Hay perros que cruzan montañas, y adultos fuertes que buscan algo en la cocina.',
  'pure-melancholy':
    'Una tristeza sin culpable, como luz de domingo en una calle vacía. Para noches en que que te animen sería una ofensa.',
  'popcorn-fun':
    'Chistes y explosiones llegan a tiempo y por partes iguales. Para viernes cansados: héroe con buenos dientes, villano con plan, nada que discutir después.',
  'over-the-top-spectacle':
    'Lo excesivo es la idea, así que se añade un poco más. Ciudades que se pliegan, motos que saltan de helicópteros: la pantalla más grande de la casa.',
  'giant-monsters':
    'Primero tiembla el agua en el vaso. Luego baja un pie sobre la autopista y todos se descubren muy pequeños y buenos corredores.',
  'guilty-pleasure':
    'Casi nadie lo defendería en la mesa, y todos se saben la trama. Para cuando desenmascaran a la gemela, ya empezó el siguiente.',
  'silly-premise':
    'La idea cabe en una servilleta, y ahí la encontraron. El destino del mundo se decide jugando a los bolos, con toda seriedad hasta el final.',
  'talking-animals':
    'Las mejores frases le tocan a un burro. Cuando la familia sale, las mascotas se reúnen, y una paloma estuvo en contra desde el principio.',
  'reality-drama':
    'Pocas veces las peleas ajenas estuvieron tan bien iluminadas. Basta una persona sin invitación al brunch y una copa de blanco cerca.',
  'dating-game':
    'Desconocidos que se enamoran con horario y micrófono. Desde el sofá se ve quién lo va a lamentar, mucho antes de las rosas.',
  'contest-to-shout-at':
    'En casa la respuesta siempre es obvia. El punto alto es un voto vergonzoso y una pausa antes del resultado, larga como un baño.',
  'glow-up':
    'Antes, un cárdigan gris; después, lágrimas ante el espejo. Durante una hora, hasta el armario propio parece posible.',
  'glossy-glamour':
    'Ni una arruga, ni una etiqueta que alguien mire. Se rompen corazones en yates y vestidores, siempre con zapatos excelentes.',
  'singalong-songs':
    'Al segundo estribillo canta todo el sofá. Valen éxitos y canciones de dibujos, si la melodía es conocida y los vecinos salieron.',
  'musical-numbers':
    'Las palabras no alcanzan, aparece una orquesta y la calle entera marca el paso. En una parada o en un lecho de muerte, a nadie le extraña.',
  'dancing-feet':
    'En cuatro compases, un cuerpo dice lo que el diálogo evita. Detrás hay dedos vendados, un espejo sin piedad y un salto que falla hasta que importa.',
  'high-school-hijinks':
    'Golpean las taquillas y arranca un plan demasiado tonto para fallar. Padres ausentes y una apuesta por el baile: el castigo es cosa de tiempo.',
  'boarding-school':
    'Suben los baúles, se va el coche y rigen otras leyes. Amigo y verdugo duermen en la misma sala fría, contando domingos.',
  'night-gone-wrong':
    'Iba a ser una copa. El alba los encuentra con una cabra, un coche robado y sin novio, tratando de sonar razonables ante un policía.',
  'christmas-sparkle':
    'La nieve cae cuando toca, y hasta el cínico acaba con una bola en la mano. Vuelos cancelados y pastelerías en apuros, con las manos libres para envolver.',
  'family-fun':
    'Los chicos se ríen del golpe, los grandes de la frase que les pasó por encima. No hay que tapar ojos en ningún momento.',
  'another-world':
    'Un mapa lo abre, y pronto sobra. Con lunas, monedas y palabrotas propias, el sitio queda fuera del alcance del correo.',
  'magic-in-the-air':
    'La escoba barre sola y nadie levanta la vista. Los dones llegan a una edad ingrata, y el primer hechizo suele fallar en la cocina.',
  'space-voyage':
    'Afuera no hay nada; adentro, alguien hace café. Las noticias de casa tienen un año cuando llegan a este pasillo que zumba.',
  'epic-quest':
    'La casa es un punto verde, y el camino sigue subiendo. Un grupo mal avenido cruza un continente a pie, y el más pequeño lleva lo más pesado.',
  'mythical-creatures':
    'Lo que respira en la cueva es más viejo que el pueblo. Quienes montan dragones y quienes guardan sirenas coinciden: al unicornio no se lo llama manso.',
  'bending-time':
    'Otra vez es martes, y solo una persona lo notó. Los efectos llegan antes que las causas, y unas rayas en la pared sirven de calendario.',
  'time-travel':
    'Se baja una palanca y la puerta da a pelucas, ruinas o los padres a los veinte. Al visitante lo delata el habla, y una flor pisada borra un nieto.',
  swashbuckling:
    'Suenan espadas en las escaleras, y ninguna lámpara está solo para dar luz. Enmascarado o sin un peso, el héroe es cortés hasta saltando del balcón.',
  'life-at-sea':
    'Cruje la madera, la sal se seca en todo y tierra queda a tres semanas. La tripulación confía a medias en su capitán, y el barómetro baja.',
  'superpowered-heroes':
    'Levantar un puente es lo fácil; llegar a cenar, no. Todo empieza con un accidente de laboratorio y termina muy por encima de los tejados.',
  'fairy-tale-spell':
    'El bosque se cierra tras la muchacha, y desde ahora todo irá de tres en tres. Lo que se pide a un zapato se cumple al pie de la letra, hasta medianoche.',
  'dream-logic':
    'Una puerta da a una playa y nadie pregunta por qué. Todo tiene sentido hasta que alguien intenta contarlo en el desayuno.',
  'sense-of-wonder':
    'Las mandíbulas caen despacio, con tiempo de mirar arriba. La primera bestia inmensa en el prado, y gente crecida sale con nueve años.',
  'handmade-whimsy':
    'Se ven huellas de pulgar en la arcilla y el mar es de celofán. Pueblos de títeres y hoteles de papel, recortados hasta las etiquetas de la mermelada.',
  'future-city':
    'La lluvia corre por un anuncio de cuarenta pisos. Abajo, entre puestos de fideos, se venden recuerdos, casi siempre al detective de arriba.',
  'after-the-end':
    'Crece hierba en el suelo del supermercado. Una lata de duraznos vale una pelea, y a cada extraño del camino hay que pensarlo.',
  'oppressive-future':
    'Los carteles sonríen y las cámaras giran detrás. Todos tienen número y deber, hasta que alguien guarda lo que no debe en un cajón.',
  'machines-with-feelings':
    'Hecha para cargar maletas, empezó a mirar las estrellas. El día que pide un nombre, una mano ya está cerca del interruptor.',
  'alien-contact':
    'Una forma cuelga sobre el campo y no hace nada, que es peor. Los generales caminan, los lingüistas afilan lápices, y un niño deja dulces afuera.',
  'lost-world-adventure':
    'Primero entra la antorcha, después el sombrero. Bajo las lianas hay una escalera, y alguien leerá en voz alta lo que era mejor callar.',
  'vanished-era':
    'Vuelven a rodar los tranvías y las tazas de un mundo perdido. Rehace salones y puertos que se llevaron las bombas, con gente que pasea sin saberlo.',
  'wild-frontier':
    'Viento, cuero y una larga mirada antes de hablar. El forastero llega justo antes que el tren, y la ley más cercana está a dos días.',
  'court-intrigue':
    'Una reverencia puede ser amenaza, y el vino merece olerse dos veces. A las hermanas se las casa como provincias, según quién susurre junto al trono.',
  'social-climbing':
    'El tenedor correcto se estudia como un arma. Del esmoquin prestado a la casa de cuarenta ventanas, cada peldaño cuesta un viejo amigo.',
  'uncanny-mystery':
    'El pueblo se ve bien; el zumbido de abajo, no. Una chica vuelve años después sin haber crecido, y cada explicación lo empeora.',
  'vampires-and-werewolves':
    'Al ponerse el sol, el invitado pálido se quita los guantes. La luna y una sed antigua son el peligro, pero entra por sus buenos modales.',
  'relentless-action':
    'Hay una sola pausa, y la interrumpen. De los puños a los tejados y a los camiones, hasta que ninguna preocupación del trabajo tiene sitio.',
  'breakneck-chases':
    'Los puestos del mercado duran poco. A pie o en contramano, alguien lleva tres segundos de ventaja y el callejón se acaba.',
  'fast-cars':
    'Casi huele a gasolina y a goma caliente. Esta gente pelea en el taller, se reconcilia en la salida y solo descansa a fondo.',
  'ticking-clock':
    'El plazo está en pantalla, en rojo, y baja. Bomba, antídoto o avión sin combustible: de pronto, abrir una puerta tarda una eternidad.',
  'nail-biting-suspense':
    'Cruje una tabla y escucha todo el cuerpo. Quien se esconde bajo la cama no ve la puerta; desde el sofá se ve perfectamente.',
  'creeping-dread':
    'Todavía no pasó nada y ya es tarde. Se filtra por el papel pintado o la sonrisa de un vecino, y la luz del pasillo queda encendida.',
  'haunted-house':
    'El alquiler era bajo, y eso debió avisar. Se oyen pasos arriba en una casa sin piso alto: el dueño anterior no se ha mudado.',
  'demons-and-rites':
    'El latín va deprisa y las velas se inclinan al revés. Lo que usa la voz de la niña conoce las dudas del cura, con detalle.',
  'jump-scares':
    'Se cierra el espejo del baño y adiós palomitas. El silencio duró adrede un segundo de más, así que mejor no estar a solas.',
  'masked-killer':
    'Alguien encapuchado sabe dónde duerme cada uno. Junto al lago el reparto se acorta, más o menos por orden de sensatez.',
  'clever-heist':
    'Una maqueta, seis especialistas y una caja que no se abre. El plan se explica, falla, y así estaba previsto: da gusto que a uno le roben.',
  'spy-games':
    'Cada apretón de manos pasa algo. De esmoquin o de gabardina gastada, cambian secretos, y al más leal hay que vigilarlo.',
  'double-lives':
    'El desayuno con un nombre, el negocio con otro. Un infiltrado se encariña con la banda, y un teléfono en la cena puede acabar con las dos vidas.',
  'martial-arts':
    'Aquí las peleas son conversaciones, y no se interrumpe. Años barriendo el patio del maestro llegan en una sola patada.',
  'samurai-honour':
    'Una mano reposa mucho rato en la empuñadura. Hombres sin señor guardan una aldea o un voto, y el corte dura menos que un aliento.',
  'stylish-gunplay':
    'Los casquillos caen como ensayados. Abrigos largos y dos pistolas vacían un club en un solo plano, con la moral en el guardarropa.',
  'fight-to-survive':
    'Frío, sed y distancia tienen los papeles principales. Una cornisa, una balsa, el último fósforo, y la manta de casa nunca fue tan gruesa.',
  'zombie-siege':
    'Entran manos por el buzón y luego por la puerta. En el último refugio, lo temible es quien esconde una mordida.',
  'cat-and-mouse':
    'Dos listos se persiguen, y ninguno lo sufre como debería. Una nota en la escena es mitad reto y mitad cortejo, y ninguna captura sabrá a triunfo.',
  'dangerous-obsession':
    'Empieza con una amabilidad, o con una foto guardada. Luego llamadas de noche, una vecina con el mismo peinado, y la cerradura nueva llega tarde.',
  'burning-revenge':
    'Alguien tiene una lista y tacha el primer nombre. En el plan hay años de celda, y la última línea cuesta más de lo previsto.',
  'gritty-crime':
    'Cemento mojado, tabaco barato y un favor que se devuelve. Traficantes y policías cansados rondan las mismas esquinas, y ser listo no saca a nadie.',
  'epic-battles':
    'Los estandartes llenan el valle y en alguna parte empieza un tambor. Tras el discurso y la carga, un rey camina al anochecer entre los caídos.',
  'on-the-front-line':
    'Barro en la boca y un reloj en alto antes del silbato. En esta trinchera nadie vio el mapa, así que la guerra mide lo que un pelotón.',
  'disaster-strikes':
    'No se escuchó a una científica, y ahora el mar está en el vestíbulo. Ceden los pisos, suben las familias, y un mal día de oficina se encoge.',
  'big-match-thrill':
    'Empate, un minuto y un suplente que nadie quería. No hace falta saber las reglas: lo explican los nudillos vendados y un entrenador sin voz.',
  'shocking-twists':
    'Una frase le da la vuelta a toda la hora. El muerto compra un billete, el narrador mentía: no leas nada antes y ten piedad de los amigos.',
  'mind-unravelling':
    'Las paredes siguen en su sitio y ya no son de fiar. Una bailarina se cruza con su doble, y nadie fuera de esa cabeza puede negarlo.',
  'daring-escape':
    'Una cuchara, una pared y once años de noches. Bajo la alambrada o por el agua, nada queda al azar, hasta que ladra un perro.',
  'behind-bars':
    'Cuando las puertas se han cerrado una a una, el día se mide en comidas. Se aprende el precio de un cigarro y lo lento que se presta la confianza.',
  'whodunnit-puzzle':
    'Todos tenían motivo, y el té sabía a almendras. Mejor en compañía, para parar, señalar y acusar al párroco mientras la nieve corta el camino.',
  'detective-at-work':
    'Todo está en el método, en la libreta y en la segunda visita. Un inspector de mal abrigo pregunta una cosa más en la puerta, y la coartada suda.',
  'web-of-conspiracy':
    'Cada respuesta lleva un piso más arriba. Empieza con un expediente que falta, y al final hasta la furgoneta del panadero parece puesta ahí.',
  'criminal-rise-and-fall':
    'Los trajes mejoran hasta que llegan los helicópteros. Entre la esquina y las persianas bajadas hay un rato breve y magnífico de champán.',
  'blood-and-gore':
    'El color principal es el rojo, techo incluido. Sierras y vísceras están hechas con cariño, así que la cena, antes o mucho después.',
  'true-story':
    'Saber que ocurrió le pone peso a cada escena. El rescate o la estafa salió en los diarios, y las caras reales suelen venir antes de los créditos.',
  'life-worth-knowing':
    'Pasa una vida entera, terquedad incluida. Sea reina, boxeador o enfermera, uno se acuesta tarde por buscar el resto.',
  'history-brought-alive':
    'Las fechas de la escuela reciben botas, caras y mal tiempo. Un asedio vuelve a emocionar porque allí nadie sabe cómo acaba.',
  'eye-opening-documentary':
    'Lo que hay en el plato o en el bolsillo cambia de aspecto. La cámara va donde no hay visitas guiadas y espera a que alguien hable.',
  'science-made-clear':
    'Por un momento los agujeros negros parecen razonables. Bastó alguien paciente con una naranja, una lámpara y un trozo de hilo.',
  'archive-treasures':
    'Gente muerta hace mucho saluda al objetivo entre rayaduras. Rollos perdidos, puestos uno tras otro, hasta que una década habla por sí misma.',
  'dogged-investigation':
    'El progreso es una caja de papeles y un sándwich frío. Tras doscientas llamadas y otras tantas puertas, la página novecientos trae un nombre.',
  'power-and-politics':
    'A la reunión entra el principio y sale la aritmética. Importan más los pasillos que la cámara, porque ahí cada voto se promete dos veces.',
  'money-and-ambition':
    'Suben las cifras, suben las voces y nadie mira abajo. Parqués y garajes llenos de servidores muestran la codicia, y lo bien que sienta hasta el jueves.',
  'how-others-live':
    'En la cocina de un extraño hay una silla libre, y puede ocuparse. Barcas, torres y tiendas en la estepa tienen cada una su idea del desayuno.',
  'artists-at-work':
    'La página está en blanco, luego mal, y de pronto no. Estudios y ensayos a horas imprudentes, compañía para todo lo que quedó a medias.',
  'music-in-its-bones':
    'Quita el sonido y no queda nada en pie. Bandas dormidas en una furgoneta, un acorde buscado en un sótano: súbele el volumen.',
  'true-crime':
    'La de la foto es la cocina de alguien de verdad. Registros de llamadas y recuerdos de vecinos, con tanta paciencia que uno revisa el cerrojo.',
  'brilliant-minds':
    'Una idea pasa casi demasiado rápido para la tiza. Un código cede al alba o se ven nueve jugadas, por obra de alguien que olvidó comer otra vez.',
  'big-ideas':
    'Entra una pregunta y se queda con el mejor sillón. Clones y profetas discuten qué es una persona, y la charla dura más que los créditos.',
  'courtroom-drama':
    'Casi todos están sentados y aun así es una pelea. Puede depender de la pregunta de más, justo cuando un jurado deja de asentir.',
  'bleak-and-unsparing':
    'Ninguna música acude a ayudar. La pobreza, la violencia o un matrimonio frío se miran hasta que devuelven la mirada: mejor descansado, y no al final del día.',
  'no-easy-answers':
    'Todos tienen algo de razón y alguien sale herido. Custodias, perdones y confianzas rotas: se sigue juzgando camino a casa.',
  'puzzle-box-plot':
    'Un detalle de la primera escena abre la última. Con tiempos cruzados y un narrador que calla, quien doble ropa mientras tanto tendrá que volver atrás.',
}
