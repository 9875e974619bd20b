import { expect, it } from 'vitest'
import { peopleFindings } from './peopleFindings.ts'

it('tells people who are spelled in two ways, and no others', () => {
  const people = [
    ['J.J. Abrams', 'Toshirō Mifune', 'Rob Reiner'],
    ['J. J. Abrams', 'Toshiro Mifune', 'Robb Reiner'],
    ['J.J. Abrams'],
  ]
  expect(peopleFindings(people.map((one) => ({ people: one })))).toEqual([
    'titles.json: one person is spelled "J.J. Abrams" and "J. J. Abrams"',
    'titles.json: one person is spelled "Toshirō Mifune" and "Toshiro Mifune"',
  ])
})
