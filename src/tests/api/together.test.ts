import { describe, expect, it } from 'vitest'
import { nextPollHeader } from '#src/api/pollRoom.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'
import { RoomPhone } from '#src/tests/support/roomPhone.ts'

let addresses = 0
/** A phone with an address of its own, unless it shares one. */
function phone(ip = `198.51.100.${++addresses % 250}/${addresses}`, origin = 'http://localhost'): RoomPhone {
  return new RoomPhone((path, init) => callFunction(`${origin}${path}`, init, { geo: {}, ip }))
}

/** Phones in one room; the first opened it. */
async function together(count: number, given: Readonly<Record<string, unknown>> = {}): Promise<RoomPhone[]> {
  const opener = phone()
  expect(await opener.open(given)).toBe('200')
  const phones = [opener, ...Array.from({ length: count - 1 }, () => phone())]
  for (const one of phones.slice(1)) expect(await one.join(opener.code)).toBe('200')
  for (const one of phones) await one.poll()
  return phones
}

const first = <One>(list: readonly One[]): One => {
  const [one] = list
  if (one === undefined) throw new Error('nobody')
  return one
}

describe('a room', () => {
  it('leads two from opening it to a title that both want', async () => {
    const [ana, rui] = (await together(2, { name: 'Ana' })) as [RoomPhone, RoomPhone]
    expect(ana.view).toMatchObject({ phase: 'lobby', you: 0, youLead: true, isOpen: true, isLocal: true })
    expect(rui.view).toMatchObject({ you: 1, youLead: false })
    expect(rui.view.members[0]).toMatchObject({ name: 'Ana', isOpener: true, isHere: true })
    expect(rui.view.pool.ids.length).toBeGreaterThanOrEqual(60)
    const [seen = ''] = rui.view.pool.ids
    await rui.act({ kind: 'sendOwn', pool: 1, services: [], ruledOut: [seen] })
    expect(rui.view.pool).toMatchObject({ isDue: false, left: rui.view.pool.ids.length - 1 })
    await ana.act({ kind: 'begin' })
    await rui.poll()
    expect(ana.view.titles).toHaveLength(12)
    expect(ana.view.titles).not.toContain(seen)
    expect(rui.view.titles).toEqual(ana.view.titles)
    expect(await ana.vote('yes')).toBeNull()
    expect(await rui.vote('yes')).toBeNull()
    expect(rui.view).toMatchObject({ phase: 'match', last: { id: ana.view.titles[0], outcome: 'match' } })
    expect(await ana.poll()).toBe('200')
    expect(ana.view.phase).toBe('match')
  })

  it('answers 304 while nothing changes, and says when to ask again; nobody keeps its answers', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    expect(await ana.poll()).toBe('304')
    const again = await ana.ask(`/api/together/${ana.code.toLowerCase()}`, {
      headers: { 'if-none-match': `W/${ana.etag}` },
    })
    expect([again.status, again.headers.get(nextPollHeader), again.headers.get('etag')]).toEqual([
      304,
      '1500',
      ana.etag,
    ])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(await again.text()).toBe('')
    await rui.act({ kind: 'setName', name: 'Rui' })
    expect(await ana.poll()).toBe('200')
    expect(ana.view.members[1]?.name).toBe('Rui')
    expect(await ana.poll()).toBe('304')
    expect(await rui.poll()).toBe('304')
  })

  it('takes what is carried where each member is, of what they name', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    const all = ana.view.pool.left
    await rui.act({ kind: 'sendOwn', pool: 1, country: 'US', services: ['netflix'], onlyIncluded: true, ruledOut: [] })
    const { left } = rui.view.pool
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(all)
    await ana.act({ kind: 'sendOwn', pool: 1, country: 'BR', services: ['netflix', 'globoplay'], ruledOut: [] })
    expect(ana.view.pool.left).toBeLessThanOrEqual(left)
    await ana.act({ kind: 'begin' })
    const cards = await callFunction(`/api/titles?ids=${ana.view.titles.join()}&country=US`)
    for (const { offers } of await cards.json()) {
      expect(offers).toContainEqual({ platform: 'Netflix', kind: 'stream' })
    }
    // What they said is not part of anything that the room tells.
    expect(JSON.stringify(ana.view)).not.toMatch(/netflix|globoplay|"US"/)
  })

  it('deals other titles once the lamps are others', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    const before = ana.view.pool.ids
    const wish = {
      moods: ['laugh' as const, 'cry' as const],
      contentType: 'movie' as const,
      wishes: { maxMinutes: 120 },
    }
    expect(await rui.act({ kind: 'setRoom', ...wish })).toBe('not-leading')
    expect(await ana.act({ kind: 'setRoom', ...wish, country: 'BR' })).toBeNull()
    expect(ana.view).toMatchObject({ ...wish, pool: { number: 2, isDue: true } })
    expect(ana.view.pool.ids).not.toEqual(before)
    expect(ana.view.pool.ids.every((id) => id.startsWith('movie-'))).toBe(true)
    expect(ana.view.pool.ids.length).toBeGreaterThanOrEqual(12)
  })

  it('is one member for two tabs, a reload and a join that is sent twice', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    expect(await rui.join(ana.code)).toBe('200')
    expect(rui.view).toMatchObject({ you: 1 })
    expect(rui.view.members).toHaveLength(2)
    const tab = phone()
    for (const [name, value] of rui.cookies) tab.cookies.set(name, value)
    tab.room = rui.room
    await tab.act({ kind: 'setName', name: 'Rui' })
    await rui.poll()
    expect(rui.view.members[1]?.name).toBe('Rui')
    await tab.act({ kind: 'leave' })
    expect(tab.room).toBeNull()
    expect(await rui.poll()).toBe('room_closed')
  })

  it('is one member also for a tab that joins anew, with another secret and while the room is closed to others', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    const tab = (ip?: string): RoomPhone => {
      const made = phone(ip)
      for (const [name, value] of rui.cookies) made.cookies.set(name, value)
      return made
    }
    const typed = tab()
    expect(typed.secret).not.toBe(rui.secret)
    expect(await typed.join(ana.code, { name: 'Somebody else' })).toBe('200')
    expect(typed.view).toMatchObject({ you: 1, version: rui.view.version })
    expect([...typed.cookies]).toEqual([...rui.cookies])
    await ana.act({ kind: 'begin' })
    expect(await tab().join(ana.code)).toBe('200')
    // Nor do wrong codes of the same house keep a member out.
    const house = '203.0.113.77'
    for (const wrong of ['GGGGG', 'GGGGH']) expect(await phone(house).join(wrong)).toBe('unknown_room')
    expect(await phone(house).join(ana.code)).toBe('rate_limited')
    const again = tab(house)
    expect(await again.join(ana.code)).toBe('200')
    expect(again.view.members).toHaveLength(2)
    // Whoever has left is somebody new.
    await ana.act({ kind: 'letIn', open: true })
    const before = tab()
    await again.act({ kind: 'leave' })
    expect(await before.join(ana.code, { name: 'Rui again' })).toBe('200')
    expect(before.view.members.map(({ name }) => name)).toEqual(['', 'Rui again'])
    expect(before.cookies.get(`moodlight_room_${ana.code}`)).toBe(before.secret)
  })

  it('is deleted when all have left', async () => {
    const [ana, rui] = (await together(2)) as [RoomPhone, RoomPhone]
    const { code } = ana
    await ana.act({ kind: 'leave' })
    expect(ana.cookies.size).toBe(0)
    await rui.poll()
    expect(rui.view).toMatchObject({ youLead: true, members: [{ place: 1, isOpener: true }] })
    await rui.act({ kind: 'leave' })
    expect(await phone().join(code)).toBe('unknown_room')
  })
})

describe('nobody else', () => {
  it('joins a full room, or one in which voting has begun, unless they are let in', async () => {
    const six = await together(6)
    const late = phone()
    expect(await late.join(first(six).code)).toBe('room_full')
    const [ana] = (await together(2)) as [RoomPhone, RoomPhone]
    await ana.act({ kind: 'begin' })
    const { invitation } = ana.view
    expect(await late.join(ana.code, { invitation })).toBe('voting_begun')
    await ana.act({ kind: 'letIn', open: true })
    expect(await late.join(ana.code)).toBe('200')
    expect(late.view).toMatchObject({ phase: 'voting', you: 2, pool: { isDue: true } })
    expect(late.view.pool.ids.length).toBeGreaterThan(0)
  })

  it('finds a room by guessing: two wrong codes an hour from an address, however they are sent', async () => {
    const ana = phone()
    await ana.open()
    const guesser = phone('2001:db8:1:2::1')
    const codes = Array.from(
      { length: 30 },
      (_, at) => `GG${'BCDFGHJKLM'[at % 10]}${'BCDFGHJKLM'[Math.floor(at / 10)]}G`,
    )
    const said = await Promise.all(codes.map((code) => guesser.join(code)))
    expect(said.filter((one) => one === 'unknown_room')).toHaveLength(2)
    expect(said.filter((one) => one === 'rate_limited')).toHaveLength(28)
    // Nor from another address of the same subscriber, nor by a code that is right.
    const neighbour = phone('2001:db8:1:2:ffff::2')
    expect(await neighbour.join(ana.code)).toBe('rate_limited')
    expect(await neighbour.join(ana.code, { invitation: 'GGGGGG' })).toBe('rate_limited')
    // The link works for everybody in that house.
    expect(await neighbour.join(ana.code, { invitation: ana.view.invitation })).toBe('200')
  })

  it('reads or acts: without a secret 401, with another one 403, whether there is such a room or not', async () => {
    const [ana] = (await together(2)) as [RoomPhone]
    const stranger = phone()
    const act = { id: 'actactact', act: { kind: 'begin' } }
    const said: unknown[] = []
    for (const code of [ana.code, 'GGGGG']) {
      const none = await stranger.ask(`/api/together/${code}`)
      expect(none.status).toBe(401)
      expect((await stranger.post(`/api/together/${code}/acts`, act)).status).toBe(401)
      const forger = phone()
      forger.cookies.set(`moodlight_room_${code}`, forger.secret)
      const read = await forger.ask(`/api/together/${code}`)
      const acted = await forger.post(`/api/together/${code}/acts`, act)
      expect([read.status, acted.status]).toEqual([403, 403])
      said.push(await read.text(), await acted.text())
    }
    expect(new Set(said).size).toBe(1)
    expect(await ana.poll()).toBe('304')
  })

  it('uses a member’s cookie from another site, or finds it in an answer or a script', async () => {
    const ana = phone(undefined, 'https://moodlight.example')
    const opened = await ana.post('/api/together', {
      secret: ana.secret,
      moods: ['calm'],
      contentType: 'all',
      wishes: {},
    })
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toMatch(/^__Secure-moodlight_room_[A-Z]{5}=/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/together']) expect(cookie).toContain(part)
    const text = await opened.text()
    expect(text).not.toContain(ana.secret)
    const { code } = JSON.parse(text).room
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      for (const path of ['', `/${code}/acts`, `/${code}/join`]) {
        const json = { ...headers, 'content-type': 'application/json' }
        const answer = await ana.ask(`/api/together${path}`, { method: 'POST', headers: json, body: '{}' })
        expect(answer.status, path).toBe(403)
      }
    }
  })

  it('sees a vote before the title is decided', async () => {
    const [ana, rui, mia] = (await together(3)) as [RoomPhone, RoomPhone, RoomPhone]
    await ana.act({ kind: 'begin' })
    for (const one of [rui, mia]) await one.poll()
    await ana.vote('no')
    await rui.poll()
    expect(rui.view.members.map(({ hasVoted }) => hasVoted)).toEqual([true, false, false])
    expect(JSON.stringify({ ...rui.view, members: [] })).not.toMatch(/"no"|"yes"/)
    await rui.vote('yes')
    await mia.vote('yes')
    expect(mia.view.last).toMatchObject({ outcome: 'passed', votes: [{ place: 0, vote: 'no' }, {}, {}] })
  })
})

describe('what is no request', () => {
  const right = { secret: 'x'.repeat(22), moods: ['calm'], contentType: 'all', wishes: {} }

  it.each<[string, unknown]>([
    ['secret', 'short'],
    ['secret', 'x'.repeat(44)],
    ['name', 'x'.repeat(101)],
    ['lamp', 'green'],
    ['moods', []],
    ['moods', ['calm', 'calm']],
    ['moods', ['calm', 'cry', 'laugh']],
    ['contentType', 'films'],
    ['wishes', { maxMinutes: 0 }],
    ['wishes', { leaveOut: ['boredom'] }],
    ['wishes', { services: ['netflix'] }],
    ['wishes', null],
    ['country', 'XX'],
  ])('is refused by a sentence that names "%s": %j', async (field, value) => {
    const answer = await phone().post('/api/together', { ...right, [field]: value })
    expect(answer.status).toBe(422)
    const { error } = await answer.json()
    expect(error).toMatchObject({
      code: 'invalid_fields',
      message: expect.stringMatching(`^The field "${field}" .*\\.$`),
    })
  })

  it('is an act of no kind, without an id, with more fields, or of more titles than there are', async () => {
    const [ana] = (await together(1)) as [RoomPhone]
    const own = { kind: 'sendOwn', pool: 1, services: [], ruledOut: [] }
    const wrong = [
      {},
      { id: 'actactact' },
      { id: 'x', act: { kind: 'begin' } },
      { id: 'x'.repeat(17), act: { kind: 'begin' } },
      { id: 'actactact', act: { kind: 'win' } },
      { id: 'actactact', act: { kind: 'begin', now: true } },
      { id: 'actactact', act: { kind: 'vote', round: 1, position: 12, vote: 'yes' } },
      { id: 'actactact', act: { kind: 'vote', round: 1, position: 0, vote: 'maybe' } },
      { id: 'actactact', act: { ...own, ruledOut: ['__proto__'] } },
      { id: 'actactact', act: { ...own, ruledOut: Array.from({ length: 145 }, (_, at) => `tv-${at + 1}`) } },
      { id: 'actactact', act: { ...own, services: Array.from({ length: 41 }, (_, at) => `s-${at}`) } },
      { id: 'actactact', act: { kind: 'begin' }, secret: 'x' },
    ]
    for (const body of wrong) {
      const answer = await ana.post(`/api/together/${ana.code}/acts`, body)
      expect(answer.status, JSON.stringify(body)).toBe(422)
    }
    expect((await ana.ask('/api/together/HRTKA')).status).toBe(400)
    expect(await (await ana.ask('/api/together/four')).text()).toContain('must be the five letters of a room')
  })
})
