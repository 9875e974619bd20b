import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'
import { emptyStateIcons } from './emptyStateIcons.ts'
import { moodIcons } from './moodIcons.ts'

/** Pixels for each of the 24 units, and units of empty space that are drawn around the box. */
const scale = 10
const margin = 4
const side = (24 + 2 * margin) * scale

/**
 * A sign's ink as components/ui/controls.css draws it: how much of the box it covers, and how far it stays from the
 * box's edges, in units; negative where it leaves the box.
 */
async function inkOf(path: string): Promise<{ readonly cover: number; readonly margin: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${24 + 2 * margin} ${24 + 2 * margin}"><path d="${path}" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  let inked = 0
  let nearest = side
  for (const [at, alpha] of pixels.entries()) {
    if (alpha < 128) continue
    const [x, y] = [at % side, Math.floor(at / side)]
    inked++
    nearest = Math.min(nearest, x, y, side - 1 - x, side - 1 - y)
  }
  return { cover: inked / (24 * scale) ** 2, margin: nearest / scale - margin }
}

describe.each(Object.entries({ ...moodIcons, ...emptyStateIcons }))('the sign %s', (_, path) => {
  it('stays in its box with the whole width of its line', async () => {
    expect((await inkOf(path)).margin).toBeGreaterThanOrEqual(0)
  })
})

it('every mood has a sign of its own', () => {
  expect(Object.keys(moodIcons)).toEqual(moodIds)
  expect(new Set(Object.values(moodIcons)).size).toBe(moodIds.length)
})

it('no mood’s sign looks much heavier than another', async () => {
  const covers = await Promise.all(Object.values(moodIcons).map(async (path) => (await inkOf(path)).cover))
  expect(Math.min(...covers)).toBeGreaterThan(0.1)
  expect(Math.max(...covers) / Math.min(...covers)).toBeLessThan(2)
})
