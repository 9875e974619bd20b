import { expect, it } from 'vitest'
import { parseLines } from './parseLines.ts'

const shared = { file: 'shared.grammar.txt', text: '# platforms\nservice:netflix\tnetflix\n@de number:x\teins' }

it('reads lines of all languages and of its own', () => {
  const lines = parseLines([{ ...shared, text: '@de number:1\teins\n@fr number:1\tun\nmood:cry\tsad | blue' }], 'fr')
  expect(lines.map(({ targets, phrases }) => [targets, phrases])).toEqual([
    ['number:1', ['un']],
    ['mood:cry', ['sad', 'blue']],
  ])
})

it('names file, line and field of every line that says nothing', () => {
  const own = {
    file: 'de.txt',
    text: 'mood:cry\ttraurig\n\nmood:sadd\ttrist\nslapstick\nmood:cry:2\ttrüb\nmood:cry\t | ',
  }
  expect(() => parseLines([own, shared], 'de')).toThrow(
    [
      'de.txt:3: targets: unknown: mood:sadd',
      'de.txt:4: phrases: none after a tab: slapstick',
      'de.txt:5: targets: not a weight over 0 to 1: mood:cry:2',
      'de.txt:6: phrases: none after a tab: mood:cry\t | ',
      'shared.grammar.txt:3: targets: not a number: number:x',
    ].join('\n'),
  )
})
