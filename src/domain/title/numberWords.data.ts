/**
 * Numbers as words in the five languages, from two to twelve. Words that mean something else in another of the languages
 * are left out: "once" (Spanish 11), "elf" (German 11) and the words for one.
 */
export const numberOfWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '2': 'two zwei deux dos dois duas',
    '3': 'three drei trois tres',
    '4': 'four vier quatre cuatro quatro',
    '5': 'five funf cinq cinco',
    '6': 'six sechs seis',
    '7': 'seven sieben sept siete sete',
    '8': 'eight acht huit ocho oito',
    '9': 'nine neun neuf nueve nove',
    '10': 'ten zehn dix diez dez',
    '11': 'eleven onze',
    '12': 'twelve zwolf douze doce doze',
    '13': 'thirteen dreizehn treize trece treze',
  }).flatMap(([digits, words]) => words.split(' ').map((word): [string, string] => [word, digits])),
)

/** Roman numerals that are nothing but numbers. */
export const romanNumerals: ReadonlyMap<string, string> = new Map(
  ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii', 'xiii'].map((word, index) => [
    word,
    String([2, 3, 4, 6, 7, 8, 9, 11, 12, 13][index]),
  ]),
)
