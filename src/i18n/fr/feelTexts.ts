import type { FeelId } from '#src/domain/feel/feel.ts'

/** What each feel is, in two sentences: the page of a feel begins with them. */
export const feelTexts: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'La blague passe sans qu’un sourcil bouge, et l’on rit avec une seconde de retard. Il y faut un visage impassible, une énormité, et quelqu’un qui laisse faire.',
  slapstick:
    'Échelles, portes et dignité cèdent toujours au pire moment. Presque pas un mot, ce qui fait rire les petits et franchit toutes les frontières.',
  'absurd-humour':
    'La logique a quitté la pièce et tout le monde continue. On y cite une vache à comparaître, pourvu qu’elle ait rempli le bon formulaire.',
  'crude-humour':
    'Quelqu’un dit ce qui ne se dit pas, et le corps approuve bruyamment. À garder pour un canapé de vieux copains, loin des parents.',
  'dark-humour':
    'Le rire échappe avant que la conscience l’arrête. Il y a d’ordinaire un cadavre à déplacer, et le plus poli de la maison sait d’où il vient.',
  'cringe-humour':
    'On regarde entre ses doigts, comme un toast qui aurait dû finir il y a deux minutes. Au départ, presque toujours, quelqu’un qui veut trop plaire.',
  'escalating-farce':
    'Un petit mensonge au petit déjeuner, et le soir six personnes dans l’armoire. Chaque sauvetage coûte plus cher que le précédent.',
  'swapped-and-disguised':
    'Le plaisir est de savoir qui se cache sous la perruque. Jumelles échangées ou père déguisé en nounou, il suffit d’une porte qui s’ouvre trop tôt.',
  'sharp-satire':
    'Ça pique d’abord, ça amuse ensuite, car la cible est connue. Ministres, patrons et grandes fortunes parlent comme toujours, un cran plus franchement.',
  'affectionate-parody':
    'Un genre se fait détrousser par quelqu’un qui en sait chaque réplique. La cape se coince, le méchant explique trop, et l’original en sort grandi.',
  'quick-fire-banter':
    'Deux personnes parlent plus vite qu’on ne pense, sans perdre un mot. Rédactions, flirts et voitures en fuite en vivent : un œil sur le téléphone coûte quatre bons mots.',
  'gentle-humour':
    'Personne ne paie l’addition de ces blagues, pas même le curé. Elles se cachent dans le récit d’un oncle ou le pas d’un très vieux chien.',
  'mismatched-partners':
    'Prends le maniaque et le bordélique, enferme-les dans la même voiture. Une heure de dispute pour la radio, et chacun finit par commander pour l’autre.',
  'fish-out-of-water':
    'Tous ont reçu les règles, sauf cette personne, qui doit deviner. Ça commence par les chaussures : talons à la ferme, sandales au palais.',
  'mock-documentary':
    'Une équipe de tournage prend des imbéciles très au sérieux, et un regard caméra fait le reste. Groupes oubliés et conseils municipaux y avouent ce qu’on ne leur demandait pas.',
  'sitcom-comfort':
    'Au troisième épisode, le canapé de l’écran est presque le sien. Les cinq mêmes règlent une affaire en vingt-deux minutes, juste ce que suit un bon rhume.',
  'workplace-antics':
    'Des adultes se font la guerre pour une agrafeuse, sur leur temps de travail. L’enjeu est une bonne chaise, les alliances tiennent jusqu’à midi.',
  'dysfunctional-family':
    'L’amour est là, rarement dans la même pièce que les bonnes manières. Un anniversaire ou un testament réunit tout le monde, et à la soupe, c’est dit.',
  'parenting-chaos':
    'Le sommeil est une rumeur et le canapé a été colorié. Spectacles d’école et hamsters perdus font surtout rire une fois les siens couchés.',
  'slow-burn-romance':
    'Pendant une heure, deux personnes s’assoient un peu plus près, c’est tout. Le manteau prêté que l’on rend enfin en mains propres compte pour un événement.',
  'enemies-to-lovers':
    'Chaque insulte est un peu trop préparée. Coincés dans un ascenseur ou un procès, l’un des deux se met à perdre exprès pour rester dans la pièce.',
  'star-crossed-lovers':
    'La bonne personne, sous le mauvais ciel. Une vieille querelle, une frontière déplacée ou une lettre en retard d’une heure s’en chargent.',
  'meet-cute':
    'Deux inconnus prennent le même parapluie et l’histoire peut commencer. Un faux numéro ou deux laisses emmêlées font aussi bien, un soir où l’on croit au hasard.',
  'first-love':
    'Tout est neuf, donc immense, jusqu’à un trajet en bus. Cela dure un été, chez des gens trop jeunes pour le cacher.',
  'friends-to-lovers':
    'Chacun sait comment l’autre boit son café et quelles blagues servent de paravent. Des années faciles deviennent gênantes en une nuit, souvent au mariage d’un tiers.',
  'second-chance-love':
    'D’anciens amants se retrouvent, cheveux gris et meilleures manières. Un train en retard les met à la même table, et ce qui avait raté s’y assoit aussi.',
  'forbidden-love':
    'Chaque regard est un risque, donc chaque regard compte. Là où une loi, une église ou un père a dit non, l’amour apprend l’escalier de service.',
  'unspoken-longing':
    'L’essentiel n’est jamais dit et remplit la pièce. Les mains trahissent : un gant gardé, une manche presque frôlée, une portière tenue trop longtemps.',
  'grand-passion':
    'Ici l’amour a un orchestre et aucun sens de la mesure. Ceux qui traversent des mers pour lui ne remercieraient personne d’un conseil.',
  'erotic-charge':
    'Un regard tenu d’un bout à l’autre de la table fait plus qu’une robe qui tombe. La lumière prend son temps sur la peau : porte fermée, entre adultes.',
  'talking-all-night':
    'Deux voix, une ville après minuit, et pour intrigue ce qui vient. Il faut des inconnus et un train à l’aube, ou des amis qui n’arrivent pas à rentrer.',
  'love-across-time':
    'Les horloges refusent de s’accorder avec le couple. L’un vieillit et l’autre non, ou bien quarante ans et une boîte aux lettres séparent la même maison.',
  'lovers-parting':
    'Tous deux savent que c’est le dernier soir. Personne n’a fauté : un visa, une guerre ou une autre vie a déjà bouclé la valise de l’entrée.',
  'marriage-under-strain':
    'Ça fait mal aux endroits ordinaires, devant l’évier, pour un tour de vaisselle. Deux personnes qui savent où viser visent, chacune avec un peu raison.',
  'wedding-bells':
    'Une date, un plan de table et au moins un doute sont fixés. La journée survit à une pièce montée effondrée, moins sûrement à l’ex de la table neuf.',
  'period-elegance':
    'Entre soie et bougies, un sourcil levé rompt des fiançailles. La passion se contente de lettres cachetées, de danses de salon et d’une grammaire parfaite.',
  'cosy-comfort':
    'La bouilloire chante et le dehors reste dehors. Fait pour la pluie aux carreaux : petites cuisines, manches tricotées, voisins avec de la soupe.',
  'slice-of-life':
    'Les journées passent à leur taille, courses comprises. Une fille répare son vélo, sa sœur attend le bus, et c’était donc cela, l’histoire.',
  'unhurried-pace':
    'Les plans durent assez pour qu’on y regarde autour de soi. Une promenade va de la grille à la porte, et le téléphone attend dans une autre pièce.',
  'kindness-throughout':
    'Même le grincheux tient la porte. Le pardon arrive un peu avant la fin des aveux, ce qui repose d’une semaine parmi les gens.',
  'low-stakes':
    'Au pire, il pleuvra sur la kermesse. On peut faire griller du pain, manquer dix minutes et n’avoir rien perdu.',
  'quiet-countryside':
    'Haies, boue et météo occupent presque tout le cadre. On se lève avec les bêtes, et la dispute la plus proche est à deux champs.',
  'small-town-life':
    'À midi tout le monde le sait, le soir chacun a son avis. Un seul café pour la ville, et les ragots arrivent avec un gratin.',
  'food-to-savour':
    'Le beurre mousse, un couteau passe dans l’oignon, et le frigo d’ici paraît bien vide. Recettes de famille, marchés, gargotes : mange avant.',
  'skilled-hands':
    'Le ciseau trouve le fil du bois et les épaules descendent des deux côtés de l’écran. On répare une montre, on bâtit un bateau, sans beaucoup parler.',
  'quiet-contemplation':
    'Il reste des silences que rien ne se presse de remplir. Un gardien de phare ou un chauffeur de bus retourne une pensée, assez lentement pour la passer.',
  'nature-in-close-up':
    'Tant qu’une fourmi porte sa feuille, aucune autre feuille ne compte. Quelqu’un a passé un an à l’affût pour ce givre, cette plume, ce museau mouillé.',
  'animals-for-company':
    'Endormi près du poêle, le chien joue la moitié du film. On ne leur demande aucun exploit, seulement de vouloir manger et de remplir une maison.',
  'childs-eye-view':
    'Les tables sont hautes et les grands parlent par énigmes. Une liaison ou une guerre se voit à hauteur de genou, par quelqu’un qui conclut à sa façon.',
  'sunlit-travels':
    'Les volets s’ouvrent sur une rue chaude, rien ne presse avant midi. Trains de bord de mer et villas prêtées y pourvoient, surtout en février.',
  'road-trip':
    'Dans le pare-brise le pays change, et les gens à l’avant aussi. Trop de kilomètres pour rester fâchés, un seul motel avec une chambre.',
  'friendly-contest':
    'Les rivaux se prêtent le bon fouet. Le chrono est vrai, le prix modeste, et la plus longue étreinte va à qui rentre chez soi.',
  'late-life-grace':
    'L’âge a le droit d’être drôle, têtu et beau, à peu près dans cet ordre. Passé soixante-dix ans, quelqu’un repart, une hanche en moins et des excuses à faire.',
  'warm-nostalgia':
    'La lumière est plus dorée qu’elle n’a pu l’être. Un téléphone à cadran, une rue pleine d’enfants : on y retrouve le lieu, et ses douze ans.',
  'feel-good-glow':
    'Après, l’escalier paraît plus facile. Des timides ont rejoint une chorale ou sauvé une boutique, sans rien qui puisse revenir à trois heures du matin.',
  'found-family':
    'Personne ici n’est parent, et peu d’autres en voudraient. On partage un bateau ou une cuisine, puis un soir quelqu’un met une assiette de plus.',
  'true-friendship':
    'C’est une histoire d’amour sans baiser. Son héros roule toute la nuit pour aider, puis dit ce que personne d’autre n’oserait.',
  'grief-worked-through':
    'Quelqu’un manque dès le début, et son manteau pend toujours dans l’entrée. Il faut parfois tout le film pour vider un tiroir, mais les larmes servent.',
  'illness-faced-together':
    'Le diagnostic vient tôt, puis il reste des semaines à vivre. On plaisante sur la perruque, et l’on compte surtout ceux qui reviennent.',
  'hospital-corridors':
    'Des semelles de caoutchouc filent, et le pire jour de l’un est la garde de l’autre. On mange debout, après s’être disputé un cas au-dessus du lavabo.',
  'parent-and-child': 'Peu de mots, un lacet noué suffit. Vient toujours le jour où c’est le petit qui porte.',
  'selfless-sacrifice':
    'Quelqu’un s’avance pour que les autres n’aient pas à le faire. Une place dans le canot, un nom que l’on tait, et la caméra sur ceux qui repartent.',
  'lost-innocence':
    'À dix ans, un enfant apprend ce qui ne se désapprend pas. Une guerre l’enseigne, ou le mensonge d’un adulte, par un après-midi sans souci.',
  'teenage-troubles':
    'À seize ans, un couloir de lycée peut être l’endroit le plus long du monde. Rumeurs et portes closes y pèsent leur vrai poids, quoi qu’en disent les parents.',
  'heartbreaking-goodbye':
    'On la voit venir et personne n’est prêt. Une paume contre la vitre, une dernière histoire du soir : garde un mouchoir tout près.',
  'family-reconciled':
    'Des années de silence finissent pour une tondeuse. Il faut un enterrement à deux heures de route, une voiture partagée et des excuses de travers.',
  'injustice-endured':
    'La colère monte, car le tort est clair et porte un tampon. Reste le dos droit de ceux qu’on a enfermés, exclus ou priés de changer de siège.',
  'cost-of-war':
    'Les canons sont loin et n’épargnent personne. Une cuisine a une chaise de trop, ou le fils qui rentre est un étranger dans son lit.',
  'fading-memory':
    'Les noms partent d’abord, puis les pièces, puis les visages. Une femme étiquette les placards, et l’amour doit se présenter chaque matin.',
  'bittersweet-ending':
    'Quelque chose est gagné, et le prix se voit. Le rêve sans la personne, la personne sans le rêve : le dernier sourire prend son temps.',
  'hopeful-ending':
    'Si noir que ce fût, une fenêtre est ouverte à la dernière scène. Une lettre a sa réponse, les graines lèvent, et une soirée fragile s’en trouve bien.',
  'tragic-ending':
    'Le malheur est là dès la première bobine, et l’on espère quand même. L’orgueil, une dette ou un mauvais moment ferme la dernière porte, sans bruit.',
  'loneliness-eased':
    'Souper pour un, la radio allumée, puis quelqu’un frappe. Un livreur ou le chien d’à côté, pourvu qu’on sorte une deuxième tasse.',
  'tender-hearts':
    'Ils se manient comme s’ils marquaient au moindre choc. Un bègue qu’on laisse finir sa phrase, et cela seul peut faire pleurer.',
  'against-all-odds':
    'Tous les gens raisonnables l’ont déconseillé. Quelqu’un s’aligne quand même, avec un poumon ou le mauvais passeport, et douter devient impoli.',
  'becoming-yourself':
    'Un prénom, une coupe ou une phrase à table tombe enfin juste. Avant cela, il a fallu quitter un placard, un couvent ou l’affaire de famille.',
  'coming-of-age':
    'Entre la première scène et la dernière, une voix a mué. Un premier salaire, un calot en papier, et les parents commencent à ressembler à des gens.',
  'devoted-animal':
    'Il attend à la grille par tous les temps, quel que soit le mort. Des chiens passent des montagnes, et de solides adultes cherchent quelque chose à la cuisine.',
  'pure-melancholy':
    'Une tristesse sans coupable, comme la lumière du dimanche dans une rue vide. Pour les soirs où être consolé serait une offense.',
  'popcorn-fun':
    'Blagues et explosions arrivent à l’heure, à parts égales. Pour les vendredis fatigués : un héros bien coiffé, un méchant avec un plan, rien à débattre ensuite.',
  'over-the-top-spectacle':
    'Trop est l’idée, alors on en rajoute. Des villes se plient, des motos sautent d’hélicoptères, et le plus grand écran de la maison fait l’affaire.',
  'giant-monsters':
    'L’eau tremble d’abord dans le verre. Puis un pied descend sur l’autoroute, et chacun se découvre très petit et bon coureur.',
  'guilty-pleasure':
    'Nul ne le défendrait à table, mais tous connaissent l’intrigue. Le temps de démasquer la jumelle, l’épisode suivant a commencé.',
  'silly-premise':
    'L’idée tient sur une nappe en papier, où on l’a sans doute trouvée. Le sort du monde se joue au bowling, avec le plus grand sérieux jusqu’au bout.',
  'talking-animals':
    'Les meilleures répliques vont parfois à un âne. La famille sortie, les bêtes tiennent conseil, et un pigeon était contre depuis le début.',
  'reality-drama':
    'Les querelles des autres ont rarement été si bien éclairées. Il suffit d’une personne oubliée pour le brunch et d’un verre de blanc à portée de main.',
  'dating-game':
    'Des inconnus tombent amoureux selon l’horaire, un micro sous la chemise. Depuis le canapé, on voit qui va le regretter bien avant les roses.',
  'contest-to-shout-at':
    'À la maison, la bonne réponse est toujours évidente. Le sommet : un vote honteux, puis une pause avant le résultat, longue comme un bain.',
  'glow-up':
    'Avant, un gilet gris ; après, des larmes devant la glace. Pendant une heure, ses propres placards paraissent possibles.',
  'glossy-glamour':
    'Pas un pli, pas une étiquette que l’on regarde. Les chagrins ont lieu sur des yachts et dans des dressings, avec d’excellentes chaussures.',
  'singalong-songs':
    'Au deuxième refrain, tout le canapé y est. Tubes et chansons de dessins animés conviennent, si l’air est connu et les voisins sortis.',
  'musical-numbers':
    'La parole ne suffit plus, un orchestre surgit et la rue se met au pas. Arrêt de bus ou lit de mort, personne à l’écran ne s’en étonne.',
  'dancing-feet':
    'En quatre mesures, un corps dit ce que le dialogue évite. Derrière, des orteils bandés, un miroir sans pitié et un saut qui rate jusqu’au jour dit.',
  'high-school-hijinks':
    'Des casiers claquent sur un plan trop bête pour échouer. Parents absents, pari sur le bal : la retenue n’est qu’une question de temps.',
  'boarding-school':
    'Les malles montent, la voiture repart, d’autres lois commencent. Ami et bourreau dorment dans le même dortoir froid en comptant les dimanches.',
  'night-gone-wrong':
    'Ce devait être un verre. L’aube les trouve avec une chèvre, une voiture volée et sans marié, très raisonnables devant un agent.',
  'christmas-sparkle':
    'La neige tombe au bon moment et même le cynique finit une boule à la main. Vols annulés, boulangeries en péril : de quoi garder les mains libres pour les paquets.',
  'family-fun':
    'Les petits rient de la chute, les grands de la phrase passée au-dessus. Aucun œil à couvrir, et même le baiser est bref.',
  'another-world':
    'Une carte l’ouvre, puis ne sert plus. Avec ses lunes, sa monnaie et ses jurons, l’endroit est hors d’atteinte du courrier.',
  'magic-in-the-air':
    'Le balai travaille seul sans que nul ne lève la tête. Les dons viennent à l’âge ingrat, et le premier sort rate en général dans une cuisine.',
  'space-voyage':
    'Dehors, rien du tout ; dedans, quelqu’un fait du café. Les nouvelles ont un an quand elles arrivent dans ce couloir qui bourdonne.',
  'epic-quest':
    'La maison n’est plus qu’un point vert, et la route monte encore. Une troupe mal assortie traverse un continent à pied, le plus petit portant le plus lourd.',
  'mythical-creatures':
    'Ce qui respire dans la grotte est plus vieux que le village. Dragonniers et gardiens de sirènes sont d’accord : une licorne ne s’apprivoise pas.',
  'bending-time':
    'C’est encore mardi, et une seule personne l’a remarqué. Les effets précèdent les causes, et des entailles au mur servent de calendrier.',
  'time-travel':
    'Un levier, et la porte donne sur des perruques, des ruines ou ses parents à vingt ans. L’argot trahit le visiteur, une fleur écrasée peut coûter un petit-fils.',
  swashbuckling:
    'Les épées sonnent dans les escaliers, et aucun lustre n’est là pour éclairer. Masqué, sans le sou, le héros reste poli jusqu’en sautant du balcon.',
  'life-at-sea':
    'Le bois craque, le sel sèche partout, la terre est à trois semaines. L’équipage croit à moitié son capitaine, et le baromètre baisse.',
  'superpowered-heroes':
    'Soulever un pont est facile, rentrer dîner ensuite l’est moins. Tout part d’un accident de laboratoire et finit bien au-dessus des toits.',
  'fairy-tale-spell':
    'La forêt se referme derrière la fille, et tout ira désormais par trois. Un vœu sur un soulier est exaucé à la lettre, jusqu’à minuit.',
  'dream-logic':
    'Une porte donne sur une plage et nul ne demande pourquoi. Tout se tient, jusqu’au moment de le raconter au petit déjeuner.',
  'sense-of-wonder':
    'Les mâchoires tombent lentement, on a le temps de lever les yeux. Une première bête immense dans le pré, et de grandes personnes ressortent à neuf ans.',
  'handmade-whimsy':
    'Des empreintes de pouce dans l’argile, une mer en cellophane. Villes de marionnettes et hôtels de papier, découpés à la main jusqu’aux étiquettes des confitures.',
  'future-city':
    'La pluie coule sur une publicité de quarante étages. En bas, entre les échoppes de nouilles, on vend des souvenirs, souvent au détective du dessus.',
  'after-the-end':
    'L’herbe pousse dans le supermarché. Une boîte de pêches vaut qu’on se batte, et chaque inconnu sur la route demande réflexion.',
  'oppressive-future':
    'Les affiches sourient et les caméras suivent. Chacun a un numéro et un devoir, jusqu’à ce que quelqu’un garde la mauvaise chose dans un tiroir.',
  'machines-with-feelings':
    'Faite pour porter des valises, elle s’est mise à regarder les étoiles. Le jour où elle demande un nom, une main est déjà près de l’interrupteur.',
  'alien-contact':
    'Une forme plane sur le champ et ne fait rien, ce qui est pire. Les généraux tournent, les linguistes taillent leurs crayons, un enfant pose des bonbons.',
  'lost-world-adventure':
    'La torche entre d’abord, puis le chapeau. Sous les lianes, un escalier, et quelqu’un lira tout haut l’inscription qu’il fallait laisser.',
  'vanished-era':
    'Les trams et les tasses d’un monde perdu ont repris du service. Bals et ports que les bombes ont pris, avec des gens qui s’y promènent sans rien savoir.',
  'wild-frontier':
    'Du vent, du cuir, et un long regard avant la parole. L’étranger arrive juste avant le chemin de fer, la loi est à deux jours d’ici.',
  'court-intrigue':
    'Une révérence peut menacer, et le vin mérite qu’on le respire deux fois. On marie les sœurs comme des provinces, sur un murmure près du trône.',
  'social-climbing':
    'On étudie la bonne fourchette comme une arme. Du smoking emprunté à la maison aux quarante fenêtres, chaque marche coûte un vieil ami.',
  'uncanny-mystery':
    'La ville a l’air normale, le bourdonnement dessous, non. Une fille revient des années plus tard sans avoir vieilli, et chaque explication aggrave les choses.',
  'vampires-and-werewolves':
    'Le soleil couché, l’invité pâle ôte ses gants. La lune et une vieille soif font le danger, mais ce sont ses manières qui le font entrer.',
  'relentless-action':
    'Il y a une seule pause, et elle est interrompue. Poings, toits, camions s’enchaînent, jusqu’à ce qu’aucun souci du bureau n’ait de place.',
  'breakneck-chases':
    'Les étals de marché vivent peu. À pied ou à contresens, quelqu’un a trois secondes d’avance et la ruelle va finir.',
  'fast-cars':
    'On sentirait presque l’essence et la gomme chaude. Ces gens se disputent au garage, se réconcilient au départ, et ne respirent qu’à fond.',
  'ticking-clock':
    'L’heure limite est à l’écran, en rouge, et descend. Bombe, antidote ou réservoir vide, ouvrir une porte prend soudain un temps fou.',
  'nail-biting-suspense':
    'Une latte grince et tout le corps écoute. Qui se cache sous le lit ne voit pas la porte ; du canapé, on ne voit qu’elle.',
  'creeping-dread':
    'Il ne s’est rien passé, et il est déjà trop tard. Cela suinte du papier peint ou d’un sourire de voisin, et la lampe du couloir reste allumée.',
  'haunted-house':
    'Le loyer était bas, premier avertissement. Des pas à l’étage d’une maison sans étage : l’ancien propriétaire n’a pas déménagé.',
  'demons-and-rites':
    'Le latin va vite et les bougies penchent du mauvais côté. Ce qui parle par la bouche de l’enfant connaît les doutes du prêtre, en détail.',
  'jump-scares':
    'La porte de l’armoire à pharmacie se referme, adieu le pop-corn. Le silence a duré exprès une seconde de trop : mieux vaut être deux.',
  'masked-killer':
    'Quelqu’un sous une capuche sait où chacun dort. Au bord du lac, la distribution raccourcit, à peu près par ordre de bon sens.',
  'clever-heist':
    'Une maquette, six spécialistes et un coffre qu’on n’ouvre pas. Le plan est expliqué, rate, et c’était prévu : on se fait voler avec plaisir.',
  'spy-games':
    'Chaque poignée de main fait passer quelque chose. Smoking ou imper fatigué, on échange des secrets, et c’est le plus loyal qu’il faut surveiller.',
  'double-lives':
    'Le petit déjeuner sous un nom, les affaires sous un autre. Un infiltré s’attache à la bande, et un téléphone à table peut finir les deux vies.',
  'martial-arts':
    'Les combats sont des conversations, on n’interrompt pas. Des années à balayer la cour du maître arrivent en un seul coup de pied.',
  'samurai-honour':
    'Une main reste très longtemps sur la garde. Des hommes sans maître gardent un village ou un serment, et le coup dure moins qu’un souffle.',
  'stylish-gunplay':
    'Les douilles tombent comme répétées. Longs manteaux, deux pistolets, un club vidé en un seul plan, la morale au vestiaire.',
  'fight-to-survive':
    'Le froid, la soif et la distance tiennent les grands rôles. Un rebord, un radeau, une dernière allumette, et la couverture n’a jamais paru si épaisse.',
  'zombie-siege':
    'Des mains passent par la boîte aux lettres, puis par la porte. Dans le dernier abri, le danger est qui cache une morsure.',
  'cat-and-mouse':
    'Deux esprits vifs se traquent et n’en souffrent pas assez. Un mot laissé sur place tient du défi et de la cour, aucune arrestation n’aura l’air d’une victoire.',
  'dangerous-obsession':
    'Cela commence par une gentillesse, ou une photo gardée. Puis les appels la nuit, la voisine à la même coiffure, et une serrure changée trop tard.',
  'burning-revenge':
    'Quelqu’un a une liste et raye le premier nom. Des années de cellule sont dans ce plan, dont la dernière ligne coûte plus que prévu.',
  'gritty-crime':
    'Béton mouillé, mauvaises cigarettes, un service à rendre. Dealers et flics las tournent aux mêmes carrefours, et l’intelligence n’en sort personne.',
  'epic-battles':
    'Les bannières emplissent la vallée, un tambour commence. Après le discours et la charge, un roi marche au crépuscule parmi les morts.',
  'on-the-front-line':
    'De la boue dans la bouche, une montre levée avant le sifflet. Nul dans cette tranchée n’a vu la carte, la guerre est large comme une escouade.',
  'disaster-strikes':
    'On n’a pas écouté un savant, et la mer est dans le hall. Les étages cèdent, les familles grimpent, et une mauvaise journée de bureau rapetisse.',
  'big-match-thrill':
    'Égalité, une minute à jouer, un remplaçant dont personne ne voulait. Pas besoin des règles : des poings bandés et un entraîneur sans voix disent tout.',
  'shocking-twists':
    'Une seule phrase retourne l’heure passée. Le mort achète un billet, le narrateur mentait : ne lis rien avant, et ménage les amis.',
  'mind-unravelling':
    'Les murs sont à leur place et l’on ne s’y fie plus. Une danseuse croise son double dans l’escalier, et personne hors de cette tête ne peut dire non.',
  'daring-escape':
    'Une cuillère, un mur, onze ans de soirées. Sous les barbelés ou par la mer, rien n’est laissé au hasard, jusqu’à ce qu’un chien aboie.',
  'behind-bars':
    'Une fois les portes fermées une à une, le jour se compte en repas. On y apprend le prix d’une cigarette et la lenteur de la confiance.',
  'whodunnit-puzzle':
    'Tous avaient un mobile, et le thé sentait l’amande. À voir à plusieurs, pour arrêter l’image et accuser le pasteur pendant que la neige bloque la route.',
  'detective-at-work':
    'Tout tient à la méthode, au carnet, à la deuxième visite. Un inspecteur mal fagoté demande encore une chose à la porte, et un bon alibi transpire.',
  'web-of-conspiracy':
    'Chaque réponse mène un étage plus haut. Un dossier manque, quelqu’un tombe d’une fenêtre, et même la fourgonnette du boulanger semble postée là.',
  'criminal-rise-and-fall':
    'Les costumes s’améliorent jusqu’aux hélicoptères. Entre le coin de rue et les stores baissés, un court et splendide moment de champagne.',
  'blood-and-gore':
    'Le rouge domine, plafond compris. Scies et entrailles sont faites avec amour : que le dîner soit fini, ou loin.',
  'true-story':
    'Savoir que c’est arrivé leste chaque scène. Le sauvetage ou l’escroquerie fut dans le journal, et les vrais visages viennent souvent avant le générique.',
  'life-worth-knowing':
    'Une vie entière passe, entêtement compris. Reine, boxeur ou infirmière, on se couche tard pour lire la suite.',
  'history-brought-alive':
    'Les dates d’école reçoivent des bottes, des visages et de la pluie. Un siège redevient palpitant, car personne là-bas n’en connaît la fin.',
  'eye-opening-documentary':
    'Ce qu’il y a dans l’assiette ou la poche change de figure. La caméra va où aucune visite ne mène, puis attend que quelqu’un parle.',
  'science-made-clear':
    'Un instant, les trous noirs paraissent raisonnables. Il a suffi d’une personne patiente, d’une orange, d’une lampe et d’un bout de ficelle.',
  'archive-treasures':
    'Des morts saluent l’objectif entre les rayures. Des bobines perdues, mises bout à bout, laissent une décennie parler pour elle.',
  'dogged-investigation':
    'Le progrès est un carton de dossiers et un sandwich froid. Après deux cents appels et autant de portes closes, la page neuf cents porte un nom.',
  'power-and-politics':
    'Le principe entre en réunion, l’arithmétique en sort. Les couloirs comptent plus que l’hémicycle : chaque voix s’y promet deux fois.',
  'money-and-ambition':
    'Les chiffres montent, les voix aussi, et nul ne regarde en bas. Salles de marché et garages à serveurs montrent l’avidité, et son charme jusqu’à jeudi.',
  'how-others-live':
    'La cuisine d’un inconnu a une chaise libre, on peut s’asseoir. Bateaux de pêche, tours et yourtes ont chacun leur idée du petit déjeuner.',
  'artists-at-work':
    'La page est blanche, puis mauvaise, puis soudain non. Ateliers et répétitions à des heures peu sages, compagnie de tout ce qu’on a laissé en plan.',
  'music-in-its-bones':
    'Ôte le son et plus rien ne tient debout. Groupes endormis dans un fourgon, accord cherché dans une cave : monte le volume.',
  'true-crime':
    'C’est la vraie cuisine de quelqu’un, sur la photo. Relevés d’appels et souvenirs de voisins, posés si patiemment que l’on vérifie la serrure avant de dormir.',
  'brilliant-minds':
    'Une pensée passe presque trop vite pour la craie. Un chiffre cède à l’aube, neuf coups sont vus d’avance, par quelqu’un qui a encore oublié de déjeuner.',
  'big-ideas':
    'Une question entre et prend le meilleur fauteuil. Clones et prophètes discutent de ce qu’est une personne, bien après le générique.',
  'courtroom-drama':
    'Presque tous sont assis, et pourtant l’on se bat. Tout peut tenir à la question de trop, quand un juré cesse de hocher la tête.',
  'bleak-and-unsparing':
    'Aucune musique ne vient aider. La misère, la violence ou un mariage froid sont regardés jusqu’à ce qu’ils nous regardent : pas juste avant de dormir.',
  'no-easy-answers':
    'Chacun a raison sur un point, et quelqu’un est blessé. Garde d’enfant, pardon, trahison : on juge encore sur le chemin du retour.',
  'puzzle-box-plot':
    'Un détail de la première scène ouvre la dernière. Temps mêlés, narrateur qui omet : plier le linge pendant, c’est devoir revenir en arrière.',
}
