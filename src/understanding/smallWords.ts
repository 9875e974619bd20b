/*
 * Small words of all languages that rules look at, folded (without accents). They are no roles of the grammars, because
 * with a second role they would no longer be mere filling elsewhere.
 */

/** Before the word for hours: "an hour". */
export const articles = new Set('a an una uma une eine ne'.split(' '))

/** Before the time until something happens: "mates round in 20 mins", "dans 10 minutes". */
export const untilThen = new Set('in dans em hace ha dentro'.split(' '))

/** Spans that are no length of a film: "three weeks ago", "5 wochen alt". */
export const longSpans = new Set(
  (
    'day days week weeks month months year years tag tage tagen woche wochen monat monate monaten jahr jahre jahren ' +
    'dia dias semana semanas mes meses ano anos jour jours semaine semaines mois an ans annee annees'
  ).split(' '),
)

/** Before how often something happens: "every ten minutes". */
export const everyWords = new Set(['every', 'each', 'alle', 'jede', 'cada', 'chaque', 'toutes les'])

/** Before the time that it is: "são 3h40". */
export const itIsWords = new Set(['sao', 'son las', 'il est', 'es ist', 'its'])

/** Words of consent behind what is wished, beside something that is refused: "lustig ja, eklig nein". */
export const yesWords = new Set('yes ja si sim oui ok okay gern gerne'.split(' '))

/** Relative pronouns, behind which a negation describes somebody in a film: "a soldier who can't sleep". */
export const relativePronouns = new Set('who whose que qui'.split(' '))

/** Before an hour: "at 10", "a las 11", "vers 21". */
export const atWords = new Set('at a as las um gegen vers pelas'.split(' '))

/** Behind the hour at which somebody gets up: "muss um 5 raus". */
export const risingWords = new Set('raus hoch aufstehen auf wach up'.split(' '))

/** Before the hour at which somebody gets up: "acordo 5h". */
export const wakingWords = new Set(['acordo', 'levanto', 'me levanto'])

/** Behind "long", no length of a film either: "a long winter". */
export const longTimes = new Set(
  'winter summer evening evenings night nights afternoon abend abende nacht sommer'.split(' '),
)

/** Beside a country that somebody went to: "my best friend moved to Canada". */
export const movedWords = new Set(
  'moved emigrated gezogen umgezogen zieht ziehe ausgewandert mudou mudei mudar mudando demenage'.split(' '),
)

/** Behind one thing more that is left out: "weddings are a no-go. christmas as well". */
export const alsoWords = new Set(
  'too aswell well also auch tambien tmb tb tbn tambem tbm aussi pareil genauso ebenso ebenfalls likewise igual igualmente idem'.split(
    ' ',
  ),
)

/** Before a place that is a surname, too: "à Washington". */
export const beforePlaces = new Set('in a en em im nach aus au to'.split(' '))

/** Behind a comma, for a clause about what stands before it; German only: "nichts, wo der Hund stirbt". */
export const relatives = new Set('wo worin wobei in bei was'.split(' '))

/** Behind a comma, before what a film is like; German only: "keine Serie, die zu brutal ist". */
export const germanRelativePronouns = new Set('der die das den'.split(' '))

/** Say that something does not happen, and refuse nothing behind a comma: "wir schlafen nie, was Lustiges". */
export const neverWords = new Set('nie niemals'.split(' '))

/** Behind or before a negation of what only has not happened so far: "elle ne le sait pas encore", "noch nicht". */
export const yetWords = new Set('yet encore noch todavia aun ainda'.split(' '))

/** Words that refuse all that follows them, where a phrase begins with one: "nothing long or sad". */
export const nothingWords = new Set(
  'nothing nichts nix rien nada kein keine keinen ningun ninguna nenhum nenhuma'.split(' '),
)

/** Between a worry and what it is about: "about my exam", "vor der OP". */
export const worryAbout = new Set(
  'about of over by from vor um wegen de du des da das do dos del par por com con sobre avec'.split(' '),
)

/** Begins a condition: "if the dog dies", "wenn gesungen wird". */
export const conditionals = new Set('if wenn wenns falls si se caso'.split(' '))

/** Begins a condition, too, of what ends a viewing: "sobald gesungen wird, bin ich weg". */
export const temporals = new Set('when once sobald quando cuando quand'.split(' '))

/** The same in two words: "en cuanto canten la quito", "dès que ça chante je décroche". */
export const temporalsOfTwo = new Set(['en cuanto', 'des que', 'assim que', 'as soon', 'the moment', 'the second'])

/** Between somebody and what they have: "kids with leukaemia". */
export const withWords = new Set('with mit com con avec'.split(' '))

/** Between a part or kind and what it is of: "scenes of violence". */
export const ofWords = new Set('of about de do da du d di von uber sobre'.split(' '))

/** Between two things that are compared. */
export const thanWords = new Set('than als que qu'.split(' '))

/** Before the first of them, where the second is only less wanted. */
export const moreWords = new Set('more mehr plus mas mais'.split(' '))

/** The same, where the second is not wanted. */
export const ratherWords = new Set('rather lieber eher plutot antes mejor melhor'.split(' '))

/** Before the first of them, and between both: "prefiero reír a llorar". */
export const preferWords = new Set('prefer prefiero prefiro prefere prefiere'.split(' '))
export const preferTo = new Set('to over a ao aos al au aux'.split(' '))

/** Whether a word stands between two things that are compared, the first of which has a word before it. */
export function isBetweenCompared(word: string, before: string): boolean {
  if (preferWords.has(before)) return thanWords.has(word) || preferTo.has(word)
  return thanWords.has(word) && (moreWords.has(before) || ratherWords.has(before))
}

/** What somebody has, of which a film is none, when it is new or old: "a new city", "namorada nova". */
export const ownThings = new Set(
  (
    'kid house flat city school car boss life friend girlfriend boyfriend colleague phone neighbour baby ' +
    'wohnung stadt schule auto chef chefin leben freund freundin kollege handy nachbar haus ' +
    'casa piso ciudad escuela coche carro jefe jefa vida novio novia suegra amigo amiga barrio vecino ' +
    'cidade escola chefe namorado namorada sogra bairro vizinho comeco ' +
    'dad mum mom gran grandma grandpa vater mutter oma opa padre madre abuelo abuela pai mae avo ' +
    'castle mansion manor spukhaus geisterhaus schloss villa manoir chateau castillo mansion castelo casarao ' +
    'pere mere papi mamie maison appart appartement ville ecole voiture patron vie copain copine collegue voisin'
  ).split(' '),
)

/** Says that somebody has enough of what follows. In Romance languages only where it is said for when. */
export const enoughWords = new Set('enough genug assez'.split(' '))
export const vagueEnough = new Set('suficiente suficientes'.split(' '))

/** Within words that bound a number, for less than it: "fewer than three seasons". */
export const belowWords = new Set('less fewer under below weniger unter moins menos abaixo'.split(' '))

/** Between a number of seasons and what says that they are enough: "una temporada me basta". */
export const beforeSuffices = new Set('is are me mir ca'.split(' '))

/** Behind a number, for no more than that: "eine Staffel reicht", "2 seasons is plenty". */
export const sufficesWords = new Set(
  'plenty enough reicht reichen genugt genugen suffit suffisent basta bastan bastam'.split(' '),
)

/** For when somebody has enough: "for today", "diese Woche". */
export const nowWords = new Set(
  (
    'today already lately week month day lifetime heute woche monat jetzt erstmal schon tag ' +
    'aujourdhui aujourd semaine mois jour hoy semana mes ahora ya dia hoje agora'
  ).split(' '),
)

/** Before what is to be enough for something: "enough action to keep me awake". */
export const forWords = new Set('to for so that damit um fur pour que para pra'.split(' '))

/** Who speaks. */
export const meWords = new Set('i me ich wir we moi je yo eu nos nosotros'.split(' '))

/** What others do with what they wish for. */
export const likeWords = new Set(
  'loves likes enjoys fancies mag liebt steht aime adore veut gusta encanta adora ama gosta curte prefiere prefere'.split(
    ' ',
  ),
)

/** Before what follows from it: "I don't, so a romance". */
export const soWords = new Set('so also drum deshalb donc alors asi entonces entao portanto logo'.split(' '))
