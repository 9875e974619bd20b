import type { FeelId } from '#src/domain/feel/feel.ts'

/**
 * What people type for a feel, besides its label in the dictionaries and TMDB's keywords, which are English: in all five
 * languages (English, Portuguese, Spanish, German, French), comma-separated. Accents, articles, "film" and a plural s do
 * not count. A word may stand under two feels: titles that have both come first.
 */
export const feelTerms: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'deadpan, dry humour, dry humor, dry wit, humor seco, trockener humor, pince-sans-rire, humour anglais',
  slapstick: 'physical comedy, physical humour, pastelão, humor físico, humor de golpes, klamauk, burlesque',
  'absurd-humour':
    'absurd, absurd comedy, absurdist, surreal humour, nonsense, absurdo, humor absurdo, absurder humor, absurde, humour absurde, loufoque',
  'crude-humour':
    'crude, raunchy, gross-out, stoner, stoner comedy, besteirol, humor vulgar, gamberra, derber humor, vulgär, humour gras, vulgaire',
  'dark-humour':
    'dark humour, dark humor, dark comedy, black comedy, black humour, humor negro, humor ácido, comedia negra, comédia ácida, schwarzer humor, schwarze komödie, humour noir, comédie noire',
  'cringe-humour':
    'cringe, cringe comedy, awkward, vergonha alheia, vergüenza ajena, fremdschämen, fremdscham, malaise, gênant',
  'escalating-farce':
    'farce, screwball, screwball comedy, comedy of errors, farsa, comedia de enredo, comedia de enredos, comédia de erros, verwechslungskomödie, quiproquo, vaudeville',
  'swapped-and-disguised':
    'body swap, bodyswap, identity swap, disguise, troca de corpos, cambio de cuerpos, intercambio de cuerpos, körpertausch, rollentausch, échange de corps, travestissement',
  'sharp-satire': 'satire, satirical, sátira, satírico, satirisch, satirique',
  'affectionate-parody': 'parody, spoof, paródia, parodia, parodie, pastiche',
  'quick-fire-banter':
    'banter, witty, witty dialogue, diálogos afiados, diálogos ingeniosos, schlagfertig, wortwitz, répliques, joutes verbales',
  'gentle-humour':
    'gentle comedy, gentle humour, light comedy, lighthearted, humor leve, comedia ligera, humor sutil, leise komödie, feiner humor, humour doux, comédie légère',
  'mismatched-partners':
    'buddy movie, buddy comedy, buddy cop, odd couple, dupla policial, parceiros, pareja dispareja, buddyfilm, ungleiches paar, duo improbable',
  'fish-out-of-water':
    'fish out of water, culture clash, culture shock, choque cultural, choque de culturas, kulturschock, kulturclash, choc des cultures',
  'mock-documentary':
    'mockumentary, mock documentary, fake documentary, falso documentário, falso documental, mockumentaries, documenteur, faux documentaire',
  'sitcom-comfort': 'sitcoms, sitcom, multi-camera, comédia de situação, comedia de situación, telecomedia',
  'workplace-antics':
    'workplace comedy, office comedy, workplace, escritório, oficina, comedia de oficina, bürokomödie, büro, arbeitsplatz, comédie de bureau, bureau',
  'dysfunctional-family':
    'dysfunctional family, family drama, família disfuncional, familia disfuncional, kaputte familie, familiendrama, famille dysfonctionnelle, drame familial, secrets de famille',
  'parenting-chaos':
    'parenting, parenthood, new parents, babysitter, maternidade, paternidade, paternidad, maternidad, elternsein, elternschaft, parentalité, jeunes parents',
  'slow-burn-romance':
    'slow burn, slow burn romance, slow romance, romance lento, romance a fuego lento, langsame liebesgeschichte, romance lente',
  'enemies-to-lovers':
    'enemies to lovers, haters to lovers, de inimigos a amantes, inimigos a amantes, de enemigos a amantes, enemigos a amantes, aus feinden werden liebende, vom feind zum liebhaber, ennemis à amants',
  'star-crossed-lovers':
    'star crossed lovers, tragic romance, tragic love, doomed love, amor impossível, amor trágico, amor imposible, tragische liebe, unmögliche liebe, amour impossible, amour tragique',
  'meet-cute':
    'romcom, rom com, romantic comedy, romantic comedies, comédia romântica, comédias românticas, comedia romántica, comedias románticas, liebeskomödie, romantische komödie, romantikkomödie, comédie romantique, comédies romantiques',
  'first-love':
    'first love, young love, teen romance, first kiss, primeiro amor, primer amor, amor adolescente, erste liebe, teenagerliebe, premier amour, amour de jeunesse',
  'friends-to-lovers':
    'friends to lovers, best friends to lovers, amigos a amantes, de amigos a amantes, amigos enamorados, aus freunden werden liebende, freundschaft wird liebe, amis à amants',
  'second-chance-love':
    'second chance, second chance romance, love again, segunda chance, segunda oportunidad, reencontro, reencuentro, zweite chance, seconde chance, retrouvailles',
  'forbidden-love':
    'forbidden love, forbidden romance, secret love, affair, amor proibido, caso extraconjugal, amor prohibido, verbotene liebe, affäre, amour interdit, liaison, lgbt, lgbtq, queer, gay, lesbian, lesbisch, schwul, lésbica, lesbiana, lesbienne',
  'unspoken-longing':
    'longing, yearning, unrequited love, pining, amor não correspondido, anseio, anhelo, amor no correspondido, sehnsucht, unerwiderte liebe, désir inavoué, amour non partagé',
  'grand-passion':
    'passionate, passion, epic romance, paixão, apaixonante, pasión, amor apasionado, leidenschaft, große liebe, passion amoureuse, grand amour',
  'erotic-charge':
    'erotic, sexy, steamy, sensual, erotic thriller, spicy, erótico, erótica, picante, erotik, erotisch, erotikfilm, érotique, sensuel',
  'talking-all-night':
    'walking and talking, dialogue driven, conversations, conversas, conversaciones, dialogfilm, gespräche, conversation, dialogues',
  'love-across-time':
    'time travel romance, love across time, reincarnation, reencarnação, reencarnación, reinkarnation, réincarnation, amor através do tempo, amor a través del tiempo',
  'lovers-parting':
    'breakup, break up, separation, heartbreak, término, separação, coração partido, ruptura, desamor, separación, trennung, liebeskummer, rupture, chagrin d’amour',
  'marriage-under-strain':
    'marriage, divorce, infidelity, divórcio, crise no casamento, traição, divorcio, infidelidad, crisis matrimonial, ehe, ehekrise, scheidung, crise de couple',
  'wedding-bells':
    'wedding, weddings, wedding movie, bride, casamento, noiva, boda, bodas, novia, hochzeit, hochzeitsfilm, braut, mariage, noces',
  'period-elegance':
    'period drama, costume drama, regency, victorian, drama de época, filme de época, romance de época, de época, kostümfilm, kostümdrama, historiendrama, film d’époque, film en costumes',
  'cosy-comfort':
    'cosy, cozy, comfort watch, comfort movie, hygge, aconchegante, acogedor, acogedora, gemütlich, kuschelig, réconfortant, cocooning, cosy mystery',
  'slice-of-life':
    'slice of life, everyday life, cotidiano, dia a dia, vida cotidiana, día a día, alltag, alltagsgeschichten, alltäglich, tranche de vie, vie quotidienne, quotidien',
  'unhurried-pace':
    'slow, slow paced, slow cinema, lento, cinema lento, cine lento, sin prisa, langsam, langsame filme, lent, cinéma contemplatif',
  'kindness-throughout':
    'heartwarming, heart warming, wholesome, kindness, warm hearted, reconfortante, bondade, gentileza, bondad, amable, herzerwärmend, warmherzig, herzlich, chaleureux, bienveillant, bienveillance',
  'low-stakes':
    'low stakes, easy viewing, nothing bad happens, background tv, sem drama, sin drama, sin sobresaltos, harmlos, stressfrei, sans prise de tête, sans stress',
  'quiet-countryside':
    'countryside, rural, farm, farming, campo, fazenda, vida no campo, granja, vida rural, landleben, bauernhof, dorf, campagne, ferme',
  'small-town-life':
    'small town, village, cidade pequena, pueblo, pueblo pequeño, kleinstadt, dorfleben, petite ville, petit village',
  'food-to-savour':
    'food, foodie, cooking, chef, chefs, restaurant, comida, cozinha, culinária, gastronomia, cocina, gastronomía, essen, kochen, koch, cuisine, gastronomie, nourriture',
  'skilled-hands':
    'craft, crafts, craftsmanship, artisan, artesanato, artesanía, artesanos, handwerk, handwerker, basteln, artisanat',
  'quiet-contemplation':
    'contemplative, meditative, quiet, reflective, contemplativo, contemplativa, meditativo, reflexivo, kontemplativ, meditativ, contemplatif, méditatif',
  'nature-in-close-up':
    'nature, nature documentary, nature documentaries, wildlife, natureza, vida selvagem, naturaleza, vida salvaje, fauna, natur, naturdoku, tierdoku, documentaire animalier',
  'animals-for-company':
    'animals, animal, pets, cat, cats, animais, gatos, bichos, animales, mascotas, tiere, haustiere, katzen, animaux, chat, chats',
  'childs-eye-view': 'childhood, child’s perspective, infância, crianças, infancia, kindheit, enfance',
  'sunlit-travels':
    'travel, travels, holiday, holidays, vacation, summer, summer movie, viagem, férias, verão, de viaje, viajes, vacaciones, verano, auf reisen, reisen, urlaub, sommer, sommerfilm, voyage, vacances, été',
  'road-trip':
    'road trip, roadtrip, road movie, roadmovie, viagem de carro, pé na estrada, estrada, viaje por carretera, carretera, viaje en coche, roadmovies, autoreise, sur la route, film de route',
  'friendly-contest':
    'gentle competition, baking show, baking, cooking competition, confeitaria, competição culinária, concurso de cocina, repostería, backshow, backen, pâtisserie, concours de cuisine',
  'late-life-grace':
    'old age, ageing, aging, growing old, elderly, velhice, terceira idade, envelhecer, vejez, tercera edad, envejecer, älterwerden, alte menschen, vieillesse, vieillir, troisième âge',
  'warm-nostalgia':
    'nostalgia, nostalgic, 80s nostalgia, nostálgico, nostálgica, nostalgie, nostalgisch, nostalgique, retro',
  'feel-good-glow':
    'feel good, feelgood, feel good movie, uplifting, heartwarming, heart warming, happy, joyful, alto astral, para cima, inspirador, buen rollo, para sentirse bien, optimista, wohlfühlfilm, wohlfühlserie, gute laune, herzerwärmend, bonne humeur, qui fait du bien, joyeux',
  'found-family':
    'found family, chosen family, wahlfamilie, família escolhida, familia elegida, famille de coeur, famille choisie',
  'true-friendship':
    'friendship, best friends, buddies, amizade, melhores amigos, amistad, mejores amigos, freundschaft, beste freunde, amitié, meilleurs amis',
  'grief-worked-through': 'grief, mourning, bereavement, luto, perda, duelo, pérdida, trauer, trauern, verlust, deuil',
  'illness-faced-together':
    'illness, cancer, terminal illness, doença, câncer, enfermedad, cáncer, krankheit, krebs, maladie',
  'hospital-corridors':
    'hospital, medical, medical drama, doctor, doctors, nurses, médico, médicos, drama médico, krankenhaus, ärzte, arztserie, hôpital, médecins, série médicale',
  'parent-and-child':
    'parent and child, father and son, mother and daughter, father and daughter, mother and son, pai e filho, mãe e filha, pai e filha, padre e hijo, madre e hija, vater und sohn, mutter und tochter, père et fils, mère et fille',
  'selfless-sacrifice': 'sacrifice, self-sacrifice, sacrifício, sacrificio, aufopferung, selbstlos',
  'lost-innocence':
    'loss of innocence, lost innocence, perda da inocência, pérdida de la inocencia, inocencia perdida, verlorene kindheit, verlorene unschuld, innocence perdue, perte de l’innocence',
  'teenage-troubles':
    'teenage, teen drama, teenagers, adolescence, bullying, adolescência, adolescentes, drama adolescente, adolescencia, acoso escolar, jugend, jugenddrama, pubertät, mobbing, ados, adolescents, harcèlement scolaire',
  'heartbreaking-goodbye': 'goodbye, farewell, despedida, adeus, adiós, abschied, lebewohl, adieu',
  'family-reconciled':
    'reconciliation, family reunion, reconciliação, reencontro familiar, reconciliación, reencuentro familiar, versöhnung, familientreffen, réconciliation, réunion de famille',
  'injustice-endured':
    'injustice, racism, civil rights, slavery, oppression, injustiça, racismo, escravidão, injusticia, esclavitud, ungerechtigkeit, rassismus, sklaverei, racisme, esclavage',
  'cost-of-war':
    'world war ii, second world war, world war 2, world war two, ww2, wwii, holocaust, anti-war, horrors of war, segunda guerra mundial, segunda guerra, holocausto, zweiter weltkrieg, weltkrieg, antikriegsfilm, seconde guerre mondiale, deuxième guerre mondiale, shoah',
  'fading-memory':
    'dementia, alzheimer, alzheimers, amnesia, memory loss, demência, amnésia, perda de memória, demencia, pérdida de memoria, demenz, gedächtnisverlust, amnesie, démence, amnésie, perte de mémoire',
  'bittersweet-ending': 'bittersweet, bitter-sweet, agridoce, agridulce, bittersüß, douce-amère, doux-amer',
  'hopeful-ending':
    'hopeful, happy ending, final feliz, esperançoso, esperanzador, esperança, esperanza, happy end, hoffnung, hoffnungsvoll, espoir, fin heureuse',
  'tragic-ending':
    'tragic, tragedy, sad ending, trágico, tragédia, final triste, tragedia, tragisch, tragödie, trauriges ende, tragique, tragédie, fin triste',
  'loneliness-eased': 'loneliness, lonely, solitude, solidão, solitário, soledad, solitario, einsamkeit, einsam',
  'tender-hearts':
    'tender, tenderness, touching, ternura, tierno, tierna, zärtlich, rührend, tendresse, tendre, touchant, attendrissant',
  'against-all-odds':
    'underdog, against the odds, against all odds, inspirational, inspiring, superação, inspirador, inspiradora, superación, historias de superación, inspirierend, außenseiter, kampf gegen alle widerstände, dépassement de soi, inspirant',
  'becoming-yourself':
    'self discovery, self-discovery, finding yourself, identity, lgbt, lgbtq, queer, gay, lesbian, autodescoberta, autodescubrimiento, selbstfindung, lesbisch, schwul, découverte de soi, quête d’identité, lésbica, lesbiana, lesbienne',
  'coming-of-age':
    'coming of age, growing up, bildungsroman, amadurecimento, amadurecer, crescer, hacerse mayor, madurar, crecer, erwachsenwerden, erwachsen werden, passage à l’âge adulte, grandir, récit initiatique',
  'devoted-animal':
    'dog, dogs, dog movie, horse, horses, cachorro, cachorros, cavalo, perro, perros, caballos, hund, hunde, hundefilm, pferde, pferd, chien, chiens, cheval, chevaux',
  'pure-melancholy':
    'melancholy, melancholic, melancolia, melancólico, melancolía, melancólica, melancholie, melancholisch, mélancolie, mélancolique',
  'popcorn-fun':
    'popcorn, popcorn movie, blockbuster, blockbusters, crowd pleaser, filme pipoca, sessão pipoca, palomitas, taquillera, popcornkino, pop-corn, grand spectacle',
  'over-the-top-spectacle':
    'over the top, spectacle, explosions, exagerado, explosões, espectáculo, explosiones, espectacular, spektakel, explosionen, übertrieben, spectaculaire',
  'giant-monsters':
    'kaiju, giant monster, monster, monsters, creature feature, dinosaurs, dinosaur, shark, sharks, monstro, monstros, dinossauros, tubarão, monstruo, monstruos, dinosaurios, tiburones, monsterfilm, dinosaurier, haie, monstre, monstres, dinosaures, requins',
  'guilty-pleasure':
    'guilty pleasure, guilty pleasures, trashy, so bad it’s good, prazer culposo, placer culpable, trashfilm, trashig, plaisir coupable, nanar',
  'silly-premise':
    'silly, goofy, stupid funny, dumb fun, bobo, bobagem, tonto, tontería, albern, blödelfilm, quatsch, bête, débile',
  'talking-animals':
    'talking animals, animais falantes, animales que hablan, animales parlantes, sprechende tiere, animaux qui parlent',
  'reality-drama': 'reality drama, reality tv, barraco, telerrealidad, realityserie, téléréalité',
  'dating-game':
    'dating show, dating shows, reality dating, programa de namoro, programa de citas, datingshow, kuppelshow, émission de rencontres, speed dating',
  'contest-to-shout-at':
    'game show, competition, competition show, quiz show, talent show, competição, programa de talentos, concurso, concursos, competencia, castingshow, quizshow, wettbewerb, jeu télévisé, concours',
  'glow-up':
    'makeover, makeovers, transformation, glow up, transformação, repaginada, cambio de imagen, umstyling, verwandlung, relooking, métamorphose',
  'glossy-glamour':
    'glamour, glamorous, fashion, luxury, moda, luxo, glamur, lujo, glamourös, luxus, luxe, rich people',
  'singalong-songs': 'sing along, singalong, karaoke, cantar junto, para cantar, zum mitsingen, à chanter',
  'musical-numbers':
    'musical, musicals, musical film, broadway, musicais, musicales, musicalfilm, comédie musicale, comédies musicales',
  'dancing-feet':
    'dance, dancing, dance movie, ballet, dança, balé, baile, bailar, danza, tanz, tanzen, tanzfilm, ballett, danse, danser',
  'high-school-hijinks':
    'high school, highschool, teen movie, teen comedy, ensino médio, comédia adolescente, instituto, secundaria, comedia adolescente, schule, teeniekomödie, teenagerfilm, lycée, teen',
  'boarding-school':
    'boarding school, private school, prep school, internato, colégio interno, internado, internat, internatsgeschichte, pensionnat, école privée',
  'night-gone-wrong':
    'one crazy night, wild night, all nighter, bachelor party, noite louca, despedida de solteiro, noche loca, una noche loca, despedida de soltero, verrückte nacht, partynacht, nuit folle',
  'christmas-sparkle':
    'christmas, xmas, holiday movie, natal, natalino, filme de natal, navidad, navideña, navideñas, weihnachten, weihnachtsfilm, weihnachtsfilme, noël, film de noël',
  'family-fun':
    'family film, family movie, whole family, movie night with kids, para toda a família, para a família, para toda la familia, en familia, familienfilm, familienabend, für die ganze familie, en famille, pour toute la famille',
  'another-world':
    'other world, fantasy world, high fantasy, parallel world, mundo de fantasia, outro mundo, mundo de fantasía, otro mundo, fantasywelt, andere welt, autre monde, monde imaginaire',
  'magic-in-the-air':
    'magic, magical, wizards, wizard, witches, witch, magia, bruxas, bruxos, magos, brujas, zauberei, magie, hexen, zauberer, magique, sorcières, sorciers',
  'space-voyage':
    'space, outer space, spaceship, space opera, astronaut, astronauts, espaço, nave espacial, astronautas, espacio, weltraum, weltall, raumschiff, astronauten, espace, vaisseau spatial, astronautes',
  'epic-quest':
    'quest, epic quest, epic adventure, hero’s journey, jornada épica, épico, viaje épico, épica, aventura épica, heldenreise, episch, quête, épopée, épique',
  'mythical-creatures':
    'dragons, dragon, mythology, mythical creatures, mermaid, dragões, mitologia, sereia, dragones, mitología, sirenas, drachen, mythologie, meerjungfrau, créatures, sirène',
  'bending-time':
    'time loop, time loops, multiverse, parallel universe, alternate reality, loop temporal, multiverso, bucle temporal, universos paralelos, zeitschleife, multiversum, paralleluniversum, boucle temporelle, multivers, univers parallèle',
  'time-travel':
    'time travel, time travelling, time traveling, time traveler, time machine, viagem no tempo, viagens no tempo, máquina do tempo, viaje en el tiempo, viajes en el tiempo, viajes temporales, máquina del tiempo, zeitreise, zeitreisen, zeitmaschine, voyage dans le temps, voyages dans le temps, voyage temporel, machine à remonter le temps',
  swashbuckling:
    'swashbuckler, swashbuckling, pirates, pirate, musketeers, capa e espada, piratas, capa y espada, mosqueteros, mantel und degen, piraten, piratenfilm, musketiere, cape et épée, mousquetaires',
  'life-at-sea':
    'sea, sailing, submarine, oceano, navio, submarino, barco, océano, meer, seefahrt, u-boot, schiff, océan, bateau, sous-marin',
  'superpowered-heroes':
    'superhero, superheroes, super hero, super heroes, super-heróis, super-herói, heróis, superhéroes, superhéroe, superhelden, superheld, superheldenfilm, super-héros',
  'fairy-tale-spell':
    'fairy tale, fairytale, fairy tales, princess, conto de fadas, contos de fadas, princesa, cuento de hadas, cuentos de hadas, märchen, märchenfilm, prinzessin, conte de fées, princesse',
  'dream-logic':
    'dreamlike, surreal, surrealism, trippy, sonhos, surrealismo, onírico, sueños, surrealista, träume, traumhaft, surrealistisch, rêves, onirique, surréaliste',
  'sense-of-wonder':
    'wonder, wondrous, sense of wonder, deslumbrante, maravilhamento, asombro, maravilla, staunen, zum staunen, émerveillement, émerveillant',
  'handmade-whimsy':
    'stop motion, claymation, whimsical, quirky, massinha, animação em massinha, plastilina, encantador, knetanimation, skurril, verspielt, pâte à modeler, fantaisiste',
  'future-city':
    'cyberpunk, futuristic, neon, future, futurista, futuro, zukunft, futuristisch, zukunftsstadt, futuriste, futur',
  'after-the-end':
    'post apocalyptic, post-apocalypse, postapocalyptic, apocalypse, apocalyptic, end of the world, apocalipse, pós-apocalíptico, fim do mundo, apocalipsis, postapocalíptico, fin del mundo, endzeit, apokalypse, weltuntergang, postapokalyptisch, post-apocalyptique, fin du monde',
  'oppressive-future':
    'dystopia, dystopian, dystopias, distopia, distópico, distopía, distópica, dystopie, dystopisch, dystopique, totalitarian',
  'machines-with-feelings':
    'robot, robots, android, artificial intelligence, ai, robô, robôs, inteligência artificial, robótica, inteligencia artificial, roboter, künstliche intelligenz, intelligence artificielle, androïde',
  'alien-contact':
    'aliens, alien invasion, first contact, ufo, ufos, extraterrestres, alienígenas, ets, invasión alienígena, außerirdische, extraterrestre, ovni, ovnis',
  'lost-world-adventure':
    'lost world, treasure hunt, treasure, archaeology, explorers, caça ao tesouro, selva, tesouro, busca del tesoro, tesoro, exploradores, schatzsuche, dschungel, schatz, chasse au trésor, trésor, dinosaurs, dinosaur, dinossauros, dinosaurios, dinosaurier, dinosaures',
  'vanished-era':
    'ancient rome, ancient, middle ages, medieval, ancient egypt, roma antiga, idade média, antigua roma, edad media, mittelalter, altes rom, antike, wikinger, moyen âge, antiquité, rome antique, médiéval, bygone era',
  'wild-frontier':
    'wild west, frontier, gunslinger, velho oeste, faroeste, lejano oeste, salvaje oeste, wilder westen, wildwest, far west',
  'court-intrigue':
    'court intrigue, royalty, royal, kings and queens, palace, realeza, monarquia, intriga palaciana, monarquía, reyes, intrigas palaciegas, königshaus, königin, hofintrigen, royauté, intrigues de cour, monarchie, middle ages, medieval, idade média, edad media, mittelalter, moyen âge, médiéval',
  'social-climbing':
    'class struggle, social climbing, high society, upstairs downstairs, luta de classes, alta sociedade, ascensão social, lucha de clases, alta sociedad, ascenso social, klassenunterschiede, aufstieg, oberschicht, lutte des classes, ascension sociale, haute société',
  'uncanny-mystery':
    'supernatural, paranormal, supernatural mystery, sobrenatural, mistério sobrenatural, misterio sobrenatural, übernatürlich, paranormale, surnaturel',
  'vampires-and-werewolves':
    'vampire, vampires, werewolf, werewolves, vampiro, vampiros, lobisomem, hombre lobo, hombres lobo, vampirfilm, vampirserie, werwolf, werwölfe, loup-garou, loups-garous',
  'relentless-action':
    'action packed, non-stop action, high octane, cheio de ação, ação sem parar, pura acción, acción trepidante, actiongeladen, actionkracher, pur action',
  'breakneck-chases':
    'chases, car chase, car chases, perseguição, perseguições, persecución, persecuciones, verfolgungsjagd, verfolgungsjagden, course-poursuite, courses-poursuites',
  'fast-cars':
    'cars, fast cars, racing, car racing, street racing, formula 1, carros, corrida, corridas, automobilismo, coches, carreras, autos, rennen, autorennen, rennsport, formel 1, voitures, formule 1, course automobile',
  'ticking-clock':
    'ticking clock, race against time, against the clock, real time, contra o tempo, corrida contra o tempo, contrarreloj, contra reloj, gegen die zeit, wettlauf gegen die zeit, contre la montre, course contre la montre',
  'nail-biting-suspense':
    'suspenseful, tense, nail biter, edge of my seat, tensão, de tirar o fôlego, tensión, nervenaufreibend, hochspannung, tendu, suspense insoutenable',
  'creeping-dread':
    'creepy, eerie, unsettling, disturbing, slow burn horror, psychological horror, folk horror, sinistro, perturbador, terror psicológico, inquietante, perturbadora, unheimlich, verstörend, angoissant, dérangeant, horreur psychologique',
  'haunted-house':
    'haunted house, ghost, ghosts, ghost story, haunting, casa assombrada, fantasma, fantasmas, casa encantada, spukhaus, gespenster, geister, geisterhaus, maison hantée, fantômes, fantôme',
  'demons-and-rites':
    'demon, demons, exorcism, possession, satanic, occult, cult, demônio, demônios, exorcismo, possessão, demonio, demonios, posesión, dämonen, exorzismus, besessenheit, démon, démons, exorcisme',
  'jump-scares': 'jump scare, jump scares, jumpscare, sustos, screamer, schockmomente, sursaut',
  'masked-killer':
    'slasher, slashers, serial killer, serial killers, masked killer, assassino em série, asesino en serie, asesinos en serie, serienmörder, serienkiller, tueur en série, tueurs en série',
  'clever-heist':
    'heist, heists, heist movie, bank robbery, robbery, assalto, assalto a banco, roubo, atraco, robo, robo de banco, heistfilm, bankraub, raubüberfall, gaunerkomödie, braquage, casse, con artist, con artists',
  'spy-games':
    'spy, spies, espionage, secret agent, espião, espiões, espionagem, espía, espías, espionaje, agente secreto, spion, spionage, agenten, agentenfilm, agententhriller, espion, espions, espionnage, agent secret',
  'double-lives':
    'double life, undercover, double agent, secret identity, vida dupla, infiltrado, identidade secreta, doble vida, identidad secreta, doppelleben, verdeckter ermittler, undercovercop, double vie, infiltré, identité secrète',
  'martial-arts':
    'martial arts, kung fu, karate, wuxia, artes marciais, artes marciales, kampfkunst, kampfsport, arts martiaux',
  'samurai-honour': 'samurai, samurais, ninja, katana, samuráis, samouraï, samouraïs',
  'stylish-gunplay':
    'gunfight, shootout, shootouts, gunplay, hitman, assassin, assassins, gun fu, tiroteio, tiroteos, sicario, assassino de aluguel, asesino a sueldo, schießerei, auftragskiller, killerfilm, fusillades, tueur à gages',
  'fight-to-survive':
    'survival, survive, stranded, deserted island, plane crash, sobrevivência, sobrevivente, supervivencia, sobrevivir, isla desierta, überleben, überlebenskampf, survie, survivre, île déserte, death game',
  'zombie-siege':
    'zombie, zombies, undead, living dead, zumbi, zumbis, zombi, zombis, muertos vivientes, zombiefilm, untote, morts-vivants, mort-vivant',
  'cat-and-mouse':
    'cat and mouse, manhunt, gato e rato, gato y ratón, katz und maus, menschenjagd, chat et souris, chasse à l’homme, caçada humana, cacería humana, serial killer, serial killers, assassino em série, asesino en serie, asesinos en serie, serienmörder, serienkiller, tueur en série, tueurs en série',
  'dangerous-obsession':
    'obsession, stalker, stalking, obsessed, obsessão, obsesión, acosador, besessen, obsessionen, harceleur, obsessionnel',
  'burning-revenge': 'revenge, vengeance, vingança, venganza, vengativo, rache, rachefilm, vendetta',
  'gritty-crime':
    'gritty, underworld, film noir, noir, neo-noir, neo noir, drug cartel, cartel, submundo, tráfico, drogas, narco, bajos fondos, unterwelt, drogen, kartell, drogue, bas-fonds',
  'epic-battles':
    'epic battle, battle, battles, battle scenes, batalha, batalhas, batallas, batalla, schlacht, schlachten, bataille, batailles, war epic, middle ages, medieval, idade média, edad media, mittelalter, moyen âge, médiéval, ancient rome, roma antiga, antigua roma, altes rom, rome antique, wikinger',
  'on-the-front-line':
    'soldiers, front line, military, trenches, soldados, combate, soldaten, militär, schützengraben, soldats, militaire, tranchées, first world war, world war i, ww1, primeira guerra mundial, primera guerra mundial, erster weltkrieg, première guerre mondiale, vietnam war',
  'disaster-strikes':
    'disaster, disaster movie, natural disaster, earthquake, tsunami, volcano, pandemic, desastre, filme catástrofe, catástrofe, cine de catástrofes, terremoto, katastrophe, katastrophenfilm, erdbeben, vulkan, catastrophe, film catastrophe',
  'big-match-thrill':
    'football, soccer, boxing, basketball, baseball, boxer, futebol, boxe, basquete, fútbol, boxeo, baloncesto, fussball, boxen, sportdrama, foot, basket, sports drama',
  'shocking-twists':
    'plot twist, plot twists, twist, twists, twist ending, reviravolta, reviravoltas, final surpreendente, giro inesperado, giros inesperados, giros de guion, final sorprendente, wendungen, überraschendes ende, unerwartete wendung, retournement, rebondissements, fin inattendue',
  'mind-unravelling':
    'madness, insanity, mental breakdown, psychosis, psychological, schizophrenia, loucura, surto, locura, psicológico, psicológica, wahnsinn, verrückt werden, psychose, folie, psychologique, schizophrénie',
  'daring-escape':
    'prison break, prison escape, jailbreak, fuga, fuga da prisão, fuga de la cárcel, fuga de prisión, ausbruch, gefängnisausbruch, flucht aus dem gefängnis, évasion de prison',
  'behind-bars':
    'prison, jail, in prison, prisão, cadeia, presídio, cárcel, prisión, presos, gefängnis, knast, gefängnisfilm, carcéral',
  'whodunnit-puzzle':
    'whodunit, whodunnit, murder mystery, murder mysteries, quem matou, mistério de assassinato, quién lo hizo, quién es el asesino, misterio y asesinato, wer war es, krimirätsel, mörder raten, qui a tué, murder party',
  'detective-at-work':
    'detective, detectives, police procedural, procedural, private eye, detetive, detetives, investigador, policías, detektiv, ermittler, kommissar, kommissarin, détective, enquêteur, commissaire, serial killer, serial killers, assassino em série, asesino en serie, asesinos en serie, serienmörder, serienkiller, tueur en série, tueurs en série',
  'web-of-conspiracy':
    'conspiracy, conspiracies, political thriller, cover-up, conspiração, thriller político, conspiración, suspense político, verschwörung, politthriller, complot, conspiration, thriller politique',
  'criminal-rise-and-fall':
    'mafia, gangster, mobster, gangsters, rise and fall, organised crime, organized crime, mafioso, máfia, crime organizado, mafiosos, ascenso y caída, crimen organizado, mafiafilm, aufstieg und fall, gangsterfilm, ascension et chute, mafieux, crime organisé',
  'blood-and-gore':
    'gore, gory, bloody, splatter, sangue, sangrento, sangriento, sangrienta, sangre, blutig, blut, splatterfilm, sanglant, sang',
  'true-story':
    'true story, based on a true story, true stories, based on true events, real events, história real, baseado em fatos reais, fatos reais, historia real, basada en hechos reales, hechos reales, wahre geschichte, wahre begebenheit, nach wahren begebenheiten, histoire vraie, faits réels, tiré d’une histoire vraie',
  'life-worth-knowing':
    'life story, biopics, cinebiografias, história de vida, vida real, historia de vida, lebensgeschichte, biopic serie, histoire d’une vie',
  'history-brought-alive':
    'historical drama, world war ii, second world war, ww2, wwii, drama histórico, geschichte, histoire, histoire de france, drame historique, cold war, guerra fria, guerra fría, kalter krieg, guerre froide',
  'eye-opening-documentary':
    'eye-opening, eye opening documentary, investigative documentary, documentário investigativo, documental de denuncia, augenöffnend, aufrüttelnd, documentaire choc',
  'science-made-clear':
    'science, physics, universe, cosmos, astronomy, popular science, ciência, universo, ciencia, astronomía, wissenschaft, universum, wissen, sciences, univers, astronomie',
  'archive-treasures':
    'archive footage, archival, concert film, concert films, imagens de arquivo, imágenes de archivo, archivmaterial, archivaufnahmen, images d’archives',
  'dogged-investigation':
    'investigative journalism, journalism, journalist, journalists, reporter, jornalismo, jornalistas, periodismo, periodistas, journalismus, journalisten, reporterfilm, journalisme, journalistes',
  'power-and-politics':
    'politics, political, politicians, election, política, políticos, presidente, eleição, elecciones, politik, politisch, präsident, wahlkampf, politique, élection, président',
  'money-and-ambition':
    'wall street, money, finance, startup, entrepreneurs, dinheiro, negócios, finanças, dinero, negocios, finanzas, geld, wirtschaft, börse, argent, affaires',
  'how-others-live':
    'other cultures, immigration, immigrants, migrants, social realism, outras culturas, imigrantes, otras culturas, inmigrantes, inmigración, andere kulturen, einwanderer, migration, autres cultures, immigrés',
  'artists-at-work':
    'artist, artists, painter, art, painting, writer, writers, filmmaking, arte, artista, pintor, escritor, cine dentro del cine, künstler, kunst, maler, schriftsteller, peintre, écrivain, artistes',
  'music-in-its-bones':
    'band, rock band, musician, musicians, rock music, jazz, hip hop, banda, músicos, música, musiker, musik, musique, musiciens, rap',
  'true-crime':
    'true crime, real crime, crime real, crimes reais, crimen real, crímenes reales, wahre verbrechen, wahre kriminalfälle, fait divers, faits divers, affaires criminelles',
  'brilliant-minds':
    'genius, mathematician, mathematics, chess, scientist, scientists, gênio, gênios, matemática, xadrez, genio, genios, matemáticas, ajedrez, genie, mathematik, schach, wissenschaftler, génie, mathématiques, échecs',
  'big-ideas':
    'philosophical, philosophy, thought-provoking, thought provoking, existential, filosófico, filosofia, faz pensar, para pensar, filosofía, philosophisch, philosophie, zum nachdenken, philosophique, qui fait réfléchir',
  'courtroom-drama':
    'courtroom, lawyer, lawyers, legal drama, tribunal, advogados, advogado, julgamento, juicio, abogados, abogado, gericht, anwalt, anwälte, gerichtsdrama, prozess, procès, avocat, avocats',
  'bleak-and-unsparing':
    'bleak, brutal, harrowing, depressing, devastating, deprimente, pesado, devastador, crudo, desolador, düster, deprimierend, schonungslos, sombre, déprimant, éprouvant',
  'no-easy-answers':
    'moral dilemma, morally grey, moral ambiguity, dilema moral, dilemas morais, ambigüedad moral, moralisches dilemma, gewissensfrage, dilemme moral',
  'puzzle-box-plot':
    'mind bending, mindbending, mindfuck, mind blowing, complex plot, nonlinear, confusing, quebra-cabeça, que dá nó na cabeça, rompecabezas, que te vuela la cabeza, verschachtelt, zum mitdenken, casse-tête, prise de tête, non-linéaire',
}
