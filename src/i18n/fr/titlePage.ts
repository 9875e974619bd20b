import type { TitlePageWords } from '#src/i18n/shape.ts'

export const titlePage: TitlePageWords = {
  unavailable: {
    heading: 'Impossible de charger ce titre',
    text: 'La base de données de films n’a pas répondu. Réessaie dans un instant.',
  },
  breadcrumb: 'Tu es ici',
  facts: 'En bref',
  originalTitle: 'Titre original',
  seasons: { heading: 'Saisons', counted: '{count}, au {date}' },
  origin: { one: 'Pays d’origine', other: 'Pays d’origine' },
  language: 'Langue originale',
  people: 'De et avec',
  fits: 'Pourquoi ce choix',
  feels: 'Ce que tu vas ressentir',
  light: {
    heading: 'Sa lumière',
    lead: 'L’éclat de chaque humeur, de 0 à 100.',
    picture: 'Profil d’humeurs, le plus fort pour {moods}. La liste donne toutes les valeurs.',
  },
  watch: {
    heading: 'Où regarder',
    kinds: { stream: 'Streaming', free: 'Gratuit', rent: 'Louer', buy: 'Acheter' },
    label: '{kind} : {platform}',
    unknown: 'On ne sait pas encore où regarder ce titre, dans aucun de nos 13 pays.',
    comesOut: 'Sortie prévue le {date}.',
    unknownIn: 'On ne sait pas encore pour ce pays : {country}.',
    hint: 'Chaque lien ouvre le site du service dans un nouvel onglet. Les catalogues changent ; le service a le dernier mot.',
    live: 'Disponibilité selon JustWatch, au {date}.',
  },
  headsUp: {
    heading: 'Bon à savoir',
    tags: {
      'animal-death': 'Mort d’un animal',
      'child-illness': 'Maladie grave d’un enfant',
      'sexual-violence': 'Violences sexuelles',
      suicide: 'Suicide',
      gore: 'Sang',
    },
    none: 'Rien de signalé.',
    noPromise: 'On signale ce que l’on sait ; « rien de signalé » ne garantit pas qu’il n’y ait rien.',
  },
  ending: {
    summary: 'Comment ça finit (spoiler)',
    kinds: {
      hopeful: 'Sur l’espoir : il reste un peu de lumière.',
      bittersweet: 'Doux-amer : on y gagne, on y perd.',
      bleak: 'Sombre : pas de consolation à la fin.',
      open: 'Ouvert : la dernière question te revient.',
    },
  },
  similar: 'Dans la même humeur',
  share: 'Partager',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Impossible de copier le lien ; il figure dans la barre d’adresse.',
}
