import type { LongText } from '#src/i18n/longText.ts'

export const privacy: LongText = {
  title: 'Datenschutz',
  description:
    'Was Moodlight über dich weiß, nämlich wenig: was wo gespeichert ist, wie lange, und wie du es wieder loswirst.',
  stand:
    'Du kannst Moodlight nutzen, ohne zu sagen, wer du bist. Keine Werbung, kein Tracking, keine Dritten auf irgendeiner Seite.',
  sections: [
    {
      id: 'collected',
      heading: 'Was wir erheben',
      blocks: [
        'Persönliche Daten: keine, solange du dich nicht anmeldest. Dann enthält dein Profil Namen, E-Mail-Adresse und Bild, die uns der Anmeldedienst gibt, und was du selbst einträgst: Telefonnummer, Kontaktwünsche, Lieblingsgenres und -formate und, nur solange du das eingeschaltet hast, deine letzten zehn Stimmungen.',
        'Sitzungen: zu jedem Browser, in dem du angemeldet bist, seine Art und sein System („Firefox unter Windows“), wann du dich angemeldet hast und die Stunde der letzten Nutzung, damit du sie in deinem Profil unterscheiden und beenden kannst. Eine Sitzung endet nach 14 Tagen ohne Nutzung, spätestens 30 Tage nach der Anmeldung; was wir von ihr aufbewahren, verschwindet, wenn du sie beendest, wenn du dich danach wieder anmeldest, oder mit deinem Konto.',
        'Nutzung: Unser Hoster schreibt gewöhnliche Serverprotokolle (Zeit, Adresse mit den Wörtern einer Suche, Status, Netzadresse), damit die Seite läuft und sicher bleibt. Analysewerkzeuge setzen wir nicht ein.',
        'Standort: das Land, manchmal auch Stadt und Region, die unser Hoster aus deiner Netzadresse ableitet. Das dient der Antwort und wird nicht gespeichert. Ein Land, das du selbst wählst, bleibt auf deinem Gerät, und in einem Cookie, wenn du es in den Einstellungen speicherst.',
      ],
    },
    {
      id: 'use',
      heading: 'Wozu wir es nutzen',
      blocks: [
        'Das Land entscheidet, welche Dienste und Titel wir zeigen. Favoriten in deinem Profil heben in deinen Listen, was du magst; das macht dein eigener Browser, so dass kein gemeinsamer Zwischenspeicher davon erfährt. Gemerkte Stimmungen siehst nur du, und sie dienen sonst zu nichts. Nichts dient der Werbung, und kein Profil von dir entsteht über das hinaus, was du auf deiner eigenen Seite siehst.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Weitergabe',
      blocks: [
        'Wir verkaufen nichts und geben nichts weiter, außer wo das Gesetz uns zwingt. Links zu Streamingdiensten enthalten nichts über dich.',
      ],
    },
    {
      id: 'security',
      heading: 'Sicherheit',
      blocks: [
        'Verbindungen sind verschlüsselt, Sitzungen sind verschlüsselte Cookies, die Skripte nicht lesen können, und ein Profil kann nur lesen, wem es gehört.',
      ],
    },
    {
      id: 'rights',
      heading: 'Deine Rechte',
      blocks: [
        'Du kannst dein Profil jederzeit lesen und ändern. Auf der [Profilseite](/profile/) selbst lädst du alles herunter, was wir über dich aufbewahren, beendest jede deiner Sitzungen, löschst dein Konto sofort und schaltest das Merken der Stimmungen ab, was sie löscht. Schreib uns über die [Kontaktseite](/contact/), auch um zu widersprechen oder dich zu beschweren; du kannst dich außerdem an deine Datenschutzbehörde wenden.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies und Speicher',
      blocks: [
        'Kein Cookie wird gesetzt, bevor du etwas tust, das eines braucht. Das sind alle Schlüssel:',
        {
          list: [
            'selectedCountry (lokaler Speicher): das Land, das du gewählt hast, bis du es löschst.',
            'dismissedLanguageBar (lokaler Speicher): dass du das Angebot einer anderen Sprache geschlossen hast.',
            'kept-pages, visited-pages, hashed-files, images und answers (cache storage), workbox-expiration (IndexedDB): Kopien von öffentlichen Seiten, Bildern und Empfehlungen, damit sie sich ohne Netz öffnen lassen. Dein Profil und deine Suchen sind nicht dabei. Sie verschwinden, wenn du im Browser die Websitedaten löschst.',
            'evening:1 (lokaler Speicher): welche Titel du dir gemerkt, gesehen, vertagt oder ausgeschlossen hast, und die Wünsche, die bleiben: deine Dienste, deine Sprachen und was du auslässt. Das bleibt, bis du es änderst; bist du angemeldet, steht es auch in deinem Konto.',
            'evening:damaged (lokaler Speicher): der frühere Text von evening:1, nur wenn er nicht zu lesen war.',
            'together:1 (lokaler Speicher): die Buchstaben des Raums, in dem du mit anderen bist, damit du zurückfindest. Weg, sobald du ihn verlässt.',
            'moodlight_room_… (Cookie): zeigt, dass dieser Browser in jenem Raum ist; kein Skript kann es lesen. Gelöscht, wenn du gehst, spätestens nach 12 Stunden. Der Raum selbst (Lampen, Wünsche, Stimmen, eingetippte Namen, welche Titel deine Dienste übrig lassen) liegt bis zwei Stunden nach dem letzten Zug auf unserem Server und wird gelöscht, wenn alle gegangen sind. Dafür schickt dein Browser deine Dienste und Sprachen, ob nur zählt, was sie enthalten, das Land, wenn du eines gewählt hast, und welche Kandidaten des Raums du gesehen oder ausgeschlossen hast; nichts davon wird behalten. Nach einem falschen Code bleibt deine Adresse eine Stunde lang gehasht gespeichert.',
            'savedCards:1 (lokaler Speicher): was die Karten der Titel zeigen, die du gemerkt, gesehen oder ausgeschlossen hast, höchstens 300, damit sich deine Liste ohne Netz öffnet. Was du nicht mehr markierst, verschwindet daraus.',
            '__Host-moodlight_country (Cookie, ein Jahr): das Land, das du in den Standort-Einstellungen gespeichert hast.',
            'nf_lang (Cookie, ein Jahr): die Sprache, die du im Sprachmenü oder im Angebot einer anderen Sprache gewählt hast.',
            '__Host-authjs.state, __Host-authjs.nonce, __Host-authjs.pkce.code_verifier und __Host-authjs.callback-url (Cookies, 15 Minuten): während du beim Anmeldedienst bist, dass du es bist, der zurückkommt, und wohin.',
            '__Host-moodlight_session (Cookie, 14 Tage ab dem letzten Besuch, höchstens 30 Tage ab der Anmeldung): deine verschlüsselte Sitzung, nur wenn du dich anmeldest.',
            '__Host-moodlight_signed_in (Cookie, so lange wie die Sitzung): dass dieser Browser angemeldet ist, damit die Kopfzeile es zeigt und Seiten wissen, ob sie nach deinem Profil fragen sollen. Über dich steht nichts darin, und es gibt ihn nur, wenn du dich anmeldest.',
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Dritte',
      blocks: [
        'Keine Seite fragt Dritte nach irgendetwas: Schriften, Bilder und Skripte kommen von hier. Die Seite liegt bei Netlify, Profile und gemeinsame Zwischenspeicher bei Upstash. Filmdaten stammen von TMDB, die Verfügbarkeit von JustWatch; beide erfahren nichts von dir. Wenn du dich anmeldest, weiß der Dienst davon, den du dafür wählst.',
      ],
    },
    {
      id: 'children',
      heading: 'Kinder',
      blocks: [
        'Moodlight richtet sich nicht an Kinder unter 13, und wir erheben wissentlich keine Daten von ihnen. Hat uns ein Kind Daten gegeben, schreib uns, dann löschen wir sie.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen',
      blocks: [
        'Ändert sich diese Erklärung, ändert sich diese Seite mit, und wesentliche Änderungen kündigen wir hier rechtzeitig an.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      blocks: [
        'Fragen zum Datenschutz gehen über die [Kontaktseite](/contact/). Das Formular öffnet dein eigenes Mailprogramm; über unseren Server läuft nichts.',
      ],
    },
  ],
}
