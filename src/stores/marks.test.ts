import { keepMount } from 'nanostores'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '#src/tests/support/fakeBrowser.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T21:00:00') })
  return () => void vi.useRealTimers()
})

/** The stores as a tab has them that opens now. */
async function tab() {
  vi.resetModules()
  const stores = { ...(await import('./marks.ts')), ...(await import('./eveningSettings.ts')) }
  keepMount(stores.$marks)
  keepMount(stores.$ruledOut)
  return stores
}

const ids = (marks: readonly { readonly id: string }[]): string[] => marks.map(({ id }) => id)

describe('marks', () => {
  test('are kept, newest first, and found again by the next page', async () => {
    const first = await tab()
    first.mark('movie-1', 'saved')
    vi.advanceTimersByTime(10)
    first.mark('movie-2', 'saved')
    first.mark('movie-3', 'seen', true)
    first.mark('movie-4', 'never')
    const { $saved, $seen, $never, $ruledOut, markOf, $marksAreKept } = await tab()
    expect(ids($saved.get())).toEqual(['movie-2', 'movie-1'])
    expect($seen.get()).toMatchObject([{ id: 'movie-3', litUp: true }])
    expect(ids($never.get())).toEqual(['movie-4'])
    expect($ruledOut.get()).toEqual(new Set(['movie-3', 'movie-4']))
    expect(markOf('movie-1')).toMatchObject({ kind: 'saved' })
    expect(markOf('movie-9')).toBeNull()
    expect($marksAreKept.get()).toBe(true)
  })

  test('a later act replaces an earlier one, and Undo brings that back, once', async () => {
    const { mark, markOf, unmark } = await tab()
    mark('movie-1', 'saved')
    const undo = mark('movie-1', 'seen', false)
    expect(markOf('movie-1')).toMatchObject({ kind: 'seen', litUp: false })
    undo?.()
    expect(markOf('movie-1')).toMatchObject({ kind: 'saved' })
    const undoRemoval = unmark('movie-1')
    expect(markOf('movie-1')).toBeNull()
    undoRemoval()
    expect(markOf('movie-1')).toMatchObject({ kind: 'saved' })
    mark('movie-2', 'never')?.()
    expect(markOf('movie-2')).toBeNull()
    mark('movie-1', 'never')
    undo?.()
    expect(markOf('movie-1')).toMatchObject({ kind: 'never' })
  })

  test('not tonight is over at six in the morning, without a timer; what was saved is saved again', async () => {
    const { mark, markOf, $ruledOut, $saved } = await tab()
    mark('movie-1', 'tonight')
    mark('movie-2', 'saved')
    const undo = mark('movie-2', 'tonight')
    undo?.()
    expect(markOf('movie-2')).toMatchObject({ kind: 'saved' })
    mark('movie-2', 'tonight')
    expect($ruledOut.get()).toEqual(new Set(['movie-1', 'movie-2']))
    expect(ids($saved.get())).toEqual(['movie-2'])
    vi.setSystemTime(new Date('2026-11-24T06:00:00'))
    browser.fire('pageshow')
    expect($ruledOut.get()).toEqual(new Set())
    expect(markOf('movie-1')).toBeNull()
    expect(markOf('movie-2')).toMatchObject({ kind: 'saved' })
  })

  test('are followed by other tabs, and two tabs that act at once lose nothing', async () => {
    const one = await tab()
    const other = await tab()
    one.mark('movie-1', 'saved')
    other.mark('movie-2', 'saved')
    expect(Object.keys(other.$marks.get()).sort()).toEqual(['movie-1', 'movie-2'])
    browser.fireStorage('evening:1')
    expect(Object.keys(one.$marks.get()).sort()).toEqual(['movie-1', 'movie-2'])
    browser.stored.clear()
    browser.fireStorage('evening:1')
    expect(one.$marks.get()).toEqual({})
  })

  test('5,000 are kept, and another title is refused', async () => {
    const { mark, canMark } = await tab()
    const marks = Array.from({ length: 5000 }, (_, at) => [`movie-${at + 1}`, '1 saved'])
    const nothing = { marks: {}, settings: {} }
    browser.stored.set(
      'evening:1',
      JSON.stringify({ own: { ...nothing, marks: Object.fromEntries(marks) }, declined: nothing, account: null }),
    )
    browser.fireStorage('evening:1')
    expect(canMark('tv-1')).toBe(false)
    expect(mark('tv-1', 'saved')).toBeNull()
    expect(mark('movie-1', 'seen')).not.toBeNull()
  })
})

describe('storage', () => {
  test.each(['blocked', 'full'] as const)(
    'that is %s: all works until the page is left, and that is said',
    async (how) => {
      browser.failStorage(how)
      const first = await tab()
      first.mark('movie-1', 'saved')
      first.keepLanguages(['en'])
      first.mark('movie-2', 'seen')
      expect(Object.keys(first.$marks.get())).toEqual(['movie-1', 'movie-2'])
      expect(first.$keptLanguages.get()).toEqual(['en'])
      expect(first.$marksAreKept.get()).toBe(false)
      browser.fire('pageshow')
      expect(Object.keys(first.$marks.get())).toEqual(['movie-1', 'movie-2'])
      const second = await tab()
      expect(second.$marks.get()).toEqual({})
    },
  )

  test('that is full only for a while keeps all once there is room', async () => {
    const { mark, $marksAreKept } = await tab()
    browser.failStorage('full')
    mark('movie-1', 'saved')
    browser.failStorage(null)
    mark('movie-2', 'saved')
    expect($marksAreKept.get()).toBe(true)
    expect(Object.keys((await tab()).$marks.get())).toEqual(['movie-1', 'movie-2'])
  })

  test.each(['', '{', 'null', '{"own":[]}'])('with the damaged text %j puts it aside and goes on', async (text) => {
    browser.stored.set('evening:1', text)
    const { $marks, mark } = await tab()
    expect($marks.get()).toEqual({})
    expect(browser.stored.get('evening:damaged')).toBe(text)
    mark('movie-1', 'saved')
    expect(Object.keys((await tab()).$marks.get())).toEqual(['movie-1'])
  })
})

test('wishes are kept, services for each country', async () => {
  const first = await tab()
  first.keepServices('BR', ['globoplay'])
  first.keepServices('DE', ['netflix'])
  first.keepServices('BR', ['netflix'])
  first.keepOnlyIncluded(true)
  first.keepLeaveOuts(['gore', 'suicide'])
  const second = await tab()
  expect(second.keptServices('BR')).toEqual(['netflix'])
  expect(second.keptServices('DE')).toEqual(['netflix'])
  expect(second.keptServices('FR')).toEqual([])
  expect(second.$keepsOnlyIncluded.get()).toBe(true)
  expect(second.$keptLeaveOuts.get()).toEqual(['gore', 'suicide'])
})
