import type { AboutText } from '#src/i18n/longText.ts'

export const about: AboutText = {
  title: 'Une liste qui commence par toi',
  subtitle:
    'Les autres sites demandent ce que tu veux voir. Moodlight demande ce que tu veux ressentir, et répond par des titres qui le font.',
  description:
    'Pourquoi Moodlight existe, comment il choisit films et séries selon l’humeur et d’où viennent ses données.',
  features: [
    {
      heading: 'Découvrir',
      text: 'Huit humeurs au lieu de mille vignettes. De chaque titre, nous savons ce qu’il fait ressentir, et il dit pourquoi il convient ce soir.',
    },
    {
      heading: 'En toute légalité',
      text: 'Nous n’hébergeons rien et ne renvoyons qu’à des services sous licence. Ni flux pirates, ni téléchargements, ni zones grises.',
    },
    {
      heading: 'Partout',
      text: 'Treize pays avec leurs propres services, cinq langues, des films et séries du monde entier.',
    },
    {
      heading: 'Pensé pour toi',
      text: 'Pas de compte, pas de publicité, pas de pistage. La page marche sur un vieux téléphone, au clavier seul et sans scripts.',
    },
  ],
  stepsHeading: 'Comment ça marche',
  steps: [
    {
      heading: 'Choisis une lumière',
      text: 'Rire, pleurer, souffler, s’enfuir : l’humeur est la seule question qui compte.',
    },
    { heading: 'Choisis la forme', text: 'Films, séries ou les deux, selon la longueur de la soirée.' },
    {
      heading: 'Lis la raison',
      text: 'Six à huit titres, chacun avec une ligne qui dit pourquoi il convient et où le voir dans ton pays.',
    },
  ],
  dataHeading: 'D’où viennent les données',
  data: [
    'This product uses the TMDB API but is not endorsed or certified by TMDB. Autrement dit : ce produit utilise l’API de TMDB, mais n’est ni approuvé ni certifié par TMDB.',
    'Les faits sur les films et séries viennent de bases de données publiques. Là où l’offre est affichée en direct, la source est JustWatch. Sur l’étagère livrée avec le site, la disponibilité est revue à la main et porte sa date ; le service a le dernier mot.',
    'Les descriptions et les raisons sont de nous.',
  ],
  lampsHeading: 'Essaie',
  lampsText: 'Huit lampes, huit soirées.',
}
