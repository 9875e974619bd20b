import { expect, it } from 'vitest'
import { readTag, writeTag } from './roomTag.ts'

it('a tag is read as it was written, also where a CDN has changed it on the way', () => {
  const tag = { version: 12, here: 63, place: 5 }
  const text = writeTag(tag)
  for (const sent of [text, `W/${text}`, '"12-63-5-df"', 'W/"12-63-5-ssl"']) expect(readTag(sent)).toEqual(tag)
})

it.each([undefined, '', '*', '"12"', '"0-1-1"', '"1-1-6"', '"1-1-1", "2-1-1"', '"-1-1-1"'])('%j is no tag', (text) => {
  expect(readTag(text)).toBeNull()
})
