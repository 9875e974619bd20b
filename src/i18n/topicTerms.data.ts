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
  Crime: 'crime drama, policial, policíaco, policiaco, krimis, krimiserie, polar, policiers',
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
  War: 'war movie, world war ii, world war 2, world war two, second world war, ww2, wwii, segunda guerra mundial, zweiter weltkrieg, seconde guerre mondiale, deuxième guerre mondiale, guerra, de guerra, kriegsfilm, de guerre',
  Western: 'westerns, cowboy, cowboys, bang bang, oeste, del oeste',
}

/** What people type for a mood, besides its name and keywords in the dictionaries. */
export const moodTerms: Readonly<Record<MoodId, string>> = {
  laugh:
    'funny, laugh, laughter, fun, hilarious, make me laugh, laugh out loud, something funny, engraçado, engraçada, para rir, hilário, divertida, gracioso, graciosa, para reír, chistoso, risa, risas, de risa, para reírse, riso, risada, risadas, rire, lachen, lustig, witzig, zum lachen, drôle, rigolo, marrant, pour rire',
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
