import { expect, onTestFinished, test, vi } from 'vitest'
import { moodIds } from '#src/domain/mood/mood.ts'
import { locales } from '#src/domain/place/locale.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { $moodStep, addressOf, chooseContentType, type MoodStep, startMoodFlow, stepOfAddress } from './moodFlow.ts'

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

test('what hangs on the step waits until the choice, which opens by CSS alone, is painted', () => {
  const page = Object.assign(new EventTarget(), { location: new URL('https://moodlight.example/') })
  const frames: (() => void)[] = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.useFakeTimers()
  const goTo = (hash: string): void => {
    page.location.hash = hash
    page.dispatchEvent(new Event('hashchange'))
  }
  try {
    const stop = startMoodFlow('en', { step: 'moods' })
    goTo('#calm')
    expect($moodStep.get()).toEqual({ step: 'moods' })
    for (const frame of frames) frame()
    vi.runAllTimers()
    expect($moodStep.get()).toEqual({ step: 'type', mood: 'calm' })
    goTo('#moods')
    expect($moodStep.get()).toEqual({ step: 'moods' })
    stop()
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('of another type nothing is kept but that wishes were dropped', () => {
  const pushed: unknown[] = []
  const page = Object.assign(new EventTarget(), {
    location: new URL('https://moodlight.example/mood/cry/?max=90'),
    history: {
      state: { isSettled: true, listed: { ids: ['movie-1'] }, places: {}, over: 1 },
      pushState: (state: unknown, _: string, address: string) => pushed.push([state, address]),
    },
  })
  vi.stubGlobal('window', page)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  $moodStep.set({ step: 'results', mood: 'cry', contentType: 'all' })
  chooseContentType('cry', 'tv')
  expect(pushed).toEqual([[{ isSettled: true }, '/mood/cry/tv/?max=90']])
})
