import { z } from '#src/domain/schema.ts'
import { lifeMs } from '#src/domain/together/limits.ts'
import { type RoomState, roomStateSchema } from '#src/domain/together/roomState.ts'
import { type RedisClientOptions, RedisError, redisClient } from '#src/upstash/redisClient.ts'
import { rememberedRooms } from './rememberedRooms.ts'
import { roomScripts } from './roomScripts.ts'
import { hashesByPlace, type Look, missLimit, type RoomStore, roomWaits, timesOf } from './roomStore.ts'

type RedisRoomStoreOptions = Pick<RedisClientOptions, 'url' | 'token' | 'onRun'> & {
  /** Timeout of one operation, in milliseconds. */
  readonly deadlineMs?: number
}

const keyOf = (code: string): string => `together:${code}`
const missesOf = (address: string): string => `together:misses:${address}`

/** What `lookAt` returns; null where there is no such room. */
const lookSchema = z.nullable(z.tuple([z.string(), z.string(), z.number(), z.array(z.string()), z.string()]))
const doneSchema = z.literal(1)

/**
 * Keeps each room as a Redis hash, `together:{code}`, over Upstash's REST protocol. One attempt an operation: whoever
 * asks tries again, which does nothing twice.
 */
export function redisRoomStore({ deadlineMs = 1000, ...options }: RedisRoomStoreOptions): RoomStore {
  const breaker = { failuresInRow: 8, restMs: 1000 }
  const { redis, run } = redisClient({ ...options, deadlineMs, breaker })
  const remembered = rememberedRooms()

  async function evaluate<Value>(
    step: keyof typeof roomScripts,
    schema: z.ZodMiniType<Value>,
    keys: string[],
    args: readonly (string | number)[],
  ): Promise<Value> {
    const answer = await run(`a room's ${step}`, () => redis.eval(roomScripts[step], keys, args.map(String))).catch(
      (error: unknown) => {
        throw error instanceof RedisError ? roomWaits(error) : error
      },
    )
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw roomWaits()
    return parsed.data
  }

  return {
    isLocal: false,
    create: async (room) => {
      const schema = z.union([z.literal(0), doneSchema])
      const created = (await evaluate('create', schema, [keyOf(room.code)], ['', room.at, ...written(room)])) === 1
      if (created) remembered.noteWrite(room.code, room, { hash: '', now: room.at })
      return created
    },
    look: async (code, { hash, now }, known) => {
      const look = readLook(await evaluate('look', lookSchema, [keyOf(code)], [hash, now, known ?? '']))
      remembered.noteLook(code, look, now)
      return look
    },
    recall: remembered.recall,
    find: async (code, { hash, now }, { address }) => {
      const args = [hash, now, missLimit.most, missLimit.ms]
      const schema = z.union([lookSchema, z.number()])
      const found = await evaluate('find', schema, [keyOf(code), missesOf(address)], args)
      return typeof found === 'number' ? { waitMs: found } : readLook(found)
    },
    swap: async (code, version, next, asking) => {
      const schema = z.union([lookSchema, doneSchema])
      const args = [asking.hash, asking.now, version, ...(next ? written(next) : ['', '', ''])]
      const swapped = await evaluate('swap', schema, [keyOf(code)], args)
      if (swapped === 1) {
        remembered.noteWrite(code, next, asking)
        return 'done'
      }
      const look = readLook(swapped)
      remembered.noteLook(code, look, asking.now)
      return look
    },
  }
}

/** The arguments of `write`. */
function written(room: RoomState): (string | number)[] {
  const { settlesAt, changedAt } = timesOf(room)
  return [room.version, `${settlesAt} ${changedAt}`, JSON.stringify(room), lifeMs / 1000, ...hashesByPlace(room)]
}

/** @returns null also for a room that this version of the site cannot read */
function readLook(result: z.infer<typeof lookSchema>): Look | null {
  if (!result) return null
  const [version, times, place, seen, text] = result
  const room = text === '' ? null : roomStateSchema.safeParse(parsedJson(text)).data
  if (room === undefined) return null
  const [settlesAt = 0, changedAt = 0] = times.split(' ').map(Number)
  return {
    version: Number(version),
    room,
    place: place < 0 ? null : place,
    seen: seen.map(Number),
    settlesAt,
    changedAt,
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
