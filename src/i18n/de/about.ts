import type { AboutText } from '#src/i18n/longText.ts'

export const about: AboutText = {
  title: 'Eine Liste, die bei dir anfängt',
  subtitle:
    'Andere fragen, was du sehen willst. Moodlight fragt, wie du dich fühlen willst, und antwortet mit Titeln, die das können.',
  description: 'Warum es Moodlight gibt, wie es Filme und Serien nach Stimmung wählt und woher die Daten kommen.',
  features: [
    {
      heading: 'Entdecken',
      text: 'Acht Stimmungen statt tausend Kacheln. Von jedem Titel wissen wir, wie er sich anfühlt, und er sagt, warum er heute passt.',
    },
    {
      heading: 'Legal',
      text: 'Wir speichern nichts und verlinken nur lizenzierte Dienste. Keine Raubkopien, keine Downloads, keine Grauzonen.',
    },
    {
      heading: 'Weltweit',
      text: 'Dreizehn Länder mit ihren eigenen Diensten, fünf Sprachen, Filme und Serien von überall.',
    },
    {
      heading: 'Für dich gemacht',
      text: 'Kein Konto, keine Werbung, kein Tracking. Die Seite läuft auf alten Handys, nur mit Tastatur und ohne Skripte.',
    },
  ],
  stepsHeading: 'So geht es',
  steps: [
    {
      heading: 'Such dir ein Licht aus',
      text: 'Lachen, weinen, runterkommen, abhauen: Die Stimmung ist die einzige Frage, die zählt.',
    },
    { heading: 'Wähl die Form', text: 'Filme, Serien oder beides, je nachdem, wie lang der Abend ist.' },
    {
      heading: 'Lies den Grund',
      text: 'Sechs bis acht Titel, jeder mit einer Zeile, warum er passt und wo er in deinem Land läuft.',
    },
  ],
  dataHeading: 'Woher die Daten kommen',
  data: [
    'This product uses the TMDB API but is not endorsed or certified by TMDB. Das heißt: Dieses Produkt nutzt die API von TMDB, wird von TMDB aber weder unterstützt noch zertifiziert.',
    'Fakten zu Filmen und Serien stammen aus öffentlichen Filmdatenbanken. Wo die Verfügbarkeit live gezeigt wird, ist JustWatch die Quelle. Im Regal, das zur Seite gehört, wird sie von Hand geprüft und trägt das Datum der Prüfung; das letzte Wort hat der Dienst.',
    'Die Beschreibungen und Gründe sind unsere eigenen.',
  ],
  lampsHeading: 'Probier es aus',
  lampsText: 'Acht Lampen, acht Abende.',
}
