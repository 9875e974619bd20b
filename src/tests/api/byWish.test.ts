import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { unpackRoom } from '#src/api/roomPack.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { applyWishes } from '#src/engine/wishes.ts'
import { get } from '#src/tests/support/apiAnswers.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'

const { response: schema } = contract.titlesByWish
const path = '/api/titles/by-wish'
const shelf = new Map((await embeddedTitles('en')).map((title) => [title.id, title]))
const titleOf = (id: string) => shelf.get(id as never)
const fitOf = (id: string, mood: MoodId) => {
  const title = titleOf(id)
  return title ? moodFit(title, mood) : 0
}

describe('GET /api/titles/by-wish', () => {
  it('has titles that carry what is wanted and obey every limit, each with a reason', async () => {
    const { items, total, costs } = await get(
      `${path}?moods=calm:1&feels=cosy-comfort:0.8&avoid=mood:cry&maxMinutes=90&yearTo=2015&country=BR`,
      schema,
    )
    expect(items).toHaveLength(8)
    expect(total).toBeGreaterThan(8)
    expect(costs).toEqual([])
    for (const { id, duration, episodeMinutes, year = 0, reason = '', has, hasFeels } of items) {
      expect(duration ?? episodeMinutes ?? 999, id).toBeLessThanOrEqual(90)
      expect(year, id).toBeLessThanOrEqual(2015)
      expect(titleOf(id)?.feels.includes('cosy-comfort') || fitOf(id, 'calm') >= 0.5, id).toBe(true)
      expect(fitOf(id, 'cry'), id).toBeLessThanOrEqual(0.5)
      expect(reason.length, id).toBeGreaterThan(20)
      expect(has.length, id).toBeGreaterThan(0)
      // Each of its names is a feel with a page, or a mood.
      expect([0, has.length], id).toContain(hasFeels.length)
      expect(
        hasFeels.every((feel) => titleOf(id)?.feels.includes(feel)),
        id,
      ).toBe(true)
    }
    expect(new Set(items.map(({ reason }) => reason)).size).toBe(items.length)
  })

  it('obeys language, origin, person, type and what is left out tonight', async () => {
    const korean = await get(`${path}?moods=adrenaline:1&language=ko&origin=KR&leaveOut=gore&count=24`, schema)
    expect(korean.items.length).toBeGreaterThan(3)
    for (const { id } of korean.items) {
      expect(titleOf(id)).toMatchObject({ language: 'ko' })
      expect(titleOf(id)?.feels).not.toContain('blood-and-gore')
    }
    for (const animation of ['only', 'none']) {
      const { items } = await get(`${path}?moods=escape:1&animation=${animation}`, schema)
      expect(items).toHaveLength(8)
      const drawn = items.filter(({ id }) => titleOf(id)?.genres.includes('Animation'))
      expect(drawn, animation).toHaveLength(animation === 'only' ? 8 : 0)
    }
    const person = await get(`${path}?person=Tilda%20Swinton&type=movie`, schema)
    expect(person.items.length).toBeGreaterThan(1)
    expect(
      person.items.every(
        ({ id, contentType }) => contentType === 'movie' && titleOf(id)?.people.includes('Tilda Swinton'),
      ),
    ).toBe(true)
    const own = await get(`${path}?moods=laugh:1&own=netflix&included=1&country=BR`, schema)
    expect(
      own.items.every(({ offers = [] }) =>
        offers.some(({ platform, kind }) => platform === 'Netflix' && kind === 'stream'),
      ),
    ).toBe(true)
  })

  it('passes over what was shown, and names what matched in the language asked for', async () => {
    const wish = `${path}?feels=cosy-comfort:1&country=DE&locale=de`
    const [first, next] = [await get(wish, schema), await get(`${wish}&skip=8`, schema)]
    expect(next.items.some(({ id }) => first.items.some((one) => one.id === id))).toBe(false)
    expect(first.items[0]?.has).toEqual(['kuschelige Geborgenheit'])
    const third = await get(`${wish}&skip=16`, schema)
    const ids = [first, next, third].flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(24)
  })

  it('turns the list where it is nudged to, within the wish', async () => {
    const wish = `${path}?moods=calm:1&type=movie&maxMinutes=130`
    const plain = await get(wish, schema)
    const nudged = async (nudges: string) => await get(`${wish}&nudges=${nudges}`, schema)
    const mean = (items: typeof plain.items, of: (item: (typeof items)[number]) => number | undefined) =>
      items.reduce((sum, item) => sum + (of(item) ?? 0), 0) / items.length
    const [shorter, older] = [await nudged('shorter'), await nudged('older')]
    expect([shorter.total, older.total]).toEqual([plain.total, plain.total])
    expect(mean(shorter.items, ({ duration }) => duration)).toBeLessThan(
      mean(plain.items, ({ duration }) => duration) - 5,
    )
    expect(mean(older.items, ({ year }) => year)).toBeLessThan(mean(plain.items, ({ year }) => year) - 5)
    // What contradicts the first one is not heard.
    expect(await nudged('older,newer')).toEqual(older)
    for (const { id } of shorter.items) expect(fitOf(id, 'calm'), id).toBeGreaterThanOrEqual(0.5)
  })

  it('has series with no more seasons than wished, and no films', async () => {
    const { items } = await get(`${path}?moods=laugh:1&maxSeasons=1&language=ko`, schema)
    expect(items.length).toBeGreaterThan(0)
    for (const { title, seasons } of items) expect(seasons, title).toBe(1)
  })

  it('says what each limit costs where few titles keep to all', async () => {
    const { items, total, costs } = await get(`${path}?moods=calm:1&maxMinutes=40&language=hi`, schema)
    expect(items.length).toBe(total)
    expect(total).toBeLessThan(3)
    expect(costs.map(({ key }) => key)).toEqual(expect.arrayContaining(['language', 'maxMinutes']))
    expect(costs).toEqual([...costs].sort((a, b) => b.more - a.more))
  })

  it('answers a wish that says nothing with nothing', async () => {
    expect(await get(path, schema)).toEqual({ items: [], total: 0, costs: [] })
  })

  it.each([
    'moods=happy:1',
    'moods=calm:2',
    'moods=calm:0',
    'feels=cosy-comfort:-1',
    'avoid=rain',
    'maxMinutes=0',
    'maxMinutes=9999',
    'maxSeasons=0',
    'yearFrom=19x0',
    'language=korean',
    'like=Paddington',
    'count=25',
    'skip=-1',
    'nudges=louder',
    `person=${'x'.repeat(81)}`,
    `services=${Array.from({ length: 41 }, (_, one) => `s${one}`).join(',')}`,
  ])('refuses %s', async (query) => {
    const response = await callFunction(`${path}?${query}`)
    expect(response.status).toBe(400)
  })

  it('is kept by the CDN, by what it asks and the country', async () => {
    const { headers } = await callFunction(`${path}?moods=calm:1&q=rainy%20sunday`)
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/max-age=300/)
    expect(headers.get('netlify-vary')).toMatch(/query=.*moods/)
    expect(headers.get('netlify-vary')).not.toMatch(/[=|]q[|,]/)
  })
})

describe('GET /api/titles/by-wish/room', () => {
  const wish = 'moods=laugh:1&avoid=mood:cry&yearFrom=1990&country=BR'

  it('has every title of the wish, with what tonight’s wishes count', async () => {
    const room = await get(`${path}/room?${wish}`, contract.roomByWish.response)
    const titles = unpackRoom(room)
    const { total } = await get(`${path}?${wish}`, schema)
    expect(titles).toHaveLength(total)
    for (const narrowed of ['own=netflix&included=1', 'leaveOut=gore,sad-ending,crude-humour', 'tonight=ko,fr']) {
      const query = new URLSearchParams(narrowed)
      const list = (name: string) => query.get(name)?.split(',') ?? []
      const left = applyWishes(titles, {
        services: list('own'),
        onlyIncluded: query.has('included'),
        languages: list('tonight'),
        leaveOut: leaveOuts.filter((one) => list('leaveOut').includes(one)),
      })
      expect(left, narrowed).toHaveLength((await get(`${path}?${wish}&${narrowed}`, schema)).total)
      expect(left.length, narrowed).toBeGreaterThan(0)
    }
    const names = room.platforms.map(({ name }) => name)
    expect(names).toContain('Netflix')
  })

  it('is small, however many titles keep to the wish', async () => {
    const room = await get(`${path}/room?language=en&country=BR`, contract.roomByWish.response)
    expect(room.ids.length).toBeGreaterThan(1000)
    expect(brotliCompressSync(JSON.stringify(room)).length).toBeLessThanOrEqual(14_000)
  })
})

it('says what tonight’s wishes cost, too, where they leave fewer than three', async () => {
  const narrow = `${path}?moods=calm:1&language=it&own=netflix&included=1&leaveOut=gore&country=BR`
  const { total, costs } = await get(narrow, schema)
  expect(total).toBeLessThan(3)
  expect(costs.map(({ key }) => key)).toEqual(expect.arrayContaining(['language', 'own']))
  const own = costs.find(({ key }) => key === 'own')?.more ?? 0
  expect((await get(narrow.replace('&own=netflix&included=1', ''), schema)).total).toBe(total + own)
})
