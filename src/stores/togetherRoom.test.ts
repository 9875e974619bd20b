import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '#src/tests/support/fakeBrowser.ts'
import { FakeRoomSite } from '#src/tests/support/fakeRoomSite.ts'
import { start } from '#src/tests/support/testRoom.ts'

let browser: FakeBrowser
let site: FakeRoomSite

beforeEach(() => {
  browser = fakeBrowser()
  vi.useFakeTimers({ now: start })
  site = new FakeRoomSite()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}
const since = (): number => Date.now() - start
const secrets = (): string[] => site.asked.filter(({ what }) => what === 'joins').map(({ id }) => id)

/** The stores as a page has them that opens now. */
async function page() {
  vi.resetModules()
  return await import('./togetherRoom.ts')
}

/** A phone in the room; voting has begun, and its vote is the next thing. */
async function voting() {
  const stores = await page()
  expect(await stores.joinRoom(site.code, {})).toBeNull()
  site.other({ kind: 'begin' })
  await pass(1500)
  expect(stores.$room.get()).toMatchObject({ phase: 'voting', position: 0, yourVote: null })
  const vote = (choice: 'yes' | 'no', position = 0): void =>
    stores.act({ kind: 'vote', round: 1, position, vote: choice })
  return { ...stores, vote }
}

describe('a phone in a room asks how it stands', () => {
  test('every 1.5 s while something happens, every 4 s after a minute and every 8 s after ten', async () => {
    await voting()
    const at = since()
    await pass(30_000)
    expect(new Set(site.gapsSince(at))).toEqual(new Set([1500]))
    await pass(60_000)
    const quiet = since()
    await pass(60_000)
    expect(new Set(site.gapsSince(quiet))).toEqual(new Set([4000]))
    await pass(600_000)
    const asleep = since()
    await pass(60_000)
    expect(new Set(site.gapsSince(asleep))).toEqual(new Set([8000]))
    site.other({ kind: 'setName', name: 'Ana' })
    await pass(8000)
    const again = since()
    await pass(12_000)
    expect(new Set(site.gapsSince(again))).toEqual(new Set([1500]))
  })

  test('not while nobody looks at it, and at once when somebody does, or the network is back', async () => {
    const { $room } = await voting()
    browser.setVisible(false)
    const hidden = site.asked.length
    await pass(600_000)
    expect(site.asked).toHaveLength(hidden)
    site.other({ kind: 'setName', name: 'Ana' })
    browser.setVisible(true)
    await pass(0)
    expect(site.asked).toHaveLength(hidden + 1)
    expect($room.get()?.members[0]?.name).toBe('Ana')
    await pass(100)
    browser.fire('online')
    await pass(0)
    expect(site.asked).toHaveLength(hidden + 2)
    await pass(1500)
    expect(site.asked).toHaveLength(hidden + 3)
  })

  test('less and less often while the site does not answer, at most every 12 s, and says that it waits', async () => {
    const { $isWaiting } = await voting()
    site.mood = 'is down'
    const at = since()
    await pass(70_000)
    expect(site.gapsSince(at + 1).slice(0, 6)).toEqual([1500, 3000, 6000, 12_000, 12_000, 12_000])
    expect($isWaiting.get()).toBe(true)
    site.mood = 'answers'
    await pass(12_000)
    expect($isWaiting.get()).toBe(false)
    const back = since()
    await pass(6000)
    expect(site.gapsSince(back).at(-1)).toBeLessThanOrEqual(4000)
  })

  test('no more once the room has closed', async () => {
    const { $door, $room } = await voting()
    site.mood = { status: 403, code: 'room_closed' }
    await pass(1500)
    expect([$door.get(), $room.get()]).toEqual([{ at: 'closed' }, null])
    expect(browser.stored.has('together:1')).toBe(false)
    const asked = site.asked.length
    await pass(600_000)
    expect(site.asked).toHaveLength(asked)
  })
})

describe('what somebody does', () => {
  test('is sent again under the same id until it is confirmed, and done once', async () => {
    const { vote, $ownVote, $isWaiting, $room } = await voting()
    site.mood = 'does it, and the answer is lost'
    const before = site.test.room.version
    vote('yes')
    await pass(0)
    expect($ownVote.get()).toBe('yes')
    expect($isWaiting.get()).toBe(true)
    await pass(25_000)
    site.mood = 'answers'
    await pass(12_000)
    expect($isWaiting.get()).toBe(false)
    const acts = site.asked.filter(({ what }) => what === 'acts')
    expect(acts.length).toBeGreaterThanOrEqual(5)
    expect(new Set(acts.map(({ id }) => id)).size).toBe(1)
    expect(acts.slice(1).map(({ at }, index) => at - (acts[index]?.at ?? 0))).toEqual([
      1500, 3000, 6000, 12_000, 12_000,
    ])
    expect(site.test.room.version).toBe(before + 1)
    expect($room.get()?.yourVote).toBe('yes')
  })

  test('keeps its order, is shown at once, and never flickers back', async () => {
    const { vote, $ownVote } = await voting()
    const shown: unknown[] = []
    const stop = $ownVote.subscribe((own) => void shown.push(own))
    site.mood = 'is down'
    vote('yes')
    vote('no')
    await pass(100)
    expect($ownVote.get()).toBe('no')
    site.mood = 'answers'
    browser.fire('online')
    await pass(10)
    expect(site.test.room.votes).toEqual(['-n----'])
    expect($ownVote.get()).toBe('no')
    expect(shown.filter((own, index) => own !== shown[index - 1])).toEqual([null, 'yes', 'no'])
    stop()
  })

  test('is said to be late where the others decided while the phone slept for ten minutes', async () => {
    const { vote, $room, $ownVote, $refusal } = await voting()
    site.mood = 'is down'
    vote('yes')
    await pass(0)
    browser.setVisible(false)
    site.mood = 'answers'
    // The others go on without it: to them it is away.
    site.test.here.delete(1)
    for (let title = 0; title < 3; title++) {
      for (const place of [0, 2]) site.test.vote(place, 'no')
    }
    await pass(600_000)
    site.test.here.add(1)
    expect(site.test.room.outcomes).toBe('ppp')
    browser.setVisible(true)
    await pass(0)
    expect($room.get()).toMatchObject({ phase: 'voting', position: 3 })
    expect([$refusal.get(), $ownVote.get()]).toEqual(['late', null])
    vote('yes', 3)
    await pass(0)
    expect([$refusal.get(), $ownVote.get(), $room.get()?.yourVote]).toEqual([null, 'yes', 'yes'])
  })
})

describe('the way in', () => {
  test.each([
    [503, 'room_waits'],
    [429, 'rate_limited'],
  ])('is tried again as the same person after %i, which may have let them in', async (status, code) => {
    const { joinRoom } = await page()
    site.mood = { status, code }
    expect(await joinRoom(site.code, {})).toBe(code)
    site.mood = 'does it, and the answer is lost'
    expect(await joinRoom(site.code, {})).toBe('offline')
    site.mood = 'answers'
    expect(await joinRoom(site.code, {})).toBeNull()
    expect(secrets()).toHaveLength(3)
    expect(new Set(secrets()).size).toBe(1)
  })

  test('is tried as somebody new once it is known that nobody was let in', async () => {
    const { joinRoom } = await page()
    site.mood = { status: 404, code: 'unknown_room' }
    expect(await joinRoom(site.code, {})).toBe('unknown_room')
    site.mood = 'answers'
    expect(await joinRoom(site.code, {})).toBeNull()
    expect(new Set(secrets()).size).toBe(2)
  })

  test('is not needed by a browser whose cookie is a member’s, also where nothing could be kept', async () => {
    browser.failStorage('blocked')
    const { findRoom, $door, $room } = await page()
    const asking = findRoom(site.code, true)
    expect($door.get()).toEqual({ at: 'door' })
    await asking
    expect([$door.get(), $room.get()?.code]).toEqual([{ at: 'inside' }, site.code])
  })

  test('stays open to whoever follows a link and is in no room, and another room is not forgotten for it', async () => {
    browser.stored.set('together:1', JSON.stringify({ code: 'BCDFG', closesAt: start + 1000 }))
    const { findRoom, $door, $isWaiting } = await page()
    for (const mood of [
      { status: 401, code: 'unauthorized' },
      { status: 503, code: 'room_waits' },
      'is down',
    ] as const) {
      site.mood = mood
      await findRoom(site.code, true)
      expect([$door.get(), $isWaiting.get()]).toEqual([{ at: 'door' }, false])
    }
    expect(browser.stored.has('together:1')).toBe(true)
  })

  test('of a room that has closed while the site was down says nothing of waiting', async () => {
    const { findRoom, $door, $isWaiting } = await page()
    site.mood = 'is down'
    await findRoom(site.code)
    expect($isWaiting.get()).toBe(true)
    site.mood = { status: 404, code: 'unknown_room' }
    await pass(3000)
    expect([$door.get(), $isWaiting.get()]).toEqual([{ at: 'door' }, false])
  })
})
