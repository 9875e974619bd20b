import { moodIds } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import { type RedisAddress, RedisError, redisClient } from '#src/upstash/redisClient.ts'
import { eveningLimits } from './eveningFields.ts'
import { eveningArguments, eveningResultSchema, eveningScript, readEveningAnswer } from './eveningScript.ts'
import {
  exportOf,
  fieldsOfChange,
  fieldsOfIdentity,
  memorySwitch,
  methodField,
  moodHistoryField,
  mostMoods,
  profileOf,
  type StoredFields,
  uselessFields,
} from './profileFields.ts'
import { AccountsUnavailableError, type ProfileStore } from './profileStore.ts'
import { sessionField, sessionFieldPrefix, writeSessionRecord } from './sessionRecord.ts'

export interface RedisProfileStoreOptions extends RedisAddress {
  /** Timeout of one operation, in milliseconds. */
  readonly deadlineMs?: number
  /**
   * Total time in milliseconds of all operations of a store that is created for a single request. Reading and patching,
   * which are idempotent, are then retried once; the first attempt may use half of the budget.
   */
  readonly budgetMs?: number
}

/** Lua scripts, which Redis runs atomically. KEYS: the account, which only `create` may create, and its evening. */
const scripts = {
  /** ARGV: the method's field, the date, then names and values of a new account's fields. */
  create: `if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 3)) end
    redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
    return redis.call('HGETALL', KEYS[1])`,
  /** ARGV: names and values of the fields to write. */
  patch: `if redis.call('EXISTS', KEYS[1]) == 1 and #ARGV > 0 then redis.call('HSET', KEYS[1], unpack(ARGV)) end
    return redis.call('HGETALL', KEYS[1])`,
  /**
   * ARGV: the field of the opt-in, its value when enabled, the history's field, its maximum length, the mood, then all
   * known moods.
   */
  recordMood: `if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
    local kept, known = { ARGV[5] }, {}
    for i = 6, #ARGV do known[ARGV[i]] = true end
    for mood in string.gmatch(redis.call('HGET', KEYS[1], ARGV[3]) or '', '[^,]+') do
      if known[mood] and #kept < tonumber(ARGV[4]) then kept[#kept + 1] = mood end
    end
    redis.call('HSET', KEYS[1], ARGV[3], table.concat(kept, ','))
    return 1`,
  /** ARGV: the session's field and value. */
  openSession: `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end
    return redis.call('HGETALL', KEYS[1])`,
  /** ARGV: the session's field and value. */
  noteSession: `if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
    redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
    return 1`,
  /** ARGV: the prefix of session fields. */
  endSessions: `local ended = 0
    for _, name in ipairs(redis.call('HKEYS', KEYS[1])) do
      if string.sub(name, 1, #ARGV[1]) == ARGV[1] then ended = ended + redis.call('HDEL', KEYS[1], name) end
    end
    return ended`,
  mergeEvening: eveningScript,
} as const

/** Idempotent operations, which may be retried. */
const repeatable: ReadonlySet<string> = new Set(['read', 'patch', 'mergeEvening'])

const keyOf = (accountId: string): string => `account:${accountId}`
const eveningKeyOf = (accountId: string): string => `account:${accountId}:evening`
const flat = (fields: StoredFields): string[] => [...fields].flat()
const namesAndValues = z.array(z.string()).check(z.refine((texts) => texts.length % 2 === 0))
const countSchema = z.number().check(z.int(), z.nonnegative())

/**
 * Stores each account as a Redis hash, `account:{id}`, with one hash field per profile field, and its marks and wishes as
 * another, `account:{id}:evening`, over Upstash's REST protocol. One attempt per operation, or two with a budget. An operation that times out rejects, but may still take
 * effect.
 */
export function redisProfileStore({ url, token, deadlineMs = 1500, budgetMs }: RedisProfileStoreOptions): ProfileStore {
  const started = performance.now()
  const timeLeft = (): number => (budgetMs === undefined ? deadlineMs : budgetMs - (performance.now() - started))
  let nextDeadlineMs = deadlineMs
  // The operations of one request run sequentially, so a single variable suffices for the client's deadline.
  const client = redisClient({ url, token, deadlineMs: () => nextDeadlineMs })
  const { redis } = client

  /** @throws AccountsUnavailableError */
  async function run<Value>(step: string, schema: z.ZodMiniType<Value>, send: () => Promise<unknown>): Promise<Value> {
    const attempt = (mostMs: number): Promise<unknown> => {
      nextDeadlineMs = Math.max(0, Math.ceil(Math.min(mostMs, timeLeft())))
      return client.run(step, send)
    }
    const isRepeated = budgetMs !== undefined && repeatable.has(step)
    const answer = await attempt(isRepeated ? budgetMs / 2 : deadlineMs)
      .catch((error: unknown) => {
        if (!isRepeated || timeLeft() <= 0) throw error
        return attempt(timeLeft())
      })
      .catch((error: unknown) => {
        throw error instanceof RedisError ? new AccountsUnavailableError(error.message) : error
      })
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new AccountsUnavailableError(`The account store answered ${step} with something else`)
    return parsed.data
  }

  const evaluate = <Value>(
    step: keyof typeof scripts,
    schema: z.ZodMiniType<Value>,
    accountId: string,
    args: readonly string[],
  ): Promise<Value> =>
    run(step, schema, () => redis.eval(scripts[step], [keyOf(accountId), eveningKeyOf(accountId)], [...args]))

  async function fieldsIn(key: string): Promise<StoredFields | null> {
    // Without deserialization HGETALL returns names and values alternately, as Redis does.
    const answer = await run('read', namesAndValues, () => redis.hgetall(key))
    return fieldsOf(answer)
  }

  return {
    read: async (accountId) => {
      const fields = await fieldsIn(keyOf(accountId))
      return fields && profileOf(fields)
    },
    create: async (accountId, identity) => {
      const method = [methodField(identity.provider), new Date().toISOString()]
      const args = [...method, ...flat(fieldsOfIdentity(identity))]
      const fields = fieldsOf(await evaluate('create', namesAndValues, accountId, args))
      if (!fields) throw new AccountsUnavailableError('The account store lost a new account')
      return profileOf(fields)
    },
    patch: async (accountId, change) => {
      const fields = fieldsOf(await evaluate('patch', namesAndValues, accountId, flat(fieldsOfChange(change))))
      return fields && profileOf(fields)
    },
    recordMood: async (accountId, mood) => {
      const { field, on } = memorySwitch
      const args = [field, on, moodHistoryField, String(mostMoods), mood, ...moodIds]
      return (await evaluate('recordMood', countSchema, accountId, args)) === 1
    },
    mergeEvening: async (accountId, change) => {
      const args = eveningArguments(change, eveningLimits())
      return readEveningAnswer(await evaluate('mergeEvening', eveningResultSchema, accountId, args))
    },
    openSession: async (accountId, session) => {
      const args = [sessionField(session.id), writeSessionRecord(session)]
      const fields = fieldsOf(await evaluate('openSession', namesAndValues, accountId, args))
      // Ended sessions never become valid again, so deleting the expired ones is safe despite concurrent updates.
      const useless = fields ? uselessFields(fields) : []
      if (useless.length > 0) await run('openSession', countSchema, () => redis.hdel(keyOf(accountId), ...useless))
      return fields !== null
    },
    noteSession: async (accountId, session) => {
      const args = [sessionField(session.id), writeSessionRecord(session)]
      await evaluate('noteSession', countSchema, accountId, args)
    },
    endSession: async (accountId, id) => {
      await run('endSession', countSchema, () => redis.hdel(keyOf(accountId), sessionField(id)))
    },
    endSessions: async (accountId) => {
      await evaluate('endSessions', countSchema, accountId, [sessionFieldPrefix])
    },
    remove: async (accountId) => {
      await run('remove', countSchema, () => redis.del(keyOf(accountId), eveningKeyOf(accountId)))
    },
    export: async (accountId) => {
      const fields = await fieldsIn(keyOf(accountId))
      return fields && exportOf(accountId, fields, (await fieldsIn(eveningKeyOf(accountId))) ?? new Map())
    },
  }
}

/** @returns null for an empty hash, which Redis does not distinguish from a missing one */
function fieldsOf(texts: readonly string[]): StoredFields | null {
  const fields = new Map<string, string>()
  for (let at = 0; at + 1 < texts.length; at += 2) fields.set(texts[at] ?? '', texts[at + 1] ?? '')
  return fields.size > 0 ? fields : null
}
