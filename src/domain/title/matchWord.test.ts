import { describe, expect, it } from 'vitest'
import { fold, matchTypo, matchWord, wordsOf } from './matchWord.ts'

const names = ['La La Land', 'Landing', 'Interstellar', '君の名は。', 'Les Misérables', 'Heart', 'Art of War', 'M']
const texts = names.map(fold)
const namesOf = (found: ReadonlyMap<number, number>) => [...found].map(([index, strength]) => [names[index], strength])

describe('a word in a text', () => {
  it('counts whole, as a beginning from three letters on, and never inside another word', () => {
    expect(namesOf(matchWord(texts, 'land'))).toEqual([
      ['La La Land', 1],
      ['Landing', 0.5],
    ])
    expect(namesOf(matchWord(texts, 'la'))).toEqual([['La La Land', 1]])
    expect(namesOf(matchWord(texts, 'm'))).toEqual([['M', 1]])
    expect(namesOf(matchWord(texts, 'art'))).toEqual([['Art of War', 1]])
  })

  it('needs no accents, and no spaces where a script has none', () => {
    expect(namesOf(matchWord(texts, 'miserables'))).toEqual([['Les Misérables', 1]])
    expect(namesOf(matchWord(texts, '名は'))).toEqual([['君の名は。', 1]])
  })

  it.each([
    ['lnad', 'La La Land'],
    ['interstelar', 'Interstellar'],
    ['interstellarr', 'Interstellar'],
    ['heert', 'Heart'],
  ])('may have one typo: %s', (word, name) => {
    expect(matchWord(texts, word).size).toBe(0)
    expect(namesOf(matchTypo(texts, word))).toContainEqual([name, 0.25])
  })

  it.each(['君の名はは', 'łłłł', '٣٣٣٣'])('finds none in a word of other letters, and does not fail: %s', (word) => {
    expect(matchTypo(texts, word).size).toBe(0)
  })

  it('has no typo in three letters', () => {
    expect(matchTypo(texts, 'wra').size).toBe(0)
  })
})

it('splits what was typed into folded words', () => {
  expect(wordsOf('  Amélie: le “FILM” ')).toEqual(['amelie', 'le', 'film'])
  expect(wordsOf('*?+[')).toEqual([])
})
