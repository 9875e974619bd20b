import type { Landing } from '#src/i18n/shape.ts'

export const landing: Landing = {
  moods: {
    laugh: {
      heading: 'Worüber man wirklich lacht',
      text: 'Eine Komödie hat genau eine Aufgabe: dir einen Laut zu entlocken. Verwechslungen, die aus dem Ruder laufen, Gesichter, die keine Miene verziehen, Dialoge, die schneller sind als du: Hier zählt, was wirkt, nett allein reicht nicht. Die Titel von heute sind auf verschiedene Weise komisch; trifft der erste deinen Humor nicht, dann vielleicht der nächste.',
    },
    romantic: {
      heading: 'Was Romantik ausmacht',
      text: 'Die Liebe muss die Geschichte sein, nicht die Belohnung am Schluss. Langsames Glimmen, zweite Chancen, Briefe, die zu spät kommen: Gemeinsam ist diesen Titeln eine Sehnsucht, die man quer durch den Raum spürt. Manche gehen gut aus, manche nicht, und welche, verraten wir nicht.',
    },
    calm: {
      heading: 'Was Ruhe bringt',
      text: 'Ruhig heißt nicht langweilig. Diese Titel lassen sich Zeit, meinen es gut und werden nie laut: Küchen, Gärten, lange Wege, Menschen, die etwas können und Freude daran haben. Du kannst jederzeit ausschalten, und du wirst es nicht wollen.',
    },
    cry: {
      heading: 'Was Tränen wert ist',
      text: 'Traurig allein genügt nicht, Tränen wollen verdient sein. Am besten weint man aus Liebe: um jemanden, der geht, um Mutter oder Vater, um ein Leben, das anders kam. Die Titel von heute nehmen dein Herz ernst, und die meisten geben es dir ein wenig leichter zurück.',
    },
    mindless: {
      heading: 'Wobei man gut abschaltet',
      text: 'Keine Rätsel, keine Hausaufgaben, nichts, was du morgen noch wissen musst. Explosionen um ihrer selbst willen, Dates, die schiefgehen, Wettkämpfe zum Mitschimpfen: Diese Titel verlangen ein Sofa und die halbe Aufmerksamkeit. Hirnlos ist hier ein Lob, ein schlechtes Gewissen freiwillig.',
    },
    escape: {
      heading: 'Wohin man sich wegträumt',
      text: 'Die Tür muss woandershin führen: auf einen anderen Planeten, in eine andere Zeit, in einen Wald, in dem die Tiere antworten. Die Titel von heute bauen eine Welt mit eigenen Regeln und lassen dich eine Weile darin wohnen. Nur in den Alltag führt dich keiner.',
    },
    adrenaline: {
      heading: 'Was den Puls hochtreibt',
      text: 'Irgendwann sollst du merken, dass du die Luft anhältst. Eine Uhr, die abläuft, eine Jagd, die nicht nachlässt, ein Geräusch im oberen Stock: Diese Titel finden verschiedene Wege zum selben Puls. Lange Stille ist erlaubt, solange in ihr etwas wartet.',
    },
    educational: {
      heading: 'Wovon man etwas hat',
      text: 'Die Probe ist einfach: Morgen erzählst du jemandem davon. Lebensläufe, die man kennen sollte, Wissenschaft, die man versteht, Akten, die geschlossen bleiben sollten: Die Titel von heute handeln von der wirklichen Welt, gefilmt oder nacherzählt. Nach Schule fühlt sich keiner an.',
    },
  },
  platforms: {
    heading: 'Wofür sich der Dienst lohnt',
    texts: {
      netflix:
        'Die richtige Adresse für Gesellschaft aus der Ferne: Serien aus Korea, Spanien oder Brasilien stehen neben den amerikanischen, synchronisiert oder mit Untertiteln, und viele Staffeln kommen auf einmal. Filme wechseln von Monat zu Monat; was du aufschiebst, ist vielleicht schon weg.',
      disney:
        'Die sicherste Wahl mit Kindern im Zimmer und eine gute ohne sie: Pixar zum Weinen, Star Wars und Marvel zum Wegträumen, National Geographic für die wirkliche Welt. Daneben steht vieles von 20th Century Studios, und dort wird es auch mal rauer.',
      prime:
        'Ein großer, etwas unaufgeräumter Laden: eigene Serien, ein wechselnder Bestand an Filmen und fast alles andere zum Leihen oder Kaufen. Sieh vor dem Abspielen nach, was inklusive ist. Am meisten hat davon, wer schon mit einem Titel im Kopf kommt.',
      hbo: 'Die richtige Adresse für Serien, die das Fernsehen ernst nehmen, und dahinter für die Regale von Warner Bros. Weniger Titel als anderswo, über viele wird geredet; kein Ort zum Naschen, eher einer, an den man sich setzt.',
    },
    strongest: 'Von dem, was wir dort kennen, ist das meiste für',
  },
  lists: {
    moviesOfGenre:
      'Filme aus dem Genre {genre}, die bestbewerteten zuerst: wie sie sich anfühlen und wo sie in deinem Land laufen.',
    tvShowsOfGenre:
      'Serien aus dem Genre {genre}, die bestbewerteten zuerst: wie sie sich anfühlen und wo sie in deinem Land laufen.',
  },
}
