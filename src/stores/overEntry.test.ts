import { beforeEach, expect, test, vi } from 'vitest'
import { noteEntry, openOver, ownsEntry, rewriteEntry, stepOver, writeEntry } from './overEntry.ts'

interface Entry {
  readonly state: unknown
  readonly address: string
}

/** A tab's history. A step that the page takes while it hears of another one comes after that. */
class FakeTab {
  entries: Entry[] = [{ state: null, address: '/mood/calm/' }]
  at = 0

  /** Whether the page read its address at the last step through the history. */
  hasRead = false
  #steps: number[] = []

  readonly history = {
    go: (by: number): void => {
      this.#steps.push(by)
      if (this.#steps.length > 1) return
      for (const step of this.#steps) {
        this.at += step
        this.hasRead = stepOver()
      }
      this.#steps = []
    },
    back: (): void => this.history.go(-1),
    forward: (): void => this.history.go(1),
    pushState: (state: unknown, _: string, address = this.address): void => {
      this.entries = [...this.entries.slice(0, this.at + 1), { state, address }]
      this.at++
    },
    replaceState: (state: unknown, _: string, address = this.address): void => {
      this.entries[this.at] = { state, address }
    },
  }

  get address(): string {
    return this.entries[this.at]?.address ?? ''
  }

  /** The page's own change of its address. */
  say(address: string): void {
    if (ownsEntry()) this.history.replaceState(this.entries[this.at]?.state, '', address)
    else this.history.pushState(null, '', address)
    noteEntry()
  }
}

let tab: FakeTab

beforeEach(() => {
  tab = new FakeTab()
  const { history } = tab
  vi.stubGlobal('window', {
    get location() {
      const [pathname = '', search] = tab.address.split('?')
      return { pathname, search: search === undefined ? '' : `?${search}` }
    },
    history: Object.defineProperty(history, 'state', { get: () => tab.entries[tab.at]?.state, configurable: true }),
  })
  tab.say('/mood/calm/?on=netflix')
})

test('Back closes what is open', () => {
  const undo = vi.fn()
  openOver({ undo })
  expect(tab.at).toBe(2)
  tab.history.back()
  expect(undo).toHaveBeenCalledOnce()
  expect(tab.at).toBe(1)
  expect(tab.hasRead).toBe(true)
})

test('what was changed while it was open stays when Back closes it, and is one step', () => {
  const undo = vi.fn()
  openOver({ undo })
  for (const max of [60, 90]) tab.say(`/mood/calm/?max=${max}&on=netflix`)
  tab.history.back()
  expect(undo).toHaveBeenCalledOnce()
  expect(tab.address).toBe('/mood/calm/?max=90&on=netflix')
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?on=netflix')
  expect(tab.hasRead).toBe(true)
})

test('closed otherwise, it is no step: Back undoes what was before', () => {
  openOver({ undo: vi.fn() })()
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/')
  expect(tab.hasRead).toBe(true)
})

test('closed otherwise, its entry is used again', () => {
  openOver({ undo: vi.fn() })()
  const close = openOver({ undo: vi.fn() })
  expect(tab.at).toBe(2)
  close()
  tab.say('/mood/calm/?max=60')
  expect(tab.at).toBe(2)
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?on=netflix')
})

test('a sheet over a draw is closed first', () => {
  const [draw, sheet] = [vi.fn(), vi.fn()]
  openOver({ undo: draw })
  openOver({ undo: sheet })
  tab.history.back()
  expect([draw, sheet].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  tab.history.back()
  expect(draw).toHaveBeenCalledOnce()
  expect(tab.address).toBe('/mood/calm/?on=netflix')
})

test('a draw is undone by one step, also after a sheet over it was closed otherwise', () => {
  const draw = vi.fn()
  openOver({ undo: draw })
  openOver({ undo: vi.fn() })()
  tab.history.back()
  expect(draw).toHaveBeenCalledOnce()
  expect(tab.at).toBe(1)
})

test('a draw outlasts wishes that leave the list as it is: Back comes to it again from each of them', () => {
  const draw = vi.fn()
  openOver({ undo: draw })
  for (const max of [240, 300]) {
    const close = openOver({ undo: vi.fn() })
    tab.say(`/mood/calm/?max=${max}`)
    close()
  }
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?max=240')
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?on=netflix')
  expect(draw).not.toHaveBeenCalled()
  tab.history.back()
  expect(draw).toHaveBeenCalledOnce()
})

test('what the browser has not been told yet stays when Back closes it, and is one step', () => {
  const undo = vi.fn()
  openOver({ undo })
  rewriteEntry('/mood/calm/?max=60&on=netflix', { isSettled: true })
  expect(tab.address).toBe('/mood/calm/?on=netflix')
  tab.history.back()
  expect(undo).toHaveBeenCalledOnce()
  expect(tab.address).toBe('/mood/calm/?max=60&on=netflix')
  expect(tab.entries[tab.at]?.state).toMatchObject({ isSettled: true })
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?on=netflix')
})

test('closed otherwise, the browser is told at once', () => {
  const close = openOver({ undo: vi.fn() })
  rewriteEntry('/mood/calm/?max=60', {})
  close()
  expect(tab.address).toBe('/mood/calm/?max=60')
  tab.say('/mood/calm/?max=60&not=gore')
  tab.history.back()
  expect(tab.address).toBe('/mood/calm/?max=60')
})

test('what is told too late is not written into another entry', () => {
  openOver({ undo: vi.fn() })
  rewriteEntry('/mood/calm/?max=60', {})
  tab.history.pushState(null, '', '/mood/laugh/')
  noteEntry()
  writeEntry()
  expect(tab.address).toBe('/mood/laugh/')
})
