import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { EveningAnswer, EveningChange } from '#src/domain/evening/eveningSync.ts'
import { eveningAnswerSchema } from '#src/domain/evening/eveningSync.ts'
import type { Mark } from '#src/domain/evening/mark.ts'
import { accountsOrigin } from '#src/tests/support/accountsEnvironment.ts'
import { type SiteWithAccounts, startSiteWithAccounts } from '#src/tests/support/siteWithAccounts.ts'
import { type Visitor, visitorOf } from '#src/tests/support/visitor.ts'

let accounts: SiteWithAccounts
beforeAll(async () => {
  accounts = await startSiteWithAccounts(['a-secret-of-forty-characters-at-the-least'])
}, 60_000)
afterAll(() => accounts.stop())
beforeEach(() => accounts.clearLimits())

const path = '/api/auth/marks'
const saved: Mark = { id: 'movie-129', kind: 'saved', at: 1_700_000_000_000 }

const someone = (): Visitor => visitorOf(accounts.site, accountsOrigin)

async function signedIn(login: string): Promise<Visitor> {
  const visitor = someone()
  await visitor.signIn(login)
  return visitor
}

async function known(visitor: Visitor, since = 0): Promise<EveningAnswer> {
  const answer = await visitor.ask(`${path}?since=${since}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return eveningAnswerSchema.parse(await answer.json())
}

function send(visitor: Visitor, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers }
  return visitor.ask(path, { method: 'PATCH', headers: init, body: JSON.stringify(body) })
}

async function change(visitor: Visitor, given: Partial<EveningChange> = {}): Promise<EveningChange> {
  return { marks: [], settings: {}, since: 0, owner: (await known(visitor)).owner, ...given }
}

it('two devices of one account agree', async () => {
  const [phone, desk] = [await signedIn('ada'), await signedIn('ada')]
  const settings = { services: { BR: { value: ['globoplay'], at: 5 } } }
  const first = await send(phone, await change(phone, { marks: [saved], settings }))
  expect(await first.json()).toMatchObject({ isWhole: true, marks: [saved], settings })
  const { cursor, owner } = await known(desk)
  const seen: Mark = { ...saved, kind: 'seen', at: saved.at + 1, litUp: true }
  const second = await send(desk, { marks: [seen], settings: {}, since: cursor, owner })
  expect(await second.json()).toMatchObject({ isWhole: false, marks: [], settings })
  expect(await known(phone, cursor)).toMatchObject({ isWhole: false, marks: [seen], settings })
})

it('marks are in the export, and leave with the account', async () => {
  const visitor = await signedIn('grace')
  await send(visitor, await change(visitor, { marks: [saved] }))
  const exported = await visitor.ask('/api/auth/user/export')
  expect(await exported.json()).toMatchObject({ evening: { marks: [saved], settings: {} }, other: {} })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify({ confirm: 'DELETE' })
  expect((await visitor.ask('/api/auth/user', { method: 'DELETE', headers, body })).status).toBe(200)
  expect(await known(await signedIn('grace'))).toMatchObject({ cursor: 0, marks: [] })
})

it('nobody reads or changes marks without a session, or from another site', async () => {
  expect((await someone().ask(path)).status).toBe(401)
  expect((await send(someone(), {})).status).toBe(401)
  const visitor = await signedIn('ada')
  const before = await known(visitor)
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await send(visitor, await change(visitor), { 'sec-fetch-site': site })).status).toBe(403)
  }
  expect(await known(visitor)).toEqual(before)
})

it('what was done as somebody else is not written into another account', async () => {
  const [ada, mallory] = [await signedIn('ada'), await signedIn('mallory')]
  const theirs = await change(ada, { marks: [{ ...saved, id: 'movie-1' }] })
  expect((await send(mallory, theirs)).status).toBe(403)
  expect((await known(mallory)).marks).toEqual([])
})

it('what is no change is refused by a sentence that names the field', async () => {
  const visitor = await signedIn('ada')
  const right = await change(visitor)
  const many = Array.from({ length: 201 }, (_, at) => ({ id: `tv-${at + 1}`, kind: 'saved', at: 1 }))
  const wrong: [string, unknown][] = [
    ['marks', [saved, saved]],
    ['marks', [{ ...saved, litUp: true }]],
    ['marks', [{ ...saved, at: 5_000_000_000_000 }]],
    ['marks', [{ ...saved, id: '__proto__' }]],
    ['marks', many],
    ['settings', { leaveOuts: { value: ['boredom'], at: 1 } }],
    ['settings', null],
    ['since', -1],
    ['owner', ''],
  ]
  for (const [field, value] of wrong) {
    const answer = await send(visitor, { ...right, [field]: value })
    expect(answer.status, field).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(`^The field "${field}" .*\\.$`) },
    })
  }
  const { owner: _, ...unowned } = right
  expect(await (await send(visitor, unowned)).text()).toContain('The field \\"owner\\" must be')
  expect((await send(visitor, { ...right, x: 1 })).status).toBe(422)
  expect((await visitor.ask(`${path}?since=x`)).status).toBe(400)
  expect((await send(visitor, { ...right, marks: many.slice(0, 200) })).status).toBe(200)
})
