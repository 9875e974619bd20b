import type { LongText } from '#src/i18n/longText.ts'

export const privacy: LongText = {
  title: 'Confidentialité',
  description:
    'Ce que Moodlight sait de toi, c’est-à-dire peu : ce qui est gardé, où, combien de temps, et comment l’effacer.',
  stand:
    'Tu peux utiliser Moodlight sans dire qui tu es. Pas de publicité, pas de pistage, aucun tiers sur aucune page.',
  sections: [
    {
      id: 'collected',
      heading: 'Ce que nous recueillons',
      blocks: [
        'Données personnelles : aucune, tant que tu ne te connectes pas. Sinon ton profil contient le nom, l’adresse e-mail et l’image que nous donne le service de connexion, et ce que tu ajoutes : un téléphone, des préférences de contact, des genres et formats favoris et, seulement tant que tu l’as activé, tes dix dernières humeurs.',
        'Sessions : pour chaque navigateur où ta session est ouverte, son type et son système (« Firefox sur Windows »), le moment de la connexion et l’heure de la dernière utilisation, pour que tu puisses les distinguer dans ton profil et les fermer. Une session prend fin après 14 jours sans utilisation, au plus tard 30 jours après la connexion ; ce que nous en gardons disparaît quand tu la fermes, quand tu te reconnectes ensuite, ou avec ton compte.',
        'Usage : notre hébergeur tient des journaux de serveur ordinaires (heure, adresse demandée avec les mots d’une recherche, réponse, adresse réseau) pour que le site fonctionne et reste sûr. Nous ne faisons aucune mesure d’audience.',
        'Localisation : le pays, parfois la ville et la région, que l’hébergeur déduit de ton adresse réseau. Cela sert à la réponse et n’est pas conservé. Le pays que tu choisis reste sur ton appareil, et dans un cookie si tu l’enregistres dans les réglages.',
      ],
    },
    {
      id: 'use',
      heading: 'Ce que nous en faisons',
      blocks: [
        'Le pays décide des services et titres affichés. Les favoris de ton profil font remonter dans tes listes ce que tu aimes ; c’est ton propre navigateur qui s’en charge, si bien qu’aucun cache partagé n’en sait rien. Les humeurs retenues ne sont montrées qu’à toi et ne servent à rien d’autre. Rien ne sert à la publicité, et aucun profil de toi n’est dressé au-delà de ce que tu vois sur ta propre page.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Partage',
      blocks: [
        'Nous ne vendons et ne partageons rien, sauf si la loi l’exige. Les liens vers les services ne disent rien de toi.',
      ],
    },
    {
      id: 'security',
      heading: 'Sécurité',
      blocks: [
        'Les connexions sont chiffrées, les sessions sont des cookies chiffrés que les scripts ne lisent pas, et seul son propriétaire lit un profil.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tes droits',
      blocks: [
        'Tu peux lire et changer ton profil à tout moment. La [page de ton profil](/profile/) elle-même te permet de télécharger tout ce que nous gardons de toi, de fermer chacune de tes sessions, de supprimer ton compte aussitôt et de désactiver la mémoire des humeurs, ce qui les efface. Écris-nous par la [page de contact](/contact/), aussi pour t’opposer à un usage ou réclamer ; tu peux en outre saisir ton autorité de protection des données.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies et stockage',
      blocks: [
        'Aucun cookie n’est posé avant que tu fasses quelque chose qui en demande un. Voici toutes les clés :',
        {
          list: [
            'selectedCountry (stockage local) : le pays que tu as choisi, jusqu’à ce que tu l’effaces.',
            'dismissedLanguageBar (stockage local) : que tu as fermé l’offre d’une autre langue.',
            'kept-pages, visited-pages, hashed-files, images et answers (cache storage), workbox-expiration (IndexedDB) : copies de pages publiques, d’images et de recommandations, pour qu’elles s’ouvrent sans réseau. Ton profil et tes recherches n’en font pas partie. Elles disparaissent quand tu effaces les données du site dans ton navigateur.',
            'evening:1 (stockage local) : les titres que tu as gardés, vus, remis à plus tard ou écartés, et les souhaits que tu conserves : tes services, tes langues et ce que tu laisses de côté. Tout cela reste jusqu’à ce que tu le changes ; avec un compte, il le contient aussi.',
            'evening:damaged (stockage local) : l’ancien texte de evening:1, seulement s’il n’a pas pu être lu.',
            'together:1 (stockage local) : les lettres de la salle où tu es avec d’autres, pour y revenir. Disparaît quand tu la quittes.',
            'moodlight_room_… (cookie) : montre que ce navigateur est dans cette salle ; aucun script ne peut le lire. Effacé quand tu pars, au plus tard après 12 heures. La salle elle-même (lampes, souhaits, votes, noms tapés, titres que tes services permettent) reste sur notre serveur deux heures après le dernier geste et s’efface quand tous sont partis. Pour cela, ton navigateur envoie tes services et tes langues, si seul compte ce qu’ils incluent, le pays si tu en as choisi un, et quels candidats de la salle tu as vus ou écartés ; rien de cela n’est gardé. Après un code faux, ton adresse est gardée une heure, hachée.',
            'savedCards:1 (stockage local) : ce que montrent les cartes des titres gardés, vus ou écartés, 300 au plus, pour que ta liste s’ouvre hors ligne. Ce qui n’est plus marqué en disparaît.',
            '__Host-moodlight_country (cookie, un an) : le pays enregistré dans les réglages de localisation.',
            'nf_lang (cookie, un an) : la langue choisie dans le menu des langues ou dans l’offre d’une autre langue.',
            '__Host-authjs.state, __Host-authjs.nonce, __Host-authjs.pkce.code_verifier et __Host-authjs.callback-url (cookies, 15 minutes) : pendant que tu es chez le service de connexion, que c’est bien toi qui reviens, et où.',
            '__Host-moodlight_session (cookie, 14 jours après ta dernière visite, au plus 30 jours après la connexion) : ta session chiffrée, seulement si tu te connectes.',
            '__Host-moodlight_signed_in (cookie, aussi longtemps que la session) : que ce navigateur est connecté, pour que l’en-tête le montre et que les pages sachent s’il faut demander ton profil. Il ne contient rien sur toi et n’existe que si tu te connectes.',
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Tiers',
      blocks: [
        'Aucune page ne demande rien à un tiers : polices, images et scripts viennent de ce site. Il est hébergé par Netlify ; profils et caches sont chez Upstash. Les données viennent de TMDB et la disponibilité de JustWatch, qui n’apprennent rien de toi. Si tu te connectes, le service que tu choisis pour cela le sait.',
      ],
    },
    {
      id: 'children',
      heading: 'Enfants',
      blocks: [
        'Moodlight ne s’adresse pas aux enfants de moins de 13 ans, et nous ne recueillons pas sciemment leurs données. Si un enfant nous en a donné, écris-nous et nous les effacerons.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changements',
      blocks: [
        'Quand cette politique change, cette page change avec elle, et les changements importants sont annoncés ici à temps.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'Les questions passent par la [page de contact](/contact/). Le formulaire ouvre ton propre logiciel de messagerie ; rien ne passe par notre serveur.',
      ],
    },
  ],
}
