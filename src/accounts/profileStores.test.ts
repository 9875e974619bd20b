import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profileStoreContract } from '#src/tests/contracts/profileStore.ts'
import { profileStoreDamageContract } from '#src/tests/contracts/profileStoreDamage.ts'
import type { ProfileStoreUnderTest } from '#src/tests/contracts/profileStorePlace.ts'
import { type RestBridge, startRestBridge } from '#src/tests/support/redisRestBridge.ts'
import { type RunningRedis, startRedis } from '#src/tests/support/redisServer.ts'
import { accountIdOf } from './accountId.ts'
import { fileProfileStore } from './fileProfileStore.ts'
import { AccountsUnavailableError } from './profileStore.ts'
import { redisProfileStore } from './redisProfileStore.ts'

const id = accountIdOf('google', 'the one of these tests')
const identity = { provider: 'google', firstName: 'Secret', lastName: '', email: '', profileImageUrl: '' }

let redis: RunningRedis
let bridge: RestBridge
let folder: string
let path: string
beforeAll(async () => {
  redis = await startRedis()
  bridge = await startRestBridge(redis.port)
  folder = await mkdtemp(join(tmpdir(), 'accounts-'))
  path = join(folder, 'made', 'accounts.json')
})
afterAll(async () => {
  await bridge.stop()
  await redis.stop()
  await rm(folder, { recursive: true })
})

const inRedis = (): ProfileStoreUnderTest => ({
  // Longer than in life: hundreds of steps at once on a busy machine are no failure.
  store: redisProfileStore({ ...bridge, deadlineMs: 20_000 }),
  other: redisProfileStore({ ...bridge, deadlineMs: 20_000 }),
  corrupt: async (accountId, field, text) => void (await bridge.command('HSET', `account:${accountId}`, field, text)),
  everything: async () => {
    const keys = await scannedKeys()
    return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await bridge.command('HGETALL', key)])))
  },
})
profileStoreContract('the Redis store', inRedis)
profileStoreDamageContract('the Redis store', inRedis)

async function scannedKeys(): Promise<string[]> {
  const keys: string[] = []
  let cursor = '0'
  do {
    const [next, found] = (await bridge.command('SCAN', cursor)) as [string, string[]]
    keys.push(...found)
    cursor = next
  } while (cursor !== '0')
  return keys
}

describe('the Redis store', () => {
  it('keeps one key for each account, apart from the cache', async () => {
    await bridge.command('FLUSHALL')
    const store = redisProfileStore({ ...bridge })
    await store.create(id, identity)
    await store.patch(id, { keepsMoodHistory: true })
    await store.recordMood(id, 'laugh')
    expect(await scannedKeys()).toEqual([`account:${id}`])
    await store.remove(id)
    expect(await scannedKeys()).toEqual([])
  })

  it('rejects within its deadline when Redis is slow, once and without values', async () => {
    let calls = 0
    const silent = createServer(() => {
      calls++
    })
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const slow = redisProfileStore({ url: `http://127.0.0.1:${port}`, token: 't' })
    const started = performance.now()
    const error = await slow.create(id, identity).catch((reason: unknown) => reason)
    expect(performance.now() - started).toBeLessThan(2500)
    expectSilent(error)
    expect(calls).toBe(1)
    silent.closeAllConnections()
    silent.close()
  })

  it('rejects without values when the key is no account, or the token is wrong', async () => {
    await bridge.command('SET', `account:${id}`, 'Secret')
    const store = redisProfileStore({ ...bridge })
    expectSilent(await store.create(id, identity).catch((reason: unknown) => reason))
    expectSilent(await store.read(id).catch((reason: unknown) => reason))
    await store.remove(id)
    const stranger = redisProfileStore({ ...bridge, token: 'wrong' })
    expectSilent(await stranger.create(id, identity).catch((reason: unknown) => reason))
  })
})

function expectSilent(error: unknown): void {
  expect(error).toBeInstanceOf(AccountsUnavailableError)
  const told = `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? String(error.cause) : ''}`
  expect(told).not.toContain('Secret')
  expect(told).not.toContain(id)
}

const inFile = (): ProfileStoreUnderTest => ({
  store: fileProfileStore(path),
  other: fileProfileStore(path),
  corrupt: async (accountId, field, text) => {
    const held = JSON.parse(await readFile(path, 'utf8'))
    held.accounts[accountId][field] = text
    await writeFile(path, JSON.stringify(held))
  },
  everything: async () => {
    const files = await readdir(join(folder, 'made'))
    const texts = await Promise.all(files.map((file) => readFile(join(folder, 'made', file), 'utf8')))
    return texts.join('\n')
  },
})
profileStoreContract('the file store', inFile)
profileStoreDamageContract('the file store', inFile)

describe('the file store', () => {
  it('leaves nothing but its file, which only its owner can read', async () => {
    expect(await readdir(join(folder, 'made'))).toEqual(['accounts.json'])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('loses nothing of what two other processes write at once', async () => {
    const shared = join(folder, 'shared.json')
    await fileProfileStore(shared).create(id, identity)
    const program = (worker: string): string => `
      import { fileProfileStore } from '#src/accounts/fileProfileStore.ts'
      const store = fileProfileStore(process.env.ACCOUNTS_FILE)
      for (let at = 0; at < 40; at++) {
        await store.bumpSessionVersion('${id}')
        await store.create('${id}', { ...${JSON.stringify(identity)}, provider: '${worker}' + at })
      }`
    const ends = ['first', 'second'].map(async (worker) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program(worker)], {
        env: { ...process.env, ACCOUNTS_FILE: shared },
        stdio: 'inherit',
      })
      return (await once(child, 'exit'))[0]
    })
    expect(await Promise.all(ends)).toEqual([0, 0])
    const profile = await fileProfileStore(shared).read(id)
    expect(profile?.sessionVersion).toBe(81)
    expect(profile?.methods).toHaveLength(81)
  })

  it('takes over the lock of a process that died', async () => {
    const own = join(folder, 'left.json')
    await writeFile(`${own}.lock`, '')
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(`${own}.lock`, longAgo, longAgo)
    const stores = Array.from({ length: 8 }, () => fileProfileStore(own))
    await Promise.all(stores.map((store, at) => store.create(id, { ...identity, provider: `p${at}` })))
    expect((await stores[0]?.read(id))?.methods).toHaveLength(8)
  })

  it('rejects, and touches nothing, when its file is no JSON', async () => {
    const broken = join(folder, 'broken.json')
    await writeFile(broken, '{"accounts": Secret')
    const store = fileProfileStore(broken)
    expectSilent(await store.create(id, identity).catch((reason: unknown) => reason))
    expectSilent(await store.read(id).catch((reason: unknown) => reason))
    expect(await readFile(broken, 'utf8')).toBe('{"accounts": Secret')
  })
})
