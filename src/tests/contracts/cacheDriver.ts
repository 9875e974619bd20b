import { describe, expect, it } from 'vitest'
import type { CacheDriver } from '#src/cache/driver.ts'

/**
 * What every cache driver must do, whatever it keeps texts in.
 * @param driver a fresh or shared one; keys are unique to each test
 */
export function cacheDriverContract(name: string, driver: () => CacheDriver): void {
  const key = (label: string): string => `contract:${label}:${Math.random().toString(36).slice(2)}`

  describe(`${name} keeps texts`, () => {
    it('answers null for a key that was never put', async () => {
      expect(await driver().get(key('missing'))).toBeNull()
    })

    it.each([
      ['plain text', 'hello'],
      ['what looks like a number', '123'],
      ['what looks like null', 'null'],
      ['what looks like JSON', '{"a":[1,2,{"b":null}]}'],
      ['an empty text', ''],
      ['accents, emoji and line ends', 'Amélie 🪐\r\n千と千尋'],
      ['a long text', 'x'.repeat(200_000)],
    ])('gives back %s exactly', async (label, text) => {
      const at = key(label)
      await driver().set(at, text, 60)
      expect(await driver().get(at)).toBe(text)
    })

    it('keeps the last of two texts', async () => {
      const at = key('twice')
      await driver().set(at, 'first', 60)
      await driver().set(at, 'second', 60)
      expect(await driver().get(at)).toBe('second')
    })

    it('forgets a deleted text, and deleting nothing is no error', async () => {
      const at = key('deleted')
      await driver().set(at, 'text', 60)
      await driver().delete(at)
      await driver().delete(at)
      expect(await driver().get(at)).toBeNull()
    })

    it('forgets a text when its time is over', async () => {
      const at = key('expired')
      await driver().set(at, 'text', 1)
      expect(await driver().get(at)).toBe('text')
      await expect.poll(() => driver().get(at), { timeout: 3000, interval: 100 }).toBeNull()
    })

    it('keeps keys apart, also unusual ones', async () => {
      const [a, b] = [key('a:b c/ü'), key('a:b c/ü?')]
      await driver().set(a, 'a', 60)
      await driver().set(b, 'b', 60)
      expect([await driver().get(a), await driver().get(b)]).toEqual(['a', 'b'])
    })
  })
}
