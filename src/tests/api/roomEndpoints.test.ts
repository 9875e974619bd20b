import { describe, expect, it } from 'vitest'
import { canonicalIds } from '#src/api/canonicalIds.ts'
import { contract } from '#src/api/contract.ts'
import { unpackRoom } from '#src/api/roomPack.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { platformsByCountry } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { moodPairs } from '#src/domain/mood/moodPair.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { chooseFromRoom } from '#src/engine/chooseFromRoom.ts'
import { choosePair } from '#src/engine/choosePair.ts'
import { eveningList } from '#src/engine/eveningList.ts'
import { get } from '#src/tests/support/apiAnswers.ts'

describe('GET /api/mood-recommendations/{moodId}/room', () => {
  it('has the titles out of which the list is chosen, and their texts come by their ids', async () => {
    const day = new Date().toISOString().slice(0, 10)
    for (const mood of moodIds) {
      for (const contentType of contentTypes) {
        const query = `contentType=${contentType}&country=BR`
        const target = `/api/mood-recommendations/${mood}/room?${query}`
        const pack = await get(target, contract.moodRoom.response)
        const room = unpackRoom(pack)
        expect(room.length, target).toBeGreaterThanOrEqual(40)
        expect(new Set(room.map(({ id }) => id)).size, target).toBe(room.length)
        const chosen = chooseFromRoom(room, { mood, contentType, count: 8, day })
        const list = await get(`/api/mood-recommendations/${mood}?${query}`, contract.moodRecommendations.response)
        expect(
          chosen.map(({ id }) => id),
          target,
        ).toEqual(list.map(({ id }) => id))
        const cards = await get(
          `/api/titles?ids=${canonicalIds(chosen.map(({ id }) => id))}&moodId=${mood}&country=BR`,
          contract.titlesByIds.response,
        )
        expect(cards.map(({ id }) => id)).toEqual(chosen.map(({ id }) => id).sort())
        expect(cards.every(({ reason = '' }) => reason.length > 20)).toBe(true)
        expect(new Set(cards.map(({ reason }) => reason)).size).toBe(cards.length)
        const named = new Map(pack.platforms.map(({ id, name }) => [id, name]))
        for (const { id, offers } of chosen) {
          const card = cards.find((one) => one.id === id)
          expect(card?.offers?.map(({ platform }) => platform)).toEqual(
            offers.map(({ platform }) => named.get(platform)),
          )
        }
      }
    }
  })

  it('names those in use and the country’s others, once; the same for everybody: no language is part of it', async () => {
    const target = '/api/mood-recommendations/calm/room?country=DE'
    const pack = await get(target, contract.moodRoom.response)
    const used = new Set(unpackRoom(pack).flatMap(({ offers }) => offers.map(({ platform }) => platform)))
    const { local, international } = platformsByCountry.DE
    const named = pack.platforms.map(({ id }) => id)
    // Those in use come first: offers name platforms by their place.
    expect(named.slice(0, used.size).sort()).toEqual([...used].sort())
    expect(named).toEqual(expect.arrayContaining([...local, ...international]))
    expect(new Set(named).size).toBe(named.length)
    expect(pack.platforms).toContainEqual(expect.objectContaining({ id: 'rtl-plus', name: 'RTL+' }))
    expect(await get(`${target}&locale=fr`, contract.moodRoom.response)).toEqual(pack)
  })
})

describe('GET /api/titles', () => {
  const { response: schema } = contract.titlesByIds

  it('answers with what is known of the ids, sorted, each once', async () => {
    const cards = await get('/api/titles?ids=tv-1396,movie-129,movie-999999999,tv-1396&country=US', schema)
    expect(cards.map(({ id }) => id)).toEqual(['movie-129', 'tv-1396'])
    expect(cards.every((card) => !('reason' in card))).toBe(true)
    expect(await get('/api/titles?ids=movie-999999999', schema)).toEqual([])
  })

  it('gives reasons for the mood asked for, to titles that serve it', async () => {
    const [spirited, breaking] = await get('/api/titles?ids=movie-129,tv-1396&moodId=escape', schema)
    expect(spirited?.reason?.length).toBeGreaterThan(20)
    expect(breaking?.reason).toBeUndefined()
    const [german] = await get('/api/titles?ids=movie-129&moodId=escape&locale=de', schema)
    expect(german?.reason).not.toBe(spirited?.reason)
  })
})

describe('GET /api/mood-recommendations/{mood}/room?second=', () => {
  const asked = moodPairs.filter((_, place) => place % 3 === 0)
  it('has the titles out of which the list of two lamps is chosen, and their cards have a reason for either', async () => {
    const shelf = await embeddedTitles('en')
    for (const pair of asked) {
      const [mood, second] = pair
      for (const contentType of contentTypes) {
        const name = `${pair.join('+')} ${contentType}`
        const query = `contentType=${contentType}&second=${second}`
        const room = unpackRoom(
          await get(`/api/mood-recommendations/${mood}/room?${query}`, contract.moodRoom.response),
        )
        const list = eveningList(room, { mood, contentType, count: 8 }).map(({ title }) => title.id)
        const page = choosePair(shelf, { pair, contentType, count: 8 }).map(({ title }) => title.id)
        expect(list, name).toEqual(page)
        const cards = await get(
          `/api/titles?ids=${canonicalIds(list)}&moodId=${mood}&second=${second}`,
          contract.titlesByIds.response,
        )
        for (const key of ['reason', 'secondReason'] as const) {
          expect(
            cards.every(({ [key]: reason = '' }) => reason.length > 20),
            `${name} ${key}`,
          ).toBe(true)
        }
        expect(
          cards.filter(({ reason, secondReason }) => reason === secondReason),
          name,
        ).toEqual([])
        for (const { imageUrl } of cards) {
          if (imageUrl.includes('/posters/')) expect(imageUrl, name).toContain(`light=${mood}.${second}`)
        }
      }
    }
  })

  it('is the same in either order, and the mood’s own for the same mood twice', async () => {
    const roomOf = (path: string) => get(`/api/mood-recommendations/${path}`, contract.moodRoom.response)
    expect(await roomOf('cry/room?second=laugh&country=BR')).toEqual(await roomOf('laugh/room?second=cry&country=BR'))
    expect(await roomOf('calm/room?second=calm')).toEqual(await roomOf('calm/room'))
  })
})
