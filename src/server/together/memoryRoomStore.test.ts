import { expect, it } from 'vitest'
import { lifeMs } from '#src/domain/together/limits.ts'
import { lossyRoomsContract } from '#src/tests/contracts/lossyRooms.ts'
import { roomStoreContract } from '#src/tests/contracts/roomStore.ts'
import { TestRoom } from '#src/tests/support/testRoom.ts'
import { memoryRoomStore } from './memoryRoomStore.ts'

const store = memoryRoomStore()
roomStoreContract('the store in memory', () => ({ store, other: store }))
lossyRoomsContract('the store in memory', () => store, 4)

it('the store in memory forgets a room two hours after its last change, whoever asked meanwhile', async () => {
  const { room } = new TestRoom(1)
  const asking = (now: number) => ({ hash: room.members[0]?.hash ?? '', now })
  await store.create(room)
  expect(await store.look(room.code, asking(room.at + lifeMs - 1))).toMatchObject({ place: 0 })
  expect(await store.look(room.code, asking(room.at + lifeMs))).toBeNull()
  await store.create(room)
  await store.swap(room.code, 1, { ...room, version: 2 }, asking(room.at + lifeMs - 1))
  expect(await store.look(room.code, asking(room.at + lifeMs + 1))).toMatchObject({ version: 2 })
})
