import type { FeelId } from '#src/domain/feel/feel.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { Genre } from '#src/domain/title/genre.ts'

/** What the first hit has to be: one of some titles, of a person, of a genre, or one that has one of some feels. */
export type Expected =
  | { readonly ids: readonly string[] }
  | { readonly person: string }
  | { readonly genre: Genre }
  | { readonly feels: readonly FeelId[] }

export type SearchCase = readonly [locale: Locale, text: string, expected: Expected]

const ids = (...of: string[]): Expected => ({ ids: of })
const person = (name: string): Expected => ({ person: name })
const genre = (name: Genre): Expected => ({ genre: name })
const feels = (...of: FeelId[]): Expected => ({ feels: of })

const sad = feels(
  'grief-worked-through',
  'illness-faced-together',
  'heartbreaking-goodbye',
  'tragic-ending',
  'lost-innocence',
  'cost-of-war',
  'selfless-sacrifice',
)
const relaxing = feels('cosy-comfort', 'unhurried-pace', 'kindness-throughout', 'low-stakes', 'quiet-countryside')

/** Searches as people type them, by which the order of hits was tuned. */
export const tunedSearches: readonly SearchCase[] = [
  ['en', 'starwars', ids('movie-11')],
  ['en', 'lala land', ids('movie-313369')],
  ['en', 'wall e', ids('movie-10681')],
  ['en', 'lotr', ids('movie-120')],
  ['en', 'gisaengchung', ids('movie-496243')],
  ['en', 'got', ids('tv-1399')],
  ['en', 'himym', ids('tv-1100')],
  ['en', 'b99', ids('tv-48891')],
  ['en', 'spider man', ids('movie-324857', 'movie-569094')],
  ['en', 'harry potter 3', ids('movie-673')],
  ['en', 'toy story three', ids('movie-10193')],
  ['en', 'pride and prejudice', ids('movie-4348')],
  ['en', 'tom hanks', person('Tom Hanks')],
  ['en', 'miyazaki', person('Hayao Miyazaki')],
  ['en', 'time travel', feels('bending-time')],
  ['en', 'funny', genre('Comedy')],
  ['en', 'feel good', feels('feel-good-glow')],
  ['en', 'road trip', feels('sunlit-travels')],
  ['en', 'horror', genre('Horror')],
  ['en', 'found family', feels('found-family')],
  ['en', 'intersteller', ids('movie-157336')],
  ['en', 'shawshank redemtion', ids('movie-278')],
  ['en', 'amelie', ids('movie-194')],
  ['en', 'godfather', ids('movie-238')],
  ['en', 'the office', ids('tv-2316', 'tv-2996')],
  ['en', 'dune 2', ids('movie-693134')],
  ['de', 'der herr der ringe', ids('movie-120')],
  ['de', 'ziemlich beste freunde', ids('movie-77338')],
  ['de', 'lustig', genre('Comedy')],
  ['de', 'krimi', genre('Crime')],
  ['de', 'das leben der anderen', ids('movie-582')],
  ['pt', 'cidade de deus', ids('movie-598')],
  ['pt', 'tropa de elite', ids('movie-7347')],
  ['pt', 'engracado', genre('Comedy')],
  ['pt', 'a viagem de chihiro', ids('movie-129')],
  ['es', 'el laberinto del fauno', ids('movie-1417')],
  ['es', 'viaje en el tiempo', feels('bending-time')],
  ['es', 'la vida es bella', ids('movie-637')],
  ['es', 'terror', genre('Horror')],
  ['fr', 'intouchables', ids('movie-77338')],
  ['fr', 'le fabuleux destin damelie poulain', ids('movie-194')],
  ['fr', 'film d’horreur', genre('Horror')],
]

/** Searches that were written at the same time and not looked at while the order was tuned. */
export const keptBackSearches: readonly SearchCase[] = [
  ['en', 'lalaland', ids('movie-313369')],
  ['en', 'walle', ids('movie-10681')],
  ['en', 'spiderman', ids('movie-324857', 'movie-569094')],
  ['en', 'breaking bad', ids('tv-1396')],
  ['en', 'spirted away', ids('movie-129')],
  ['en', 'schindlers list', ids('movie-424')],
  ['en', 'oceans 11', ids('movie-161')],
  ['en', '7 samurai', ids('movie-346')],
  ['en', 'twelve angry men', ids('movie-389')],
  ['en', 'terminator 2', ids('movie-280')],
  ['en', 'its a wonderful life', ids('movie-1585')],
  ['en', 'crouching tiger', ids('movie-146')],
  ['en', 'tbbt', ids('tv-1418')],
  ['en', 'forest gump', ids('movie-13')],
  ['en', 'back to the futur', ids('movie-105')],
  ['en', 'pirates of the carribean', ids('movie-22')],
  ['en', 'kimi no na wa', ids('movie-372058')],
  ['en', 'shingeki no kyojin', ids('tv-1429')],
  ['en', '君の名は', ids('movie-372058')],
  ['en', 'dicaprio', person('Leonardo DiCaprio')],
  ['en', 'hitchcock', person('Alfred Hitchcock')],
  ['en', 'greta gerwig', person('Greta Gerwig')],
  ['en', 'bong joon ho', person('Bong Joon-ho')],
  ['en', 'whodunnit', feels('whodunnit-puzzle')],
  ['en', 'true crime', feels('true-crime')],
  ['en', 'sci-fi', genre('Science Fiction')],
  ['en', 'slow burn romance', feels('slow-burn-romance')],
  ['en', 'romcom', genre('Romance')],
  ['en', 'cozy', feels('cosy-comfort')],
  ['de', 'weltraum', feels('space-voyage')],
  ['de', 'traurig', sad],
  ['de', 'der fluch der karibik', ids('movie-22')],
  ['de', 'haus des geldes', ids('tv-71446')],
  ['pt', 'o auto da compadecida', ids('movie-40096')],
  ['pt', 'comédia romântica', genre('Romance')],
  ['pt', 'relaxante', relaxing],
  ['es', 'el secreto de sus ojos', ids('movie-25376')],
  ['es', 'relatos salvages', ids('movie-265195')],
  ['es', 'ciencia ficcion', genre('Science Fiction')],
  ['fr', 'bienvenue chez les chtis', ids('movie-8265')],
  ['fr', 'voyage dans le temps', feels('bending-time')],
  ['fr', 'triste', sad],
]
