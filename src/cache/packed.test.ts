import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

describe('a packed text', () => {
  it.each(['', 'short', 'x'.repeat(1023), 'x'.repeat(1024), 'Amélie 🪐 千と千尋 '.repeat(500), 'br:', 'br:hello'])(
    'comes back exactly (%#)',
    (text) => {
      expect(unpack(pack(text))).toBe(text)
    },
  )

  it('stays as it is while it is short', () => {
    expect(pack('x'.repeat(1023))).toBe('x'.repeat(1023))
  })

  it('is a fifth of its size from a kilobyte on', () => {
    expect(pack('x'.repeat(1024)).length).toBeLessThan(100)
    const titles = JSON.stringify(Array.from({ length: 40 }, (_, at) => ({ id: `movie-${at * 37}`, title: 'A film' })))
    expect(pack(titles).length).toBeLessThan(titles.length / 5)
  })

  it('is plain text, for a store that takes nothing else', () => {
    expect(pack('x'.repeat(5000))).toMatch(/^br:[A-Za-z0-9+/]+=*$/)
  })

  it.each(['br:', 'br:!!!', 'br:aGVsbG8=', `${pack('x'.repeat(2000)).slice(0, -6)}`])(
    'that is damaged is none (%#)',
    (text) => {
      expect(unpack(text)).toBeNull()
    },
  )

  it('never fills the memory: what would be more than eight megabytes is none', () => {
    const bomb = (bytes: number): string => `br:${brotliCompressSync(Buffer.alloc(bytes, 'x')).toString('base64')}`
    expect(unpack(bomb(8 * 1024 * 1024))).toHaveLength(8 * 1024 * 1024)
    expect(unpack(bomb(8 * 1024 * 1024 + 1))).toBeNull()
  })

  it('is never written where it could not be read again', () => {
    const longest = 'é'.repeat(4 * 1024 * 1024)
    expect(unpack(pack(longest))).toBe(longest)
    expect(() => pack(`${longest}x`)).toThrow('too long')
  })
})
