import type { LongText } from '#src/i18n/longText.ts'

export const terms: LongText = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles pour utiliser Moodlight : ce qu’est le service, ce qu’il n’est pas, et ce que nous attendons les uns des autres.',
  stand: 'Moodlight recommande des films et des séries et dit où ils passent. Il ne les diffuse pas.',
  sections: [
    {
      id: 'agreement',
      heading: 'Acceptation des conditions',
      blocks: ['En utilisant Moodlight, tu acceptes ces conditions. Sinon, merci de ne pas utiliser le site.'],
    },
    {
      id: 'service',
      heading: 'Description du service',
      blocks: [
        'Moodlight est un service gratuit qui recommande des films et des séries selon l’humeur et nomme des plateformes sous licence qui les proposent. Nous n’hébergeons et ne diffusons aucun contenu. Parcourir le site ne demande pas de compte.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Comptes',
      blocks: [
        'Certaines fonctions peuvent demander un compte. Si tu en as un, tu t’engages à :',
        {
          list: [
            'garder tes identifiants secrets,',
            'répondre de toute activité sous ton compte,',
            'donner des informations exactes et complètes,',
            'les tenir à jour.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Usage acceptable',
      blocks: [
        'En utilisant Moodlight, tu ne peux pas :',
        {
          list: [
            't’en servir à des fins illégales,',
            'te faire passer pour une autre personne ou organisation,',
            'envoyer des contenus nuisibles ou injurieux,',
            'chercher un accès non autorisé,',
            'perturber le service ou le surcharger,',
            'utiliser un accès automatisé que nous n’avons pas permis,',
            'pratiquer l’ingénierie inverse au-delà de ce que permet la loi.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Contenu et recommandations',
      blocks: [
        'Les recommandations sont des suggestions. Nous ne garantissons ni leur exactitude, ni la disponibilité d’un titre, ni ton plaisir, ni l’actualité des informations sur les plateformes.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Services de tiers',
      blocks: [
        'Les liens mènent à des services tiers, avec leurs propres conditions et prix. Nous n’en répondons pas.',
      ],
    },
    {
      id: 'property',
      heading: 'Propriété intellectuelle',
      blocks: [
        'Titres, noms et marques appartiennent à leurs propriétaires. Nos textes, notre design et notre code appartiennent à Moodlight ou à ses concédants. This product uses the TMDB API but is not endorsed or certified by TMDB. La disponibilité en direct vient de JustWatch.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Vie privée',
      blocks: ['Le traitement des données est décrit dans la page [Confidentialité](/privacy/).'],
    },
    {
      id: 'disclaimers',
      heading: 'Absence de garantie',
      blocks: ['Le service est fourni tel quel, sans autre garantie que celles que la loi prescrit.'],
    },
    {
      id: 'liability',
      heading: 'Limite de responsabilité',
      blocks: [
        'Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects nés de l’usage du service ou de l’impossibilité de l’utiliser.',
      ],
    },
    {
      id: 'termination',
      heading: 'Résiliation',
      blocks: [
        'Nous pouvons suspendre ou fermer l’accès à tout moment sans préavis, notamment si ces conditions ne sont pas respectées. Tu peux cesser d’utiliser Moodlight et supprimer ton compte quand tu veux.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modification des conditions',
      blocks: [
        'Nous pouvons modifier ces conditions. Nous essayons d’annoncer les changements importants au moins 30 jours à l’avance.',
      ],
    },
    {
      id: 'law',
      heading: 'Droit applicable',
      blocks: [
        'Ces conditions relèvent du droit du lieu où l’exploitant de Moodlight est établi, sans te priver des droits que la loi de ton pays te donne comme consommateur.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'Les questions sur ces conditions passent par le [formulaire de contact](/contact/) ou les canaux d’aide qui y sont nommés.',
      ],
    },
  ],
}
