import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import { z } from '#src/domain/schema.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { type RoomTitle, roomTitleSchema } from '#src/domain/title/roomTitle.ts'
import { chooseFromRoom } from '#src/engine/chooseFromRoom.ts'
import { recommend } from '#src/engine/recommend.ts'
import { roomOf, roomSize } from '#src/engine/room.ts'
import { packRoom, roomPackSchema, unpackRoom } from './roomPack.ts'

const shelf = await embeddedTitles('en')
const countries: MaybeCountry[] = ['BR', 'US', 'DE', null]
const wanted = moodIds.flatMap((mood) =>
  contentTypes.flatMap((contentType) => countries.map((country) => ({ mood, contentType, country, count: 8 }))),
)
const nameOf = ({ mood, contentType, country }: (typeof wanted)[number]) => `${mood} ${contentType} ${country}`

function packed(room: readonly RoomTitle[]) {
  const ids = new Set(room.flatMap(({ offers }) => offers.map(({ platform }) => platform)))
  return packRoom(
    room,
    [...ids].flatMap((id) => platformById(id) ?? []),
  )
}

/** What a browser makes of a room. */
function received(room: readonly RoomTitle[]): RoomTitle[] {
  return unpackRoom(roomPackSchema.parse(JSON.parse(JSON.stringify(packed(room)))))
}

describe('a packed room', () => {
  it('is what it was, but for keys that no two titles share', () => {
    for (const query of wanted) {
      const room = roomOf(shelf, query)
      const again = received(room)
      const plain = ({ franchise, maker, ...title }: RoomTitle) => title
      expect(again.map(plain), nameOf(query)).toEqual(room.map(plain))
      expect(z.array(roomTitleSchema).safeParse(again).success).toBe(true)
      for (const key of ['franchise', 'maker'] as const) {
        const groups = (titles: readonly RoomTitle[]) =>
          Object.values(Object.groupBy(titles, (title) => title[key] ?? `none ${title.id}`))
            .map((group = []) => group.map(({ id }) => id).join())
            .sort()
        expect(groups(again), `${nameOf(query)} ${key}`).toEqual(groups(room))
      }
    }
  })

  it('has at most 400 titles, and is 14 KB at most as the CDN sends it', () => {
    let largest = { bytes: 0, name: '' }
    const rooms = wanted.map((query) => ({ query, room: roomOf(shelf, { ...query, day: '2026-11-21' }) }))
    for (const { query, room } of rooms) {
      expect(room.length).toBeLessThanOrEqual(roomSize)
      // A smaller room has no more to say.
      if (room.length < roomSize * 0.9) continue
      const bytes = brotliCompressSync(JSON.stringify(packed(room))).length
      if (bytes > largest.bytes) largest = { bytes, name: `${nameOf(query)}, ${room.length} titles` }
    }
    console.info(`the largest room: ${largest.name}, ${largest.bytes} bytes`)
    expect(largest.bytes).toBeLessThanOrEqual(14 * 1024)
  })

  it('drops what it does not know: a newer site may name more', () => {
    const [title] = roomOf(shelf, { mood: 'calm', contentType: 'all', country: 'US', count: 8 })
    const pack = packed(title ? [title] : [])
    const [first = ''] = pack.feelNames
    const newer = { ...pack, feelNames: ['new-feel', ...pack.feelNames.slice(1)] }
    expect(unpackRoom(newer)[0]?.feels).toEqual(title?.feels.filter((feel) => feel !== first))
  })

  it('refuses an offer of a platform that was not given', () => {
    expect(() => packRoom(roomOf(shelf, { mood: 'calm', contentType: 'all', country: 'US', count: 8 }), [])).toThrow(
      RangeError,
    )
  })
})

describe('the browser and the server', () => {
  it('choose the same eight, in the same order', () => {
    for (const [index, query] of wanted.entries()) {
      const day = index % 3 === 0 ? '2026-11-21' : '2027-02-03'
      const own = chooseFromRoom(received(roomOf(shelf, { ...query, day })), { ...query, day })
      const servers = recommend(shelf, { ...query, day })
      expect(
        own.map(({ id }) => id),
        `${nameOf(query)} ${day}`,
      ).toEqual(servers.map(({ title }) => title.id))
    }
  })
})
