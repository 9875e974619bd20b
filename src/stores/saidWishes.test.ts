import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import { overruled, saidTonight } from '#src/understanding/saidTonight.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { $wished, changeWished, noteSaid } from './saidWishes.ts'
import { $tonight } from './tonight.ts'

/** What was dropped of the words. */
let dropped: readonly string[] = []

function say(wish: Partial<Wish>): void {
  noteSaid(saidTonight({ moods: {}, feels: {}, avoid: [], parts: [], left: [], ...wish }), (keys, change) => {
    dropped = keys
    $tonight.set({ ...$tonight.get(), ...change })
  })
}

/** Wishes that are not as they are where nothing is wished for. */
function set(tonight: Tonight): Partial<Tonight> {
  const isSet = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(noWishes[name as keyof Tonight])
  return Object.fromEntries(Object.entries(tonight).filter(isSet))
}

beforeEach(() => {
  dropped = []
  const history = { state: null, pushState: () => undefined, replaceState: () => undefined }
  vi.stubGlobal('window', { history, location: { pathname: '/search/', search: '?q=words' } })
  $tonight.set(noWishes)
  return () => vi.unstubAllGlobals()
})

describe('tonight’s wishes beside words', () => {
  it('show what the words say', () => {
    say({ maxMinutes: 90, services: ['netflix'], language: 'ko', avoid: ['blood-and-gore', 'mood:cry'] })
    expect(set($wished.get())).toEqual({
      max: 90,
      on: ['netflix'],
      rent: true,
      from: ['ko'],
      not: ['gore', 'sad-ending'],
    })
    say({ maxMinutes: 90, until: '23:00' })
    expect(set($wished.get())).toEqual({ until: '23:00' })
    say({})
    expect(set($wished.get())).toEqual({})
  })

  it('take the place of what the words say of the same kind, and of nothing else', () => {
    say({ maxMinutes: 90, service: 'netflix' })
    changeWished({ max: 120, until: null })
    expect(set($tonight.get())).toEqual({ max: 120 })
    expect(overruled($tonight.get())).toEqual(['maxMinutes', 'minMinutes', 'until'])
    expect(dropped).toEqual([])
    changeWished({ on: [...$wished.get().on, 'globoplay'] })
    expect(set($tonight.get())).toEqual({ max: 120, on: ['netflix', 'globoplay'], rent: true })
  })

  it('drop the words where what they say is taken back', () => {
    say({ maxMinutes: 90, service: 'netflix', notLanguage: ['en'] })
    changeWished({ max: null, until: null })
    expect(dropped).toEqual(['maxMinutes', 'minMinutes', 'until'])
    changeWished({ on: [] })
    expect(dropped).toEqual(['service'])
    changeWished({ rent: false })
    expect(set($tonight.get())).toEqual({ on: ['netflix'] })
  })

  it('add to what the words leave out, and give each back alone', () => {
    say({ avoid: ['blood-and-gore', 'jump-scares'] })
    changeWished({ not: ['gore', 'jump-scares', 'suicide'] })
    expect(set($tonight.get())).toEqual({ not: ['suicide'] })
    changeWished({ not: ['jump-scares', 'suicide'] })
    expect(dropped).toEqual(['not-blood-and-gore'])
    expect(set($tonight.get())).toEqual({ not: ['suicide'] })
  })
})
