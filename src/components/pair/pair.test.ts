import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Values of two tokens in all rules of a mood, those for dark before those for light. */
function tokensOf(css: string, selector: string, [accent, tint]: readonly [string, string]): string[] {
  const rules = css.split(selector).slice(1)
  const values = (name: string): string[] =>
    rules.flatMap((rule) =>
      [...(rule.split(/\n\}|\}\n/)[0] ?? '').matchAll(new RegExp(`${name}: (oklch\\([^)]*\\))`, 'g'))].map(
        ([, value = '']) => value,
      ),
    )
  return [...values(accent), ...values(tint)]
}

it.each(moodIds)('%s has one light, be it the first or the second one', (mood) => {
  const first = tokensOf(read('../../styles/moods.css'), `[data-mood="${mood}"], [data-step`, ['--accent', '--tint'])
  const second = tokensOf(read('./pair.css'), `[data-mood-2="${mood}"]`, ['--accent-2', '--tint-2'])
  expect(first).toHaveLength(4)
  expect(second).toEqual(first)
})
