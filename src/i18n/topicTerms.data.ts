import type { FeelId } from '#src/domain/feel/feel.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Genre } from '#src/domain/title/genre.ts'

/**
 * What people type for a genre, besides its name in the dictionaries: in all five languages (English, Portuguese,
 * Spanish, German, French), comma-separated. Accents, articles, "film" and a plural s do not count.
 */
export const genreTerms: Readonly<Partial<Record<Genre, string>>> = {
  Action: 'action movie, actionfilm, de accion, d’action',
  Adventure: 'adventures, abenteuerfilm',
  Animation: 'animated, cartoon, anime, desenho, desenho animado, dibujos animados, zeichentrick, dessin animé',
  Biography: 'biopic, biographical, cinebiografia, biográfico, filmbiografie, biographique',
  Comedy: 'comedies, humor, comédias, comedias, cómico, komödien, lustspiel, comique, comédies, sitcom, standup',
  Crime: 'crime drama, gangster, mafia, policial, policíaco, policiaco, krimis, krimiserie, polar, policiers',
  Documentary:
    'documentaries, docs, docu, docuseries, documentários, documentales, dokus, dokumentarfilm, dokumentation',
  Drama: 'dramas, drames, dramatic, dramático',
  Family: 'for kids, kids, children, infantil, para niños, para crianças, kinderfilm, kinder, enfants, pour enfants',
  Fantasy: 'fantasía, fantástico, fantasyfilm',
  History: 'historical, period piece, histórico, historisch, historienfilm, historique',
  Horror: 'scary, scary movie, horrorfilm, gruselig, grusel, gruselfilm, épouvante, peur, miedo, medo, assustador',
  Music: 'musical, musicals, musikfilm, comédie musicale',
  Mystery: 'mysteries, mysteriös, mystérieux, misterioso',
  'Reality-TV': 'reality, reality show, realities, telerrealidad, téléréalité',
  Romance:
    'romantic, romances, love story, love stories, romântico, romântica, romántico, romántica, historia de amor, história de amor, romantisch, liebesfilm, liebesgeschichte, romantique, histoire d’amour',
  'Science Fiction': 'sci fi, scifi, sf, science fiction, ficção, ficcion, ciencia ficcion, science-fiction',
  Sport: 'sports, esportes, deportes, deportiva, sportfilm',
  Thriller: 'thrillers, suspense, suspenso, psychothriller',
  War: 'war movie, guerra, de guerra, kriegsfilm, de guerre',
  Western: 'westerns, cowboy, cowboys, bang bang, oeste, del oeste',
}

/** What people type for a mood, besides its name and keywords in the dictionaries. */
export const moodTerms: Readonly<Record<MoodId, string>> = {
  laugh:
    'funny, hilarious, make me laugh, laugh out loud, something funny, engraçado, engraçada, para rir, hilário, divertida, gracioso, graciosa, para reír, chistoso, lustig, witzig, zum lachen, drôle, rigolo, marrant, pour rire',
  romantic: 'date night, encontro a dois, cita romántica, verliebt, saint-valentin, valentine, amoureux, enamorados',
  calm: 'relaxing, soothing, chill, peaceful, comfort, relaxante, tranquilo, relajante, entspannend, ruhig, gemütlich, zum entspannen, apaisant, relaxant, calme',
  cry: 'sad, tearjerker, tear jerker, make me cry, heartbreaking, triste, para chorar, emocionante, para llorar, traurig, zum weinen, taschentuch, triste, pour pleurer, émouvant, tristes',
  mindless:
    'mindless, turn my brain off, easy watching, guilty pleasure, para desligar, sem pensar, para desconectar, zum abschalten, hirn aus, leichte kost, sans réfléchir, léger',
  escape:
    'escapism, other worlds, escapismo, outros mundos, otros mundos, flucht, andere welten, évasion, autres mondes',
  adrenaline:
    'adrenaline, thrilling, exciting, edge of your seat, eletrizante, trepidante, tenso, spannend, nervenkitzel, palpitant, haletant',
  educational:
    'educational, learn something, informative, educativo, para aprender, lehrreich, bildend, éducatif, pour apprendre, instructif',
}

/** What people type for a feel, besides its label in the dictionaries and TMDB's keywords, which are English. */
export const feelTerms: Readonly<Partial<Record<FeelId, string>>> = {
  'bending-time':
    'time travel, time loop, time travelling, time machine, viagem no tempo, viagens no tempo, viaje en el tiempo, viajes en el tiempo, zeitreise, zeitreisen, zeitschleife, voyage dans le temps, voyages dans le temps, boucle temporelle',
  'sunlit-travels':
    'road trip, road movie, roadmovie, travel, viagem de carro, viaje por carretera, de viaje, roadtrip, auf reisen, sur la route, voyage',
  'feel-good-glow':
    'feel good, feelgood, feel good movie, uplifting, alto astral, para cima, buen rollo, para sentirse bien, wohlfühlfilm, gute laune, bonne humeur, qui fait du bien',
  'cosy-comfort': 'cosy, cozy, comfort watch, aconchegante, acogedor, gemütlich, kuschelig, réconfortant, cocooning',
  'clever-heist':
    'heist, heist movie, bank robbery, assalto, roubo, atraco, robo, heistfilm, bankraub, braquage, casse',
  'shocking-twists':
    'plot twist, twist, twist ending, reviravolta, reviravoltas, giro inesperado, wendungen, überraschendes ende, retournement, rebondissements',
  'whodunnit-puzzle': 'whodunit, whodunnit, murder mystery, quem matou, quién lo hizo, wer war es, qui a tué',
  'space-voyage':
    'space, outer space, spaceship, espaço, espacio, weltraum, weltall, raumschiff, espace, vaisseau spatial',
  'alien-contact': 'aliens, extraterrestres, ets, außerirdische, ufo, extraterrestre',
  'superpowered-heroes': 'superhero, superheroes, super-heróis, superhéroes, superhelden, super-héros',
  'true-story': 'true story, based on a true story, história real, historia real, wahre geschichte, histoire vraie',
  'true-crime': 'true crime, crime real, crimen real, wahre verbrechen, fait divers',
  'christmas-sparkle': 'christmas, xmas, natal, navidad, weihnachten, weihnachtsfilm, noël',
  'found-family': 'found family, chosen family, wahlfamilie, família escolhida, familia elegida, famille de coeur',
  'enemies-to-lovers': 'enemies to lovers, de inimigos a amantes, de enemigos a amantes',
  'meet-cute':
    'romcom, rom com, romantic comedy, comédia romântica, comedia romántica, liebeskomödie, comédie romantique',
  'coming-of-age': 'coming of age, growing up, amadurecimento, erwachsenwerden, passage à l’âge adulte',
  'after-the-end':
    'post apocalyptic, apocalypse, apocalipse, apocalipsis, endzeit, post-apocalyptique, end of the world',
  'oppressive-future': 'dystopia, dystopian, distopia, distopía, dystopie',
  'burning-revenge': 'revenge, vingança, venganza, rache, vengeance',
  'spy-games': 'spy, spies, espião, espionagem, espías, espionaje, spion, spionage, agenten, espion, espionnage',
  'martial-arts': 'martial arts, kung fu, artes marciais, artes marciales, kampfkunst, arts martiaux',
  'animals-for-company': 'animals, animais, animales, tiere, animaux',
  'devoted-animal': 'dog, dogs, cachorro, perro, perros, hund, hunde, chien, chiens',
  'food-to-savour': 'food, cooking, comida, cozinha, cocina, essen, kochen, cuisine, gastronomie',
  'nature-in-close-up': 'nature, natureza, naturaleza, natur',
  'history-brought-alive': 'second world war, world war ii, ww2, segunda guerra mundial, zweiter weltkrieg',
  'courtroom-drama': 'courtroom, lawyer, tribunal, juicio, abogados, gericht, anwalt, procès, avocat',
  'disaster-strikes': 'disaster, desastre, catástrofe, katastrophe, katastrophenfilm, catastrophe',
  'big-match-thrill': 'football, soccer, boxing, futebol, fútbol, fussball, boxe',
  'true-friendship': 'friendship, amizade, amistad, freundschaft, amitié',
  'magic-in-the-air': 'magic, magia, zauberei, magie, wizards, hexen, sorcières',
  'mythical-creatures': 'dragons, vampires, dragões, vampiros, drachen, vampire, monstros',
  'creeping-dread': 'creepy, eerie, sinistro, inquietante, unheimlich, angoissant',
  'fight-to-survive': 'survival, zombies, sobrevivência, supervivencia, überleben, survie, zombi',
  'singalong-songs': 'sing along, singalong, musicals, zum mitsingen, karaoke',
  'puzzle-box-plot': 'mind bending, mindbending, mindfuck, complex plot',
  'dysfunctional-family': 'dysfunctional family, família disfuncional, familia disfuncional',
  'web-of-conspiracy': 'conspiracy, conspiração, conspiración, verschwörung, complot',
  'wedding-bells': 'wedding, casamento, boda, hochzeit, mariage',
  'first-love': 'first love, primeiro amor, primer amor, erste liebe, premier amour, teen romance',
  'high-school-hijinks': 'high school, teen movie, ensino médio, instituto, schule, lycée',
}

/** What people type for titles of a country (ISO 3166-1 alpha-2), in all five languages. */
export const originTerms: Readonly<Record<string, string>> = {
  AR: 'argentinian, argentine, argentino, argentina, argentinisch, argentin',
  AU: 'australian, australiano, australiana, australisch, australien',
  BR: 'brazilian, brasileiro, brasileira, brasileño, brasileña, brasilianisch, brésilien, cinema nacional',
  CA: 'canadian, canadense, canadiense, kanadisch, canadien',
  CN: 'chinese, chinês, chino, china, chinesisch, chinois, c-drama',
  DE: 'german, alemão, alemã, alemán, alemana, deutsch, deutsche, deutsche filme, allemand',
  DK: 'danish, dinamarquês, danés, dänisch, danois',
  ES: 'spanish, espanhol, espanhola, español, española, spanisch, espagnol',
  FR: 'french, francês, francesa, francés, französisch, französische, français, française',
  GB: 'british, english, uk, britânico, inglês, británico, inglés, britisch, englisch, britannique, anglais',
  HK: 'hong kong, hongkong, cantonese',
  IN: 'indian, bollywood, hindi, indiano, indiana, indio, hindú, indisch, indien',
  IR: 'iranian, persian, iraniano, iraní, iranisch, iranien',
  IT: 'italian, italiano, italiana, italienisch, italien',
  JP: 'japanese, japonês, japonesa, japonés, japanisch, japonais, jdrama',
  KR: 'korean, k-drama, kdrama, k-dramas, coreano, coreana, dorama, doramas, koreanisch, koreanische, coréen, coréenne, drama coréen',
  MX: 'mexican, mexicano, mexicana, mexikanisch, mexicain',
  SE: 'swedish, sueco, sueca, schwedisch, suédois',
  TR: 'turkish, turco, turca, türkisch, turc',
}
