import type { Landing } from '#src/i18n/shape.ts'

export const landing: Landing = {
  moods: {
    laugh: {
      heading: 'Ce qui fait vraiment rire',
      text: 'Une comédie n’a qu’un devoir : t’arracher un son. Un quiproquo qui dérape, un visage qui ne bouge pas, un dialogue plus rapide que ta réponse : ici tout cela compte, et être sympathique ne suffit pas. Les titres de ce soir sont drôles chacun à leur façon ; si le premier n’est pas ton genre de bêtise, le suivant le sera peut-être.',
    },
    romantic: {
      heading: 'Ce qui fait une romance',
      text: 'L’amour doit être l’histoire, et non la récompense à la fin. Feux lents, secondes chances, lettres arrivées trop tard : ces titres ont en commun un désir qui se sent d’un bout à l’autre de la pièce. Certains finissent bien, d’autres non, et nous ne dirons pas lesquels.',
    },
    calm: {
      heading: 'Ce qui apaise',
      text: 'Calme ne veut pas dire ennuyeux. Ces titres prennent leur temps, veulent du bien aux gens et n’élèvent jamais la voix : des cuisines, des jardins, de longues marches, des gens qui font bien ce qu’ils aiment faire. Tu peux arrêter à tout moment, et tu n’en auras pas envie.',
    },
    cry: {
      heading: 'Ce qui mérite des larmes',
      text: 'Être triste ne suffit pas, les larmes se méritent. On pleure bien par amour : pour quelqu’un qui s’en va, pour un parent, pour une vie qui a pris un autre chemin. Les titres de ce soir prennent ton cœur au sérieux, et la plupart te le rendent un peu plus léger.',
    },
    mindless: {
      heading: 'Ce qui aide à débrancher',
      text: 'Pas d’énigme, pas de devoirs, rien à retenir pour demain. Des explosions pour le plaisir, des rencards qui tournent mal, des concours à commenter tout haut : ces titres demandent un canapé et la moitié de ton attention. Bête est ici un compliment, et la culpabilité est en option.',
    },
    escape: {
      heading: 'Ce qui emmène ailleurs',
      text: 'La porte doit donner sur autre chose : une autre planète, une autre époque, un bois où les animaux répondent. Les titres de ce soir bâtissent un monde avec ses propres règles et t’y laissent vivre un moment. Le quotidien est le seul endroit où aucun ne t’emmènera.',
    },
    adrenaline: {
      heading: 'Ce qui fait battre le cœur',
      text: 'À un moment, tu dois t’apercevoir que tu retiens ton souffle. Un compte à rebours, une poursuite qui ne lâche rien, un bruit à l’étage : ces titres mènent au même pouls par des chemins différents. Les longs silences sont permis, tant que quelque chose y attend.',
    },
    educational: {
      heading: 'Ce qui apprend sans faire cours',
      text: 'Le test est simple : demain, tu en parleras à quelqu’un. Des vies à connaître, une science enfin claire, des dossiers que l’on voulait fermés : les titres de ce soir parlent du monde réel, filmé ou raconté. Aucun ne sent la salle de classe.',
    },
  },
  platforms: {
    heading: 'Pour quoi y aller',
    texts: {
      netflix:
        'À choisir pour de la compagnie venue de loin : les séries de Corée, d’Espagne ou du Brésil y côtoient les américaines, doublées ou sous-titrées, et bien des saisons arrivent d’un bloc. Les films changent chaque mois ; ce que tu remets à plus tard sera peut-être parti.',
      disney:
        'Le choix le plus sûr avec des enfants dans la pièce, et un beau choix sans eux : Pixar pour pleurer, Star Wars et Marvel pour partir loin, National Geographic pour le monde réel. À côté, une bonne part de 20th Century Studios, où les angles sont plus vifs.',
      prime:
        'Un grand magasin un peu en désordre : des séries maison, un fonds de films qui tourne, et presque tout le reste à louer ou à acheter. Vérifie ce qui est inclus avant de lancer. Il récompense ceux qui arrivent avec un titre en tête.',
      hbo: 'À choisir pour les séries qui prennent la télévision au sérieux et, derrière elles, pour les rayons de Warner Bros. Moins de titres qu’ailleurs, et l’on parle de beaucoup d’entre eux ; on y vient moins grignoter que s’attabler.',
    },
    strongest: 'De ce que nous y connaissons, l’essentiel est pour',
  },
  lists: {
    moviesOfGenre:
      'Les films du genre {genre}, les mieux notés d’abord : ce qu’ils font ressentir et où les voir dans ton pays.',
    tvShowsOfGenre:
      'Les séries du genre {genre}, les mieux notées d’abord : ce qu’elles font ressentir et où les voir dans ton pays.',
  },
}
