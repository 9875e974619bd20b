import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A root or body that nothing narrows before its `:has()`. */
const broad = /(?<![\w\]):])(?::root|html|body):has\([^{]*/g

test('no selector with :has() may match the root or the body of every page', () => {
  // Such an element is styled anew at each tick, hover and focus in it: see moods.css.
  const files = globSync('src/**/*.css')
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(broad)].map(([selector]) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
