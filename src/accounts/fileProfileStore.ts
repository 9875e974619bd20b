import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { eveningLimits, mergeIntoFields } from './eveningFields.ts'
import { withLockFile } from './lockFile.ts'
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
import { isSessionField, sessionField, writeSessionRecord } from './sessionRecord.ts'

/** Values are validated per field, so that a damaged one does not invalidate the others. */
const fieldsByAccount = z.record(z.string(), z.record(z.string(), z.unknown()))
const fileSchema = z.object({ accounts: fieldsByAccount, evenings: z._default(fieldsByAccount, {}) })

type FieldsByAccount = Map<string, Map<string, string>>

interface Contents {
  readonly accounts: FieldsByAccount
  /** Marks and kept wishes. */
  readonly evenings: FieldsByAccount
}

/**
 * Stores accounts in one JSON file, for a machine without Redis. Several processes may share it: each write holds a
 * lock file, and the file is replaced atomically, so that reads need no lock. A file that is not valid JSON is left
 * unchanged, and every operation rejects.
 * @param path of the file; missing folders are created
 */
export function fileProfileStore(path: string): ProfileStore {
  let last: Promise<unknown> = Promise.resolve()

  /** Serializes the writes of one store in memory, to reduce contention for the lock file. */
  function change<Value>(step: string, edit: (contents: Contents) => Value): Promise<Value> {
    const mine = last.then(() => locked(step, edit))
    last = mine.catch(() => {})
    return mine
  }

  async function locked<Value>(step: string, edit: (contents: Contents) => Value): Promise<Value> {
    return orUnavailable(step, async () => {
      await mkdir(dirname(path), { recursive: true })
      for (;;) {
        const done = await withLockFile(`${path}.lock`, async (stillMine) => {
          const contents = await load(path)
          const value = edit(contents)
          return (await replace(path, contents, stillMine)) ? { value } : null
        })
        if (done) return done.value
      }
    })
  }

  const find = (step: string, accountId: string): Promise<StoredFields | null> =>
    orUnavailable(step, async () => (await load(path)).accounts.get(accountId) ?? null)

  return {
    read: async (accountId) => {
      const fields = await find('read', accountId)
      return fields && profileOf(fields)
    },
    create: async (accountId, identity) => {
      const [method, date] = [methodField(identity.provider), new Date().toISOString()]
      return change('create', ({ accounts }) => {
        const fields = accounts.get(accountId) ?? new Map(fieldsOfIdentity(identity))
        if (!fields.has(method)) fields.set(method, date)
        accounts.set(accountId, fields)
        return profileOf(fields)
      })
    },
    patch: (accountId, given) =>
      change('patch', ({ accounts }) => {
        const fields = accounts.get(accountId)
        if (!fields) return null
        for (const [name, text] of fieldsOfChange(given)) fields.set(name, text)
        return profileOf(fields)
      }),
    recordMood: (accountId, mood) =>
      change('recordMood', ({ accounts }) => {
        const fields = accounts.get(accountId)
        if (fields?.get(memorySwitch.field) !== memorySwitch.on) return false
        const { moodHistory } = profileOf(fields).preferences
        fields.set(moodHistoryField, [mood, ...moodHistory].slice(0, mostMoods).join())
        return true
      }),
    mergeEvening: (accountId, sent) =>
      change('mergeEvening', ({ accounts, evenings }) => {
        if (!accounts.has(accountId)) return null
        const fields = evenings.get(accountId) ?? new Map()
        const answer = mergeIntoFields(fields, sent, eveningLimits())
        if (fields.size > 0) evenings.set(accountId, fields)
        return answer
      }),
    openSession: (accountId, session) =>
      change('openSession', ({ accounts }) => {
        const fields = accounts.get(accountId)
        if (!fields) return false
        fields.set(sessionField(session.id), writeSessionRecord(session))
        for (const name of uselessFields(fields)) fields.delete(name)
        return true
      }),
    noteSession: (accountId, session) =>
      change('noteSession', ({ accounts }) => {
        const [fields, name] = [accounts.get(accountId), sessionField(session.id)]
        if (fields?.has(name)) fields.set(name, writeSessionRecord(session))
      }),
    endSession: (accountId, id) =>
      change('endSession', ({ accounts }) => void accounts.get(accountId)?.delete(sessionField(id))),
    endSessions: (accountId) =>
      change('endSessions', ({ accounts }) => {
        const fields = accounts.get(accountId)
        for (const name of [...(fields?.keys() ?? [])].filter(isSessionField)) fields?.delete(name)
      }),
    remove: (accountId) =>
      change('remove', ({ accounts, evenings }) => {
        accounts.delete(accountId)
        evenings.delete(accountId)
      }),
    export: (accountId) =>
      orUnavailable('export', async () => {
        const { accounts, evenings } = await load(path)
        const fields = accounts.get(accountId)
        return fields ? exportOf(accountId, fields, evenings.get(accountId) ?? new Map()) : null
      }),
  }
}

/**
 * File system errors contain the path and JSON errors quote the file, so only the kind is passed on.
 * @throws AccountsUnavailableError
 */
async function orUnavailable<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const kind = code || (error instanceof Error ? error.name : 'unknown error')
    throw new AccountsUnavailableError(`The account file failed at ${step} (${kind})`)
  }
}

async function load(path: string): Promise<Contents> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  const { accounts, evenings } = fileSchema.parse(text === null ? { accounts: {} } : JSON.parse(text))
  return { accounts: textsByAccount(accounts), evenings: textsByAccount(evenings) }
}

function textsByAccount(records: z.infer<typeof fieldsByAccount>): FieldsByAccount {
  return new Map(Object.entries(records).map(([id, fields]) => [id, textsIn(fields)]))
}

/**
 * Values other than strings come from manual edits; they are kept as JSON text, and used if the field's type can read
 * it.
 */
function textsIn(fields: Readonly<Record<string, unknown>>): Map<string, string> {
  const texts = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
  return new Map(texts)
}

/** Replaces the file atomically; readable by its owner only. @returns false if the lock was lost */
async function replace(path: string, contents: Contents, stillMine: () => Promise<boolean>): Promise<boolean> {
  const plain = { accounts: recordsOf(contents.accounts), evenings: recordsOf(contents.evenings) }
  const aside = `${path}.${randomUUID()}.new`
  try {
    await writeFile(aside, `${JSON.stringify(plain, null, 2)}\n`, { mode: 0o600 })
    if (!(await stillMine())) return false
    await rename(aside, path)
    return true
  } finally {
    await rm(aside, { force: true })
  }
}

function recordsOf(byAccount: FieldsByAccount) {
  return Object.fromEntries([...byAccount].map(([id, fields]) => [id, Object.fromEntries(fields)]))
}
