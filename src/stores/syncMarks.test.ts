import { keepMount } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mergeIntoFields } from '#src/accounts/eveningFields.ts'
import { eveningChangeSchema } from '#src/domain/evening/eveningSync.ts'
import { type FakeBrowser, fakeBrowser } from '#src/tests/support/fakeBrowser.ts'

interface Asked {
  readonly method: string
  readonly marks: readonly string[]
  readonly keepalive: boolean
}

let browser: FakeBrowser
/** The status of the next answers; 0 is no network. */
let status: number
let asked: Asked[]
let owner: string
let accounts: Map<string, Map<string, string>>
let stops: (() => void)[]

beforeEach(() => {
  ;[status, asked, owner, stops] = [200, [], 'ada_____________', []]
  accounts = new Map()
  browser = fakeBrowser()
  vi.useFakeTimers({ now: new Date('2026-11-23T21:00:00') })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const change = init.body ? eveningChangeSchema.parse(JSON.parse(String(init.body))) : null
    const marks = change?.marks.map(({ id }) => id) ?? []
    asked.push({ method: init.method ?? '', marks, keepalive: init.keepalive === true })
    if (status === 0) throw new TypeError('no network')
    if (status !== 200) return new Response('{}', { status })
    if (change && change.owner !== owner) return new Response('{}', { status: 403 })
    const fields = accounts.get(owner) ?? new Map<string, string>()
    accounts.set(owner, fields)
    const since = change?.since ?? Number(new URL(url, 'https://moodlight.example').searchParams.get('since') ?? 0)
    const sent = { marks: change?.marks ?? [], settings: change?.settings ?? {}, since }
    const answer = mergeIntoFields(fields, sent, { most: 5000, deletionsUntil: 0 })
    return Response.json({ ...answer, owner })
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

/** The stores as a page has them that opens now; the page before it is gone. */
async function page() {
  for (const stop of stops) stop()
  vi.resetModules()
  const stores = { ...(await import('./marks.ts')), ...(await import('./syncMarks.ts')) }
  const { forgetAccountMarks } = await import('./eveningDocument.ts')
  keepMount(stores.$marks)
  stops = [stores.startMarkSync()]
  await settle(0)
  return { ...stores, forgetAccountMarks }
}

const settle = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}
const idsIn = (marks: object): string[] => Object.keys(marks).sort()
const account = (): string[] => [...(accounts.get(owner)?.keys() ?? [])].filter((name) => name !== 'cursor').sort()

test('signed out, nothing is ever asked', async () => {
  const { mark, $takeOver } = await page()
  mark('movie-1', 'saved')
  browser.fire('online')
  browser.fire('pagehide')
  await settle(100_000)
  expect(asked).toEqual([])
  expect($takeOver.get()).toBe('none')
})

test('acts are sent together, once in two seconds at most', async () => {
  browser.setSignedIn(true)
  const { mark, unmark } = await page()
  expect(asked).toMatchObject([{ method: 'GET' }])
  for (let at = 1; at <= 150; at++) mark(`movie-${at}`, 'saved')
  unmark('movie-1')
  await settle(1900)
  expect(asked).toHaveLength(1)
  await settle(200)
  expect(asked).toHaveLength(2)
  await settle(2000)
  expect(asked.slice(1).map(({ marks }) => marks.length)).toEqual([100, 50])
  await settle(100_000)
  expect(asked).toHaveLength(3)
  expect(account()).toHaveLength(150)
})

test('offline, acts wait in the store, over pages, and are sent when the network is back', async () => {
  browser.setSignedIn(true)
  await page()
  status = 0
  const { mark } = await page()
  mark('movie-1', 'saved')
  await settle(60_000)
  const failures = asked.length
  expect(failures).toBeLessThan(8)
  expect(account()).toEqual([])
  const next = await page()
  expect(idsIn(next.$marks.get())).toEqual(['movie-1'])
  status = 200
  browser.fire('online')
  await settle(0)
  expect(account()).toEqual(['movie-1'])
})

test('a page that goes or is hidden sends what is left, and outlives itself', async () => {
  browser.setSignedIn(true)
  const { mark } = await page()
  mark('movie-1', 'saved')
  browser.fire('pagehide')
  await settle(0)
  expect(asked.at(-1)).toEqual({ method: 'PATCH', marks: ['movie-1'], keepalive: true })
  mark('movie-2', 'saved')
  browser.setVisible(false)
  await settle(0)
  expect(account()).toEqual(['movie-1', 'movie-2'])
})

test('what another device did is there after the page is seen again', async () => {
  browser.setSignedIn(true)
  const { $marks, mark } = await page()
  mark('movie-1', 'saved')
  await settle(3000)
  accounts.get(owner)?.set('movie-2', '9:1700000000000 never').set('cursor', '9')
  browser.setVisible(false)
  browser.setVisible(true)
  await settle(0)
  expect(idsIn($marks.get())).toEqual(['movie-1'])
  await settle(61_000)
  browser.setVisible(true)
  await settle(0)
  expect(idsIn($marks.get())).toEqual(['movie-1', 'movie-2'])
})

test('what was on the device before the sign-in is asked about once, and taken over', async () => {
  const before = await page()
  before.mark('movie-1', 'saved')
  browser.setSignedIn(true)
  const { $takeOver, $takeOverCount, takeOver, $marks } = await page()
  expect([$takeOver.get(), $takeOverCount.get()]).toEqual(['ask', 1])
  expect(idsIn($marks.get())).toEqual(['movie-1'])
  expect(account()).toEqual([])
  takeOver()
  expect($takeOver.get()).toBe('taken')
  await settle(3000)
  expect(account()).toEqual(['movie-1'])
  expect((await page()).$takeOver.get()).toBe('taken')
})

test('declined, it stays out of the account, and is there again after the sign-out, which takes the account’s', async () => {
  const before = await page()
  before.mark('movie-1', 'saved')
  browser.setSignedIn(true)
  const { $takeOver, declineTakeOver, mark, $marks } = await page()
  declineTakeOver()
  expect($takeOver.get()).toBe('declined')
  mark('movie-2', 'seen')
  await settle(3000)
  expect(idsIn($marks.get())).toEqual(['movie-2'])
  expect(account()).toEqual(['movie-2'])
  browser.setSignedIn(false)
  browser.setVisible(true)
  expect(idsIn($marks.get())).toEqual(['movie-1'])
  expect(browser.stored.get('evening:1')).not.toContain('movie-2')
  browser.setSignedIn(true)
  expect((await page()).$takeOver.get()).toBe('none')
})

test('a page that opens after the sign-out shows nothing of the account', async () => {
  browser.setSignedIn(true)
  const { mark } = await page()
  mark('movie-1', 'saved')
  await settle(3000)
  browser.setSignedIn(false)
  expect((await page()).$marks.get()).toEqual({})
  expect(browser.stored.get('evening:1')).not.toContain('movie-1')
})

test('a session that has ended counts as a sign-out; what was not sent stays', async () => {
  browser.setSignedIn(true)
  const { mark, $marks } = await page()
  mark('movie-1', 'saved')
  await settle(3000)
  status = 401
  mark('movie-2', 'saved')
  await settle(3000)
  expect(idsIn($marks.get())).toEqual(['movie-2'])
})

test('somebody else on the same device gets nothing of the account before, and gives it nothing', async () => {
  browser.setSignedIn(true)
  const { mark } = await page()
  mark('movie-1', 'saved')
  await settle(3000)
  mark('movie-2', 'saved')
  owner = 'grace___________'
  await settle(10_000)
  const { $marks, $takeOver } = await page()
  expect(account()).toEqual([])
  // What never reached the first account is offered, not taken.
  expect(idsIn($marks.get())).toEqual(['movie-2'])
  expect($takeOver.get()).toBe('ask')
})

test('before a sign-out everything can be sent at once', async () => {
  browser.setSignedIn(true)
  const { mark, flushMarks } = await page()
  for (let at = 1; at <= 250; at++) mark(`movie-${at}`, 'saved')
  await flushMarks()
  expect(account()).toHaveLength(250)
  status = 0
  mark('movie-999', 'saved')
  await flushMarks()
})
