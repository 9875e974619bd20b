import { expect, test } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { addressOf, type MoodStep, stepOfAddress } from './moodFlow.ts'

const stepAt = (address: string): MoodStep | null => stepOfAddress(new URL(address, 'https://moodlight.example'))

test('every step has an address of its own, in every language, and is found again by it', () => {
  const steps: MoodStep[] = [
    { step: 'moods' },
    ...moodIds.flatMap((mood): MoodStep[] => [
      { step: 'type', mood },
      ...contentTypes.map((contentType) => ({ step: 'results', mood, contentType }) as const),
    ]),
  ]
  const addresses = locales.flatMap((locale) => steps.map((step) => [addressOf(step, locale), step] as const))
  expect(new Set(addresses.map(([address]) => address)).size).toBe(addresses.length)
  for (const [address, step] of addresses) expect(stepAt(address), address).toEqual(step)
})

test('earlier addresses still lead to their step', () => {
  expect(stepAt('/?mood=cry')).toEqual({ step: 'type', mood: 'cry' })
  expect(stepAt('/de/mood/calm/?type=tv')).toEqual({ step: 'results', mood: 'calm', contentType: 'tv' })
  expect(stepAt('/mood/calm/?type=opera')).toEqual({ step: 'results', mood: 'calm', contentType: 'all' })
})

test('an address of another page, mood or type is no step', () => {
  for (const address of ['/movies/', '/mood/bored/', '/mood/cry/opera/', '/mood/cry/movies/2/']) {
    expect(stepAt(address), address).toBeNull()
  }
  expect(stepAt('/#bored')).toEqual({ step: 'moods' })
})
