import { Redis } from '@upstash/redis'
import { moodIds } from '#src/domain/mood.ts'
import { z } from '#src/domain/schema.ts'
import {
  endedSessionsField,
  exportOf,
  fieldsOfChange,
  fieldsOfIdentity,
  memorySwitch,
  methodField,
  moodHistoryField,
  mostEndedSessions,
  mostMoods,
  profileOf,
  type StoredFields,
  sessionVersionField,
} from './profileFields.ts'
import { AccountsUnavailableError, type ProfileStore } from './profileStore.ts'

export interface RedisProfileStoreOptions {
  readonly url: string
  readonly token: string
  /** Longest wait for one step, in milliseconds. */
  readonly deadlineMs?: number
}

/** A damaged version counts as 1, as it reads. */
const bump = (field: string): string => `local held = redis.call('HGET', KEYS[1], ${field}) or ''
    if #held > 15 or not string.match(held, '^[1-9][0-9]*$') then redis.call('HSET', KEYS[1], ${field}, 1) end
    return redis.call('HINCRBY', KEYS[1], ${field}, 1)`

/** A script runs as one step in Redis. KEYS[1] is the account; only `create` may make it. */
const scripts = {
  /** ARGV: the method's field, the date, then names and values for a new account. */
  create: `if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 3)) end
    redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
    return redis.call('HGETALL', KEYS[1])`,
  /** ARGV: names and values to write. */
  patch: `if redis.call('EXISTS', KEYS[1]) == 1 and #ARGV > 0 then redis.call('HSET', KEYS[1], unpack(ARGV)) end
    return redis.call('HGETALL', KEYS[1])`,
  /** ARGV: the switch's field, its text when on, the field, how many to keep, the mood, then all moods that there are. */
  recordMood: `if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
    local kept, known = { ARGV[5] }, {}
    for i = 6, #ARGV do known[ARGV[i]] = true end
    for mood in string.gmatch(redis.call('HGET', KEYS[1], ARGV[3]) or '', '[^,]+') do
      if known[mood] and #kept < tonumber(ARGV[4]) then kept[#kept + 1] = mood end
    end
    redis.call('HSET', KEYS[1], ARGV[3], table.concat(kept, ','))
    return 1`,
  /** ARGV: the field. */
  bump: `if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
    ${bump('ARGV[1]')}`,
  /** ARGV: the version's field, the field, the session's id, until when it is remembered, the time now, how many to keep. */
  endSession: `if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
    local kept = { ARGV[3] .. '.' .. ARGV[4] }
    for id, expiry in string.gmatch(redis.call('HGET', KEYS[1], ARGV[2]) or '', '([%w_%-]+)%.(%d+)') do
      if id ~= ARGV[3] and tonumber(expiry) > tonumber(ARGV[5]) then kept[#kept + 1] = id .. '.' .. expiry end
    end
    if #kept <= tonumber(ARGV[6]) then
      redis.call('HSET', KEYS[1], ARGV[2], table.concat(kept, ','))
      return 0
    end
    redis.call('HSET', KEYS[1], ARGV[2], '')
    ${bump('ARGV[1]')}`,
} as const

const keyOf = (accountId: string): string => `account:${accountId}`
const flat = (fields: StoredFields): string[] => [...fields].flat()
const namesAndValues = z.array(z.string()).check(z.refine((texts) => texts.length % 2 === 0))
const versionSchema = z.number().check(z.int(), z.nonnegative())

/**
 * Keeps each account as one Redis hash, `account:{id}`, over Upstash's REST protocol: a field of the hash for each of the profile.
 * No retries; a step that is late rejects, and may still have happened.
 */
export function redisProfileStore({ url, token, deadlineMs = 1500 }: RedisProfileStoreOptions): ProfileStore {
  const redis = new Redis({
    url,
    token,
    retry: { retries: 0 },
    // A new signal for each command: one that is shared would turn its abort into a success.
    signal: () => AbortSignal.timeout(deadlineMs),
    // Stored texts are read by their fields' types; the client must not guess at them.
    automaticDeserialization: false,
    // In base64 answers the text "OK" is ambiguous: somebody's name may be OK. All that is stored is valid UTF-8.
    responseEncoding: false,
    // One person's step must not wait for, or fail with, another's.
    enableAutoPipelining: false,
    enableTelemetry: false,
  })

  /** The client's own errors print the whole command with its values, so they are not kept as a cause either. */
  async function run<Value>(step: string, schema: z.ZodMiniType<Value>, send: () => Promise<unknown>): Promise<Value> {
    let answer: unknown
    try {
      answer = await send()
    } catch (error) {
      const kind = error instanceof Error ? error.name : 'unknown error'
      throw new AccountsUnavailableError(`The account store did not answer ${step} (${kind})`)
    }
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new AccountsUnavailableError(`The account store answered ${step} with something else`)
    return parsed.data
  }

  const evaluate = <Value>(
    step: keyof typeof scripts,
    schema: z.ZodMiniType<Value>,
    accountId: string,
    args: readonly string[],
  ): Promise<Value> => run(step, schema, () => redis.eval(scripts[step], [keyOf(accountId)], [...args]))

  async function fieldsIn(accountId: string): Promise<StoredFields | null> {
    // Without deserialisation HGETALL answers as Redis does: names and values in turn.
    const answer = await run('read', namesAndValues, () => redis.hgetall(keyOf(accountId)))
    return fieldsOf(answer)
  }

  return {
    read: async (accountId) => {
      const fields = await fieldsIn(accountId)
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
      return (await evaluate('recordMood', versionSchema, accountId, args)) === 1
    },
    bumpSessionVersion: (accountId) => evaluate('bump', versionSchema, accountId, [sessionVersionField]),
    endSession: async (accountId, { id, until }) => {
      const fields = [sessionVersionField, endedSessionsField]
      const args = [...fields, id, String(until), String(Date.now() / 1000), String(mostEndedSessions)]
      await evaluate('endSession', versionSchema, accountId, args)
    },
    remove: async (accountId) => {
      await run('remove', versionSchema, () => redis.del(keyOf(accountId)))
    },
    export: async (accountId) => {
      const fields = await fieldsIn(accountId)
      return fields && exportOf(accountId, fields)
    },
  }
}

/** @returns null for an empty hash, which in Redis is none */
function fieldsOf(texts: readonly string[]): StoredFields | null {
  const fields = new Map<string, string>()
  for (let at = 0; at + 1 < texts.length; at += 2) fields.set(texts[at] ?? '', texts[at + 1] ?? '')
  return fields.size > 0 ? fields : null
}
