import type { LongText } from '#src/i18n/longText.ts'

export const terms: LongText = {
  title: 'Nutzungsbedingungen',
  description: 'Die Regeln für Moodlight: was der Dienst ist, was er nicht ist und was wir voneinander erwarten.',
  stand: 'Moodlight empfiehlt Filme und Serien und sagt dir, wo sie laufen. Abspielen tut es sie nicht.',
  sections: [
    {
      id: 'agreement',
      heading: 'Zustimmung',
      blocks: ['Wenn du Moodlight nutzt, stimmst du diesen Bedingungen zu. Wenn nicht, nutze die Seite bitte nicht.'],
    },
    {
      id: 'service',
      heading: 'Was der Dienst ist',
      blocks: [
        'Moodlight ist ein kostenloser Dienst, der Filme und Serien nach Stimmung empfiehlt und lizenzierte Plattformen nennt, die sie zeigen. Wir speichern und übertragen keine Inhalte. Zum Stöbern brauchst du kein Konto.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Benutzerkonten',
      blocks: [
        'Manche Funktionen können ein Konto verlangen. Wenn du eines hast, verpflichtest du dich:',
        {
          list: [
            'deine Zugangsdaten geheim zu halten,',
            'für alles einzustehen, was unter deinem Konto geschieht,',
            'richtige und vollständige Angaben zu machen,',
            'sie aktuell zu halten.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Erlaubte Nutzung',
      blocks: [
        'Wenn du Moodlight nutzt, darfst du nicht:',
        {
          list: [
            'es für Rechtswidriges nutzen,',
            'dich als andere Person oder Organisation ausgeben,',
            'schädliche oder beleidigende Inhalte senden,',
            'dir unbefugt Zugang verschaffen,',
            'den Dienst stören oder übermäßig belasten,',
            'automatisiert zugreifen, wo wir es nicht erlaubt haben,',
            'ihn über das gesetzlich Erlaubte hinaus zurückentwickeln.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Inhalte und Empfehlungen',
      blocks: [
        'Empfehlungen sind Vorschläge. Wir garantieren nicht, dass sie stimmen, dass ein Titel verfügbar ist, dass er dir gefällt oder dass Angaben zu Plattformen aktuell sind.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Dienste Dritter',
      blocks: [
        'Links führen zu Diensten anderer mit deren eigenen Bedingungen und Preisen. Für sie stehen wir nicht ein.',
      ],
    },
    {
      id: 'property',
      heading: 'Geistiges Eigentum',
      blocks: [
        'Titel, Namen und Marken gehören ihren Inhabern. Unsere Texte, unsere Gestaltung und unser Code gehören Moodlight oder seinen Lizenzgebern. This product uses the TMDB API but is not endorsed or certified by TMDB. Live-Verfügbarkeit liefert JustWatch.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Datenschutz',
      blocks: ['Wie wir mit Daten umgehen, steht in der [Datenschutzerklärung](/privacy/).'],
    },
    {
      id: 'disclaimers',
      heading: 'Gewährleistung',
      blocks: ['Der Dienst wird angeboten, wie er ist, ohne Gewähr über das gesetzlich Vorgeschriebene hinaus.'],
    },
    {
      id: 'liability',
      heading: 'Haftung',
      blocks: [
        'Soweit das Gesetz es zulässt, haften wir nicht für mittelbare Schäden oder Folgeschäden aus der Nutzung des Dienstes oder daraus, dass er nicht nutzbar ist.',
      ],
    },
    {
      id: 'termination',
      heading: 'Beendigung',
      blocks: [
        'Wir können den Zugang jederzeit ohne Ankündigung aussetzen oder beenden, besonders wenn diese Bedingungen verletzt werden. Du kannst Moodlight jederzeit verlassen und dein Konto löschen.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen',
      blocks: [
        'Wir können diese Bedingungen ändern. Wesentliche Änderungen versuchen wir mindestens 30 Tage vorher anzukündigen.',
      ],
    },
    {
      id: 'law',
      heading: 'Anwendbares Recht',
      blocks: [
        'Es gilt das Recht des Ortes, an dem der Betreiber von Moodlight niedergelassen ist; Rechte, die dir als Verbraucher zu Hause zustehen, bleiben unberührt.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      blocks: [
        'Fragen zu diesen Bedingungen gehen über das [Kontaktformular](/contact/) oder die dort genannten Wege.',
      ],
    },
  ],
}
