import { describe, expect, it } from 'vitest'
import { nameMatch } from './nameMatch.ts'
import { nameWords } from './nameWords.ts'

const matchOf = (query: string, name: string) => nameMatch(nameWords(query), nameWords(name))

describe('a query and a name', () => {
  it.each([
    ['starwars', 'Star Wars'],
    ['spider man', 'Spiderman'],
    ['wall e', 'WALL·E'],
    ['walle', 'WALL·E'],
    ['pride and prejudice', 'Pride & Prejudice'],
    ['stolz und vorurteil', 'Stolz & Vorurteil'],
    ['godfather', 'The Godfather'],
    ['der pate', 'Pate'],
    ['twelve angry men', '12 Angry Men'],
    ['rocky 2', 'Rocky II'],
    ['dune 2', 'Dune: Part Two'],
    ['les miserables', 'Les Misérables'],
    ['schindlers list', 'Schindler’s List'],
    ['nuit d’été', 'Nuit d été'],
    ['君の名は', '君の名は。'],
    ['strasse', 'Straße'],
  ])('are the same: %s, %s', (query, name) => {
    expect(matchOf(query, name)).toBe('same')
  })

  it('begin alike, by whole words or within one', () => {
    expect(matchOf('lord of the rings', 'The Lord of the Rings: The Fellowship of the Ring')).toBe('start')
    expect(matchOf('la la', 'La La Land')).toBe('start')
    expect(matchOf('interst', 'Interstellar')).toBe('beginning')
  })

  it('share all words, in any order, whole or as beginnings', () => {
    expect(matchOf('busan train', 'Train to Busan')).toBe('words')
    expect(matchOf('spiderman verse', 'Spider-Man: Into the Spider-Verse')).toBe('words')
    expect(matchOf('train bus', 'Train to Busan')).toBe('wordBeginnings')
  })

  it.each([
    ['fight club', 'The Breakfast Club'],
    ['art', 'Heart'],
    ['up', 'Upgrade'],
    ['', 'Up'],
    ['???', 'Up'],
  ])('do not match: %s, %s', (query, name) => {
    expect(matchOf(query, name)).toBeNull()
  })
})
