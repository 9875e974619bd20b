import type { FeelId } from '#src/domain/feel/feel.ts'

/** What each feel is, in two sentences: the page of a feel begins with them. */
export const feelTexts: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'Keine Miene verzieht sich, deshalb kommt das Lachen eine Sekunde zu spät. Es braucht dafür ein ruhiges Gesicht, einen ungeheuerlichen Satz und jemanden, der höflich dazu nickt.',
  slapstick:
    'Leitern, Torten und Würde geraten im genau falschen Moment ins Rutschen. Worte stören dabei nur, weshalb Vierjährige und Großmütter an derselben Stelle lachen.',
  'absurd-humour':
    'Der Sinn hat den Raum verlassen, doch alle verhandeln weiter, als säße er noch am Tisch. Strittig ist nicht, ob das Pferd Elternzeit nehmen darf, sondern auf welchem Formular.',
  'crude-humour':
    'Jemand sagt, was man nicht sagt, bevor sich auch noch der Körper zu Wort meldet. Gut mit alten Freunden auf dem Sofa, schlecht mit den Eltern daneben.',
  'dark-humour':
    'Das Lachen ist heraus, bevor das Gewissen es aufhalten kann. Meist muss eine Leiche aus dem Haus, während die Trauergäste schon klingeln.',
  'cringe-humour':
    'Hinschauen geht nicht, wegschauen auch nicht, dabei hat die Rede auf der Betriebsfeier erst begonnen. Schuld hat immer derselbe Typ, der sich für den Liebling der Abteilung hält.',
  'escalating-farce':
    'Aus einer Notlüge werden zwei, bis gegen Mitternacht der Schwiegervater im Kleiderschrank sitzt. Wichtig sind viele Türen, ein vertauschter Koffer und jemand, der alles nur noch schlimmer erklärt.',
  'swapped-and-disguised':
    'Der halbe Spaß besteht darin, dass nur einer im Raum weiß, wer unter der Perücke steckt. Zwillinge tauschen die Betten, ein Bettler den Platz mit dem König, und ein Vater lernt auf Absätzen laufen.',
  'sharp-satire':
    'Erst brennt es ein wenig, dann wird gelacht, und hinterher klingen die Nachrichten anders. Als Stoff genügt eine Krisensitzung, in der alle um ihren Posten reden und keiner über die Krise.',
  'affectionate-parody':
    'Verspottet wird hier nur, was jemand auswendig kennt und insgeheim bewundert. Wenn der Umhang klemmt, klemmt er in genau dem Licht, das beim Vorbild so feierlich war.',
  'quick-fire-banter':
    'Jeder Satz ist ein Aufschlag, der schärfer zurückkommt, als er abging. Redaktionen und Gerichtsflure üben es täglich; am weitesten bringen es frisch Geschiedene.',
  'gentle-humour':
    'Laut gelacht wird selten, gelächelt fast die ganze Zeit. Ein Pfarrer verliert beim Kirchenbasar, ein Kater gewinnt einen Streit, und niemandem geschieht etwas Schlimmeres als Regen.',
  'mismatched-partners':
    'Der eine faltet seine Socken, der andere isst aus dem Topf, und nun teilen sie ein Auto. Später rettet jeder dem anderen den Hals und gibt ihm trotzdem nicht recht.',
  'fish-out-of-water':
    'Falsche Schuhe, falscher Gruß, falscher Witz: Am Tisch haben es alle bemerkt. So geht es der Großstädterin im Kuhstall und dem Ritter in der U-Bahn, bis sie etwas können, das dort keiner kann.',
  'mock-documentary':
    'Die Kamera wackelt so glaubwürdig, dass ein Blick in die Linse mehr verrät als das ganze Interview. Gern begleitet sie Leute, die sich für bedeutend halten, etwa den Vorstand eines Kaninchenzuchtvereins.',
  'sitcom-comfort':
    'Dasselbe Sofa, dieselben sechs Leute, und nach zwanzig Minuten ist alles wieder gut. Läuft beim Kochen, beim Kranksein und zum vierten Mal von vorn.',
  'workplace-antics':
    'Zwischen Kaffeeküche und Jahresgespräch wird jede Kleinigkeit zur Staatsaffäre. Der Drucker streikt, der Chef hat ein Seminar besucht, gearbeitet wird notfalls auch.',
  'dysfunctional-family':
    'Komisch ist es, solange man nicht selbst mit am Tisch sitzt. Zum Geburtstag kommen alle, vergessen hat keiner etwas, und beim Nachtisch fällt der Satz von früher.',
  'parenting-chaos':
    'Die einzige ruhige Minute des Tages findet hinter der verriegelten Badezimmertür statt. Tröstlich für alle, die auch nicht wussten, dass heute Kuchenbasar ist.',
  'slow-burn-romance':
    'Wo eine gestreifte Hand ein Ereignis ist, darf sonst lange nichts geschehen. Wer das Warten mag, bekommt drei Bälle, einen Winter und einen verregneten Besuch bis zum ersten Kuss.',
  'enemies-to-lovers':
    'Je gemeiner die Sätze, desto näher stehen die beiden beieinander. Am Anfang steht eine Beleidigung, in der Mitte ein steckengebliebener Aufzug und am Ende jemand, der noch nie um Verzeihung gebeten hat.',
  'star-crossed-lovers':
    'Alles stimmt zwischen den beiden, nur die Sterne nicht. Gegen einen Krieg, ein sinkendes Schiff und einen verspäteten Brief hofft man trotzdem bis zur letzten Minute.',
  'meet-cute':
    'Fünf Minuten nach dem Vorspann streiten zwei Fremde um dasselbe Taxi. Ein vertauschter Mantel tut es auch oder ein Hund mit eigenem Willen; danach darf es leicht bleiben.',
  'first-love':
    'Ein Name auf dem Handrücken, und die Welt hat plötzlich einen Mittelpunkt. Sommerferien bringen es mit sich, ein Fahrrad zu zweit, ein Zettel im Mathebuch; so groß wird eine Kleinigkeit nie wieder.',
  'friends-to-lovers':
    'Sie kennen einander beim Frühstück, mit Fieber und frisch verlassen, nur so noch nicht. Eines Abends lacht er über denselben Witz wie immer, und sie hört zum ersten Mal hin.',
  'second-chance-love':
    'Zwanzig Jahre liegen dazwischen, trotzdem weiß jeder noch, wie der andere den Kaffee trinkt. Eine Beerdigung oder ein Klassentreffen stellt sie noch einmal vor dieselbe Tür, diesmal mit Lesebrille.',
  'forbidden-love':
    'Weil jeder Blick ein Risiko ist, wird umso genauer geschaut. Dagegen stehen Stand, Gesetz oder ein Ehering, dazu eine Haushälterin mit guten Ohren.',
  'unspoken-longing':
    'Vom Wetter wird gesprochen, gemeint ist etwas ganz anderes. Zwei gehen durch denselben Flur, eine Hand hebt sich und traut sich nicht; mehr wäre schon zu viel.',
  'grand-passion':
    'Vernunft kommt in dieser Liebe nicht vor, dafür viel Wetter. Briefe brennen, jemand reitet durch die Nacht, und hinterher steht von zwei Leben noch ein halbes.',
  'erotic-charge':
    'So dicht ist die Luft zwischen zwei Menschen, dass ein geöffneter Kragenknopf als Handlung genügt. Es gehört in Hotelzimmer und Affären, aber nicht auf das Sofa der Schwiegereltern.',
  'talking-all-night':
    'Es passiert nichts, als dass zwei einander zuhören, und das ist spannend genug. Dazu gehört eine fremde Stadt, ein verpasster Zug und gegen vier Uhr ein Satz, den jemand zum ersten Mal laut sagt.',
  'love-across-time':
    'Manche Verabredung liegt hundert Jahre auseinander und wird doch eingehalten. Briefe finden einen Kasten, der sie zurückschickt, oder einer altert, während der andere wartet.',
  'lovers-parting':
    'Irgendwo zwischen Bahnsteig und Hauseingang muss einer zuerst loslassen. Schuld hat niemand, das Leben führt nur in zwei Richtungen weiter, mit zwei halb leeren Koffern.',
  'marriage-under-strain':
    'Leise wird gestritten, weil die Kinder schlafen; laut wäre leichter. Ob beim Abwasch oder vor dem Anwalt, beide kennen die wunden Stellen des anderen und treffen sie.',
  'wedding-bells':
    'Sobald die Einladungen verschickt sind, kann alles schiefgehen. Auf der Gästeliste steht eine Ex, der Brautvater hat eine Rede geschrieben, und am Ende tanzt sogar die Tante, die dagegen war.',
  'period-elegance':
    'Kerzen, Kutschen und Sätze, die so gut sitzen wie die Handschuhe. Zwischen Ballsaal und Landsitz wird das Wichtigste verschwiegen, und selbst ein Skandal trägt Hut.',
  'cosy-comfort':
    'Drinnen ist es warm, draußen darf es regnen, und Böses steht nicht im Drehbuch. Gut an Tagen, an denen schon der Briefkasten zu viel war und nur noch Suppe und eine Decke in Frage kommen.',
  'slice-of-life':
    'Wäsche wird aufgehängt, ein Bus verpasst, und auf einmal ist das eine Geschichte. Große Ereignisse finden woanders statt; hier zählt, wie eine Familie an einem Dienstag zu Abend isst.',
  'unhurried-pace':
    'Niemand schneidet weg, bevor der Tee ausgetrunken ist. Das hilft, wenn der Kopf noch vom Tag rast und etwas braucht, das nicht mitrennt.',
  'kindness-throughout':
    'Böse Absichten hat hier keiner, langweilig wird es trotzdem nicht. Fremde teilen ihr Mittagessen, und der Griesgram von gegenüber stellt heimlich Marmelade vor die Tür.',
  'low-stakes':
    'Das Schlimmste, was geschehen kann, ist ein verlegter Schlüssel. Gesucht wird er einen ganzen Nachmittag lang, danach schläft es sich vorzüglich.',
  'quiet-countryside':
    'Weit weg fährt ein Traktor, sonst tut der Horizont nichts. Hierher ziehen Erschöpfte aus der Stadt, lernen melken und hören irgendwann auf, nach dem Netz zu suchen.',
  'small-town-life':
    'Jeder grüßt jeden und weiß, warum der andere heute später dran ist. Klatsch entsteht im Friseurladen, beschlossen wird er im Gemeinderat, und wer weggeht, kommt spätestens zum Begräbnis zurück.',
  'food-to-savour':
    'Sobald die Butter zischt, wirkt der eigene Kühlschrank traurig. Zwei Köchinnen entzweit eine Prise Salz, ein Topf für zwölf versöhnt sie; hungrig sollte man das nicht beginnen.',
  'skilled-hands':
    'Während ein Hobel über Holz gleitet, vergeht unbemerkt eine Stunde. Ob Uhrwerk, Geige oder zerbrochene Schale, es beruhigt, jemandem zuzusehen, der genau weiß, was er tut.',
  'quiet-contemplation':
    'Zwischen den Sätzen bleibt so viel Platz, dass eigene Gedanken hineinpassen. Ein Mönch fegt den Hof; warum ausgerechnet jetzt und so lange, erklärt keiner.',
  'nature-in-close-up':
    'Ein Frosch blinzelt bildschirmfüllend, so langsam, dass sonst nichts mehr wichtig ist. Knospen gehen auf, Wale schlafen senkrecht im Wasser; die Erzählstimme darf man einfach rauschen lassen.',
  'animals-for-company':
    'Immer liegt irgendwo ein Hund im Bild, was jedes Zimmer besser macht. Verlangt wird von ihm nichts; auch Gänse, Otter und ein altes Pferd dürfen einfach dabei sein.',
  'childs-eye-view':
    'Auf einem Meter Höhe besteht die Welt der Erwachsenen aus Knien und halben Sätzen. Eine Pfütze ist dort ein See, ein Streit der Eltern ein Gewitter im Nebenzimmer.',
  'sunlit-travels':
    'Fensterläden gehen auf, unten kocht schon jemand Kaffee, und der Kalender hat nichts vor. Zwischen Markt und Motorroller wird aus zwei Wochen Urlaub eine Villa mit Schaden am Dach.',
  'road-trip':
    'Hinter der Windschutzscheibe ändert sich das Land, auf dem Rücksitz die Stimmung. Gefahren wird zu einer Beerdigung, ans Meer oder nur fort, und das Auto überlebt es selten.',
  'friendly-contest':
    'Gewinnen wäre schön, aber erst wird dem Nachbarn die Sahne gerettet. Wer ausscheidet, wird umarmt, wer siegt, bekommt einen Pokal, der in jedes Regal passt.',
  'late-life-grace':
    'Langsam sind nur noch die Hände, die Antworten kommen schnell. Eine Reise wird nachgeholt, eine alte Liebe gestanden, und zu beweisen hat niemand mehr etwas.',
  'warm-nostalgia':
    'Alles hat die Farbe von Fotos, die zu lange in der Sonne lagen. Vielleicht war es im Freibad und an der Telefonzelle nie genau so, aber so riecht die Erinnerung.',
  'feel-good-glow':
    'Gegen Ende steht es besser, als am Anfang zu hoffen war, fast ohne Mogelei. Ein Chor von Anfängern oder ein Dorf mit einer Schnapsidee genügt, damit hinterher beim Abspülen gepfiffen wird.',
  'found-family':
    'Obwohl keiner mit keinem verwandt ist, weiß jeder, wer nachts das Licht braucht. Ein Schiff oder eine Kneipe hat sie zusammengewürfelt; wer gehen will, findet seine Jacke nicht.',
  'true-friendship':
    'Einer redet, der andere fährt, mehr muss nicht erklärt werden. Geprüft wird das mit einer Lüge oder einem gestohlenen Boot, und verziehen ist es, bevor jemand darum bittet.',
  'grief-worked-through':
    'Der Mantel hängt noch im Flur, weil niemand es fertigbringt, ihn wegzugeben. Erzählt wird das Jahr danach, in dem erst nichts geht, dann ein Frühstück und schließlich ein Lachen, das über sich erschrickt.',
  'illness-faced-together':
    'Früh fällt die Diagnose, von da an zählt, wer am Bett sitzt. Vorgelesen wird, geflucht und eine Perücke ausgesucht, bis die Angst auf mehrere Schultern verteilt ist.',
  'hospital-corridors':
    'Neonlicht, Gummisohlen, und hinter jeder Tür liegt der schlimmste Tag eines anderen. Wer hier arbeitet, rettet, irrt sich und verliebt sich in derselben Schicht, gern neben dem Kaffeeautomaten.',
  'parent-and-child':
    'In einem Blick über den Küchentisch stecken zwanzig Jahre. Väter lernen Zöpfe flechten, Töchter lernen verzeihen, und das Wichtigste sagt man sich am Telefon, kurz vor dem Auflegen.',
  'selfless-sacrifice':
    'Einer bleibt zurück, damit die anderen durch die Tür kommen. Beschlossen hat er es lange vorher und niemandem gesagt; der Hals wird eng, wenn die Geretteten es begreifen.',
  'lost-innocence':
    'Am Morgen war es noch ein Kind. Es sieht etwas, das für keine Augen gedacht war, und die Erwachsenen merken nicht einmal, dass es nicht mehr spielt.',
  'teenage-troubles':
    'Hinter der geschlossenen Zimmertür wiegt alles doppelt. Belächelt wird hier niemand, weder für den ersten Absturz noch für die Angst vor dem Pausenhof.',
  'heartbreaking-goodbye':
    'Eine Stunde lang ahnt man es und ist dann doch nicht vorbereitet. Am Krankenbett oder an einer Gartenpforte fällt zum letzten Mal ein ganz alltäglicher Satz.',
  'family-reconciled':
    'Jahrelang blieb ein Stuhl leer, nun steht jemand mit Kuchen vor der Tür. Anlass ist ein Erbe oder ein Enkelkind, verziehen wird nicht in Worten, sondern beim Abtrocknen.',
  'injustice-endured':
    'Wut hätte hier Folgen, also wird sie zu Haltung. Menschen werden verschleppt, verleumdet, falsch verurteilt und lassen sich den Namen nicht nehmen; leicht anzusehen ist das nie.',
  'cost-of-war':
    'Nach den Schüssen bleibt die Kamera bei denen, die den Brief bekommen. Mütter, Heimkehrer und Kinder in Kellern tragen, was im Heeresbericht fehlt.',
  'fading-memory':
    'Zuerst fehlt ein Wort, dann ein Weg, dann ein Gesicht. Die Tochter stellt sich jeden Morgen neu vor, und bei einem alten Lied ist manchmal für eine Strophe alles wieder da.',
  'bittersweet-ending':
    'Gewonnen und verloren wird im selben letzten Bild. Der Traum geht in Erfüllung, nur eben ohne den, mit dem er geträumt wurde.',
  'hopeful-ending':
    'Ganz heil ist nichts, doch in der letzten Szene macht jemand das Fenster auf. Das tut gut nach einer schweren Geschichte, die nicht gelogen und trotzdem nicht aufgegeben hat.',
  'tragic-ending':
    'Bis zuletzt hätte ein einziger Anruf genügt. Danach bleibt das Zimmer noch eine Weile dunkel; besser nicht vor einem frühen Termin.',
  'loneliness-eased':
    'Lange wird hier allein gegessen, bis es eines Tages klingelt. Ein Irrläufer in der Post bringt zwei zusammen, die nichts mehr erwartet hatten und im Frühjahr die Zeitung teilen.',
  'tender-hearts':
    'Behutsam gehen die Leute miteinander um, als wären alle frisch verbunden. Wenn jemand in Ruhe zu Ende stottern darf, kommen die Tränen schneller als bei jedem Unglück.',
  'against-all-odds':
    'Obwohl die Rechnung nicht aufgeht, fängt jemand an. Ob Rollstuhl am Berg oder Schule ohne Dach, jeder Rückschlag macht den nächsten Versuch leiser und zäher.',
  'becoming-yourself':
    'Irgendwann nennt jemand seinen richtigen Namen, und die Schultern sinken herab. Dem geht ein halbes Leben in der falschen Rolle voraus, mit allen Verwandten im Publikum.',
  'coming-of-age':
    'Am Ende des Sommers ist die Jacke zu klein, die Straße auch. Dazwischen liegen eine Mutprobe, ein Verrat und die Entdeckung, dass Eltern ebenfalls nur raten.',
  'devoted-animal':
    'Es wartet am Tor, läuft durch Schnee und lässt sich nicht fortschicken. Die Treue gilt einem einzigen Menschen, auch wenn der nicht wiederkommt; ein Taschentuch sollte in Reichweite liegen.',
  'pure-melancholy':
    'Wie Novemberlicht liegt eine Traurigkeit über allem, nach deren Anlass keiner fragt. Cafés leeren sich, Züge fahren ohne jemanden ab, und geweint wird kaum, nur lange aus dem Fenster gesehen.',
  'popcorn-fun':
    'Laut, bunt, vorbei, und die Schüssel ist leer. Helden fallen aus Flugzeugen und richten sich im Fallen die Frisur; am Morgen ist die Handlung vergessen und die Laune noch gut.',
  'over-the-top-spectacle':
    'Wo eine Explosion reichen würde, stürzt gleich der ganze Damm ein. Autos springen von Hochhaus zu Hochhaus, Götter werfen mit Bergen, und die Schwerkraft wird von Fall zu Fall gefragt.',
  'giant-monsters':
    'Was eben noch Erdbeben hieß, hat jetzt Zähne. Echse und Riesenaffe machen es unter sich aus, während die Menschheit sehr klein durchs Bild läuft.',
  'guilty-pleasure':
    'Die dritte Folge läuft schon, gerade weil jeder Dialog vorhersehbar ist. Am Pool wird intrigiert, ein Zwilling taucht aus dem Nichts auf; erklären muss man es morgen niemandem.',
  'silly-premise':
    'Schon der eine Satz, der alles erklärt, lässt sich nicht ernst vorlesen. Ein Zahnarzt wacht als sein eigener Dackel auf und hat um neun die erste Patientin.',
  'talking-animals':
    'Schweine haben Meinungen, Spielzeug hat Angst vor dem Umzug, und nur die Menschen merken nichts. Gedacht für Kinder auf dem Schoß und kaum schlechter, wenn sie schon schlafen.',
  'reality-drama':
    'Fremde Leute streiten in sehr weißen Küchen, was einen wunderbar wenig angeht. Ein Glas fliegt, eine Freundschaft endet, und im Einzelinterview war es keiner.',
  'dating-game':
    'Nach drei Tagen ist von Schicksal die Rede, nach fünf von Vertrauen. Den Antrag gibt es durch eine Wand oder am Strand; ob es hält, weiß das Sofa früher als das Paar.',
  'contest-to-shout-at':
    'Die Uhr läuft, der Kandidat wählt falsch, und aus dem Wohnzimmer kommen Ratschläge. Gesungen, geraten oder gehungert wird bis zum Rauswurf, bei dem sich die Jury verlässlich irrt.',
  'glow-up':
    'Hinter dem Vorhang tritt dieselbe Person hervor, nur zwei Zentimeter größer. Ein Haarschnitt bringt das fertig oder ein Kleid auf einer Treppe, und gewartet wird auf den Blick in den Spiegel.',
  'glossy-glamour':
    'Alles glänzt, sogar die Sorgen tragen Seide. Auf Yachten und in Modehäusern wird hinreißend gelitten, und die Kleider merkt man sich länger als die Namen.',
  'singalong-songs':
    'Beim zweiten Refrain singt der Flur schon mit. Text und Melodie kennt man von früher oder spätestens morgen; bei dünnen Wänden sind die Nachbarn zu warnen.',
  'musical-numbers':
    'Mitten im Satz setzt ein Orchester ein, zu dem die ganze Straße die Schritte kennt. Gesungen wird, sobald ein Gefühl nicht mehr ins Reden passt, auf Feuertreppen, in Kantinen, notfalls beim Sterben.',
  'dancing-feet':
    'Unter dem Tisch wippt ein Fuß, bevor der Kopf es merkt. Im Ballettsaal bluten Zehen, unter der Brücke fordert eine Clique die andere heraus, und geredet wird nur in den Pausen.',
  'high-school-hijinks':
    'Gerüchte sind schneller als der Gong, fürs Wochenende gibt es einen Plan ohne Eltern. Die Clique braucht nur noch ein Auto, einen gefälschten Ausweis und bis Montag wieder Augenbrauen.',
  'boarding-school':
    'Hinter dem Tor gelten andere Regeln, nach zehn Uhr die der Schüler. Im Schlafsaal wird Treue geschworen, und nach Hause gehen fröhliche Briefe, die nicht stimmen.',
  'night-gone-wrong':
    'Um neun war es noch ein Feierabendbier. Gegen drei fehlt ein Schuh, im Kofferraum klopft jemand, und keiner will als Erster die Polizei anrufen.',
  'christmas-sparkle':
    'Schnee fällt genau dann, wenn auch der Geizhals sein Portemonnaie sucht. Verpasste Flüge führen in Orte voller Lichterketten; ab Ende November braucht es dafür keine Ausrede.',
  'family-fun':
    'Für die Kleinen fällt jemand in den Brunnen, für die Großen steht ein zweiter Witz dahinter. Die Augen muss sich niemand zuhalten, gestritten wird höchstens um den Platz in der Mitte.',
  'another-world':
    'Nach einem Blick auf die Landkarte hat der Montag keine Adresse mehr. Es gibt eigene Götter, eigenes Geld und zwei Monde, gerade recht, wenn alles Bekannte zu nah ist.',
  'magic-in-the-air':
    'Wenn sich eine Kerze von selbst entzündet, lässt hier niemand den Löffel fallen. Hexen haben Stundenpläne und Flüche Kleingedrucktes; der Alltag bleibt, nur kann er auf einmal fliegen.',
  'space-voyage':
    'Vor dem Bullauge steht sehr viel Nichts, drinnen summt die Kaffeemaschine. Die Mannschaft ist das ganze Dorf, und die Antwort von zu Hause braucht drei Jahre.',
  'epic-quest':
    'In einen Satz passt die Aufgabe, nur der Held passt nicht zu ihr. Zu Fuß geht es über Gebirge, mit Gefährten, die weniger werden, an einen Ort, von dem keiner wiederkam.',
  'mythical-creatures':
    'Im Nebel atmet etwas, das es nur in alten Büchern geben dürfte. Drachen lassen sich zähmen, Waldgeister um Verzeihung bitten; schwieriger sind die Jäger.',
  'bending-time':
    'Wieder klingelt der Wecker, wieder ist es derselbe Donnerstag. Zeit läuft hier im Kreis, rückwärts oder in Splittern; Ausgeschlafene haben mehr davon.',
  'time-travel':
    'Jemand steigt im falschen Jahrhundert aus und hat die falschen Hosen an. Die eigenen Eltern müssen sich noch kennenlernen, und jede gut gemeinte Korrektur zieht drei weitere nach sich.',
  swashbuckling:
    'Der Kronleuchter hängt dort, damit jemand daran schwingt. Piraten und Musketiere fechten treppauf, treppab, und für eine Verbeugung ist immer noch Zeit.',
  'life-at-sea':
    'Seit Wochen ist das Ufer nur ein Wort. Ob Walfänger, U-Boot oder Rettungsinsel, an Bord zählt, wer neben einem wacht und was der Himmel vorhat.',
  'superpowered-heroes':
    'Nebenbei fängt jemand einen Bus auf und kommt trotzdem zu spät zur Arbeit. Durch einen Biss oder Unfall kam die Gabe, seither passt das Privatleben nicht mehr in den Kalender.',
  'fairy-tale-spell':
    'Drei Prüfungen, ein Verbot, und gebrochen wird natürlich das Verbot. Spiegel reden, Küsse haben Rechtsfolgen, und der Wald ist zwar dunkel, aber er hält sich an Regeln.',
  'dream-logic':
    'Niemand wundert sich, dass die Küchentür ins Schwimmbad der Kindheit führt. Am besten spät, wenn der Verstand die Schuhe schon ausgezogen hat und nicht mehr fragt, wo die Treppe endet.',
  'sense-of-wonder':
    'Für einen Augenblick steht der Mund offen wie mit sieben Jahren. Ein Saurier hebt den Kopf über die Bäume, ein fremder Planet geht auf, oder ein Kind öffnet den richtigen Schrank.',
  'handmade-whimsy':
    'Der Regen besteht aus Draht, das Knetgesicht trägt noch Fingerabdrücke. Jede Sekunde hat jemanden einen Nachmittag gekostet; so sieht Geduld aus, wenn sie Unsinn treibt.',
  'future-city':
    'Regen fällt durch Leuchtreklame, und am Nudelstand zahlt man mit der Netzhaut. Oben wird gewohnt, unten gehandelt, dazwischen sucht ein müder Ermittler jemanden, der vielleicht kein Mensch ist.',
  'after-the-end':
    'Gras wächst auf der Autobahn, eine Dose Pfirsiche ist ein Vermögen. Mit Rucksack und Kind geht es zu Fuß nach Süden, wo es angeblich noch Strom gibt.',
  'oppressive-future':
    'Sauber ist alles, gezählt und überwacht, und das Lächeln ist Vorschrift. Eines Tages reißt jemand das Armband ab, und der Staat hat dafür schon eine Akte.',
  'machines-with-feelings':
    'Zwei Linsen blinzeln so, dass man ihnen eine Decke geben möchte. Ein Haushaltsroboter entdeckt die Eifersucht, ein ausgemusterter Riese will keine Waffe mehr sein; kalt ist höchstens der Konstrukteur.',
  'alien-contact':
    'Über dem Maisfeld steht ein Licht, das in keinem Flugplan vorkommt. Vielleicht will es reden, vielleicht nur das Wasser; jemand muss rasch eine Sprache lernen, die keinen Mund braucht.',
  'lost-world-adventure':
    'Dass hinter der Wand ein Tempel liegt, wusste bisher nur die Falle davor. Hinüber führt eine Hängebrücke, zurück nur die Flucht vor etwas, das ausgestorben sein sollte.',
  'vanished-era':
    'Als hätte jemand ein Zimmer hundert Jahre lang abgeschlossen und nun gelüftet. Von den Stoffen bis zum Straßenlärm stimmt es so genau, dass nach zehn Minuten das eigene Jahrhundert nicht mehr fehlt.',
  'wild-frontier':
    'Bis zum nächsten Gesetz sind es drei Tagesritte. Siedler, Viehdiebe und ein Sheriff mit Vergangenheit teilen sich eine staubige Straße und möglichst wenige Worte.',
  'court-intrigue':
    'Bei Tisch wird gelächelt, im Nebenzimmer schon das Gift umgefüllt. Über Köpfe entscheidet, wer sich wie tief vor wem verbeugt und welcher Erbe zuerst laufen lernt.',
  'social-climbing':
    'Die richtige Gabel zu kennen ist hier Kriegskunst. Salon um Salon arbeitet sich jemand nach oben, wo eine Dame sitzt, die noch die Mutter gekannt hat.',
  'uncanny-mystery':
    'Etwas stimmt nicht in diesem Ort, dessen Uhren mehr wissen als die Leute. Nach Jahren kehrt ein verschwundenes Kind zurück und ist nicht gealtert; Antworten gibt es, heller wird es davon kaum.',
  'vampires-and-werewolves':
    'Nach Sonnenuntergang wird die Höflichkeit gefährlich. Unsterbliche klagen über Langeweile, bei Vollmond reißt ein Hemd, und hereingebeten hat sie jemand, der es besser wusste.',
  'relentless-action':
    'Eine Atempause gibt es nur, solange das Magazin gewechselt wird. Vom Aufzug bis zum Zugdach ist alles eine einzige Schlägerei, deren Dialoge in ein Funkgerät passen.',
  'breakneck-chases':
    'Links der Abgrund, rechts ein Obststand, und im Rückspiegel wird es nicht besser. Gejagt wird auch über Dächer und Gleise oder im gestohlenen Schulbus, gebremst von Mauern.',
  'fast-cars':
    'Der Motor redet mehr als der Fahrer, außerdem lügt er seltener. Zwischen Boxengasse und Nachtrennen wartet eine Kurve, die schon jemanden gekostet hat.',
  'ticking-clock':
    'Alle paar Minuten fällt ein Blick auf die Anzeige, auch der eigene. Bis Mitternacht muss das Gegengift am anderen Ende der Stadt sein, und natürlich ist Stau.',
  'nail-biting-suspense':
    'Solange die Hand auf der Klinke liegt, dauern fünf Sekunden eine halbe Stunde. Geschehen muss wenig, es reicht ein Versteck unter dem Bett und ein Telefon, das jetzt nicht klingeln darf.',
  'creeping-dread':
    'Nichts springt hervor, gerade das ist das Schlimme. Die Gastgeber sind zu nett, das Kind zeichnet immer dieselbe Gestalt, und nachher bleibt das Flurlicht an.',
  'haunted-house':
    'Billig war das Haus, nur geht im ersten Stock eine Tür nicht auf. Die Dielen antworten, der Keller hat einen Vorbesitzer, und die Familie bleibt erstaunlich lange wohnen.',
  'demons-and-rites':
    'Plötzlich spricht die Kinderstimme fließend Latein. Priester kommen zu zweit und zweifeln, Kulte zweifeln nie; gedacht für Leute mit festem Schlaf.',
  'jump-scares':
    'Stille, ein Badezimmerspiegel, und schon fliegt das Kissen vom Sofa. Am besten zu mehreren, weil nach jedem Schrei jemand lacht und behauptet, ihn habe es nicht erwischt.',
  'masked-killer':
    'Wer hinter der Maske atmet, hat es nicht eilig. Im Ferienlager geht einer nach dem anderen allein nachsehen, bis eine schneller lernt als er.',
  'clever-heist':
    'In aller Ruhe wird der Plan erklärt, damit man sieht, an welcher Stelle er bricht. Achtzig Sekunden ohne Kamera hat die Mannschaft, doch der eigentliche Trick war da schon vorbei.',
  'spy-games':
    'Auf der Parkbank wechselt eine Zeitung den Besitzer, und eine Regierung wankt. Im vierten Stock sitzt ein Maulwurf, deshalb vertraut man niemandem, am wenigsten dem Vorgesetzten.',
  'double-lives':
    'Zwei Telefone, zwei Namen, und zu Hause wartet das Abendessen. Der verdeckte Ermittler lügt im Dienst, der Heiratsschwindler beim Frühstück, bis einer von beiden den falschen Schlüssel zückt.',
  'martial-arts':
    'So klar ist jeder Schlag gesetzt, dass er fast wie Tanz aussieht, nur lauter. Der Schüler trägt jahrelang Wasser, der Meister kämpft mit einem Schirm, und im obersten Stock wartet der Beste.',
  'samurai-honour':
    'Reglos stehen zwei im hohen Gras, dann ist es mit einem Schnitt vorbei. Herrenlose Krieger dienen einem Eid, der sie das Leben kostet, und vor dem Kampf wird Tee getrunken.',
  'stylish-gunplay':
    'Das Jackett sitzt, auch wenn der Nachtclub ringsum zu Boden geht. Auftragsmörder mit Etikette laden im Gehen nach und treffen im Takt der Musik.',
  'fight-to-survive':
    'Der nächste Mensch ist weit, das Bein gebrochen und das Wasser gezählt. Der Berg verlangt eine kleine richtige Entscheidung nach der anderen; danach fühlt sich die Heizung wie Luxus an.',
  'zombie-siege':
    'Ob schnell oder langsam, Feierabend haben sie keinen. Im Kaufhaus verschanzen sich ein paar Lebende, und gefährlicher als die Meute ist der, der seinen Biss verschweigt.',
  'cat-and-mouse':
    'So aufmerksam hat noch niemand an den anderen gedacht. Ermittlerin und Täter lesen einander über Postkarten und halbe Fehler, bis unklar ist, wer hier wen sucht.',
  'dangerous-obsession':
    'Mit Bewunderung fing es an, jetzt steht das Auto jeden Abend vor der Tür. Erst übertritt jemand eine Grenze, dann alle, und man versteht ihn unangenehm lange.',
  'burning-revenge':
    'Fünf Namen stehen auf der Liste, von denen der erste gerade die Tür öffnet. Geschrieben wurde sie in Jahren hinter Gittern; was nach dem letzten Namen kommt, steht nicht darauf.',
  'gritty-crime':
    'Auf dieser Straße ist keiner sauber, am wenigsten das Geld. Kleine Dealer schulden großen etwas, Polizisten verdienen dazu, und aufgeräumt ist am Ende nichts.',
  'epic-battles':
    'Bis zum Horizont stehen Lanzen, da senkt jemand den Arm. Belagert wird mit Türmen, gestürmt zu Pferd, notfalls auf Drachen; für einen kleinen Bildschirm ist das zu schade.',
  'on-the-front-line':
    'Erde fliegt, in den Ohren pfeift es, und oben ist nicht mehr sicher oben. Ein Trupp soll eine Brücke halten; bald kennt man die Angst jedes Einzelnen beim Vornamen.',
  'disaster-strikes':
    'Die Messgeräte zittern, aber der Kurort will die Saison nicht absagen. Wenn die Welle da ist, wird aus Hotelgästen eine Seilschaft und aus dem Dach ein Ufer.',
  'big-match-thrill':
    'Zwölf Sekunden vor Schluss sind die Regeln längst egal. Der Tabellenletzte hat den Ball, der Boxer noch eine Runde; gejubelt wird auch ohne Sportverstand.',
  'shocking-twists':
    'Nach einem einzigen Satz war die letzte Stunde eine andere. Die Tote öffnet die Tür, der Erzähler hat etwas ausgelassen; vorher liest man am besten nichts, auch das hier nur halb.',
  'mind-unravelling':
    'Das Zimmer ist dasselbe, nur traut man ihm nicht mehr. Jemand schläft seit Wochen nicht, hört die Nachbarn denken, und die Kamera glaubt ihm jedes Wort.',
  'daring-escape':
    'Gegraben wird mit einem Löffel, gehofft auf eine mondlose Nacht. Hinter dem Lagerzaun warten Hunde, gefälschte Papiere und ein Grenzer, der das Foto lange ansieht.',
  'behind-bars':
    'Die Tage heißen alle gleich, bezahlt wird in Äpfeln. Zellennachbarn werden zu Verbündeten, Wärter zu Wetter, und wer lange sitzt, fürchtet sich vor dem offenen Tor.',
  'whodunnit-puzzle':
    'Im Salon waren alle, ein Motiv hat jeder, und der Butler gähnt. Wer aufpasst, hat den Täter zwei Szenen vor der Auflösung und meistens den falschen.',
  'detective-at-work':
    'Das Alibi hält bis zur letzten Frage, schon im Hinausgehen. Der Täter wird fast Nebensache, so gern sieht man zu, wie jemand zuhört und einen Aschenbecher richtig deutet.',
  'web-of-conspiracy':
    'Je weiter der Faden führt, desto höher endet er. Ein Archivar findet eine Zahl, die nicht stimmt, am Abend folgt ihm ein Wagen, und der Freund im Ministerium kennt ihn nicht mehr.',
  'criminal-rise-and-fall':
    'Das erste Geld zählt er noch auf der Bettkante, das letzte zählt die Staatsanwaltschaft. Dazwischen liegen ein Imperium, eine Villa mit Tiger und der Bruder, der zu viel wusste.',
  'blood-and-gore':
    'Es spritzt, und zwar weiter als nötig. Kettensägen sind im Spiel, Körper verhalten sich unerwartet, das Abendessen sollte eine Weile her sein.',
  'true-story':
    'Vor dem Abspann kommen Fotos der echten Leute, da wird es still im Zimmer. Gerade das Unwahrscheinlichste an der Rettung oder am Skandal stand damals in der Zeitung.',
  'life-worth-knowing':
    'Zwei Stunden reichen von der Dachkammer bis zur Briefmarke. Hinterher ist ein Name aus dem Lexikon ein Mensch mit Geldsorgen, Geschwistern und einem schlechten Winter.',
  'history-brought-alive':
    'Jahreszahlen bekommen Hunger und kalte Füße. Den Mauerfall oder die Revolution erleben Leute, die am Vortag noch nicht wussten, dass es der Vortag war.',
  'eye-opening-documentary':
    'Danach sieht der Supermarkt anders aus, oder das Meer, oder das eigene Telefon. Jemand hat eine Kamera dorthin getragen, wo sonst keine steht, und lässt die Bilder ausreden.',
  'science-made-clear':
    'Auf einmal leuchtet ein, woran in der Schule die Kreide gescheitert ist. Mit einer Orange und einer Taschenlampe wird die Mondfinsternis erklärt, mit etwas mehr Geduld die Zeit.',
  'archive-treasures':
    'Auf körnigem Band winkt jemand in eine Zukunft, die längst vorbei ist. Aus Kellern kommen Privatfilme und Probeaufnahmen, die vierzig Jahre lang niemand gesehen hat.',
  'dogged-investigation':
    'Es wird telefoniert, aufgelegt und noch einmal telefoniert. Zwei Reporterinnen blättern sich durch einen Karton voller Akten, bis eine Zeugin in der Leitung zu lange schweigt.',
  'power-and-politics':
    'Entschieden wird im Flur, verkündet im Saal. Vor der Wahl schuldet jeder jedem einen Gefallen, und am spannendsten ist, wer um drei Uhr früh noch an etwas glaubt.',
  'money-and-ambition':
    'Um halb sieben steht schon jemand vor den Kursen und hat nicht geschlafen. Verkauft wird, was es noch nicht gibt, und das Glück hält genau bis zur Prüfung der Bücher.',
  'how-others-live':
    'Für einen Abend sitzt man an einem fremden Tisch und kennt die Hausregeln nicht. Bei Nomaden, Nonnen oder Perlentauchern wird wenig erklärt und viel gezeigt.',
  'artists-at-work':
    'Erst ist da nur eine leere Fläche und jemand, der sie nicht aushält. Übermalt, gestrichen und gestritten wird bis zu einem Vormittag, an dem es ohne Ankündigung gelingt.',
  'music-in-its-bones':
    'Ohne Ton bliebe davon nur die Hälfte, und zwar die kleinere. In Proberäumen und Jazzkellern spielen zwei einander vor, was sie sich nicht sagen können.',
  'true-crime':
    'Das Foto ist echt, die Straße gibt es noch, daher die Kälte. Aus Verhörbändern und Nachbarn, die nichts ahnten, setzt sich eine Nacht zusammen; zuvor wird die Haustür abgeschlossen.',
  'brilliant-minds':
    'Die Actionszene findet hinter der Stirn statt, davor steht nur eine Tafel. Zwölfjährige besiegen Großmeister, Codes geben nach, und zum Geburtstag kommt oft niemand.',
  'big-ideas':
    'Am nächsten Morgen unter der Dusche geht es weiter, mit Einwänden. Ob eine Kopie von mir noch ich wäre, fragt hier nicht der Professor, sondern die Handlung.',
  'courtroom-drama':
    'Zwölf Stühle, ein Eid, und alles hängt an einem Nebensatz. Die Zeugin stockt, der Verteidiger legt den Stift hin, und man wechselt die Meinung öfter als die Geschworenen.',
  'bleak-and-unsparing':
    'Getröstet wird nicht, weggesehen auch nicht. Ein Winter ohne Kohlen steht da, wie er ist, und das gehört in Abende, an denen Schonung verlogen wirken würde.',
  'no-easy-answers':
    'Dass alle ein bisschen recht haben, ist das Problem. Wem das Kind zusteht oder wer den Unfall verschuldet hat, entscheidet sich später in der Küche, und nicht einstimmig.',
  'puzzle-box-plot':
    'Erst beim zweiten Mal fällt auf, dass die Uhr falsch hängt. Drei Zeitebenen greifen ineinander, eine Szene kehrt verändert wieder; die Pausentaste ist ausdrücklich erlaubt.',
}
