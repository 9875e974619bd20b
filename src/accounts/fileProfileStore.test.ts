import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectUnavailable } from '#src/tests/contracts/expectUnavailable.ts'
import { profileStoreContract } from '#src/tests/contracts/profileStore.ts'
import { profileStoreChangesContract } from '#src/tests/contracts/profileStoreChanges.ts'
import { profileStoreDamageContract } from '#src/tests/contracts/profileStoreDamage.ts'
import { profileStoreEveningContract } from '#src/tests/contracts/profileStoreEvening.ts'
import type { ProfileStoreUnderTest } from '#src/tests/contracts/profileStorePlace.ts'
import { accountIdOf } from './accountId.ts'
import { fileProfileStore } from './fileProfileStore.ts'

const id = accountIdOf('google', 'the one of these tests')
const identity = { provider: 'google', firstName: 'Secret', lastName: '', email: '', profileImageUrl: '' }
const secrets = [id, identity.firstName]

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'))
  path = join(folder, 'made', 'accounts.json')
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const inFile = (): ProfileStoreUnderTest => ({
  store: fileProfileStore(path),
  other: fileProfileStore(path),
  corrupt: async (accountId, field, text) => {
    const held = JSON.parse(await readFile(path, 'utf8'))
    held.accounts[accountId][field] = text
    await writeFile(path, JSON.stringify(held))
  },
  corruptEvening: async (accountId, field, text) => {
    const held = JSON.parse(await readFile(path, 'utf8'))
    held.evenings[accountId] = { ...held.evenings[accountId], [field]: text }
    await writeFile(path, JSON.stringify(held))
  },
  everything: async () => {
    const files = await readdir(join(folder, 'made'))
    const texts = await Promise.all(files.map((file) => readFile(join(folder, 'made', file), 'utf8')))
    return texts.join('\n')
  },
})
profileStoreContract('the file store', inFile)
profileStoreChangesContract('the file store', inFile)
profileStoreDamageContract('the file store', inFile)
profileStoreEveningContract('the file store', inFile)

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
      import { newSessionRecord } from '#src/accounts/sessionRecord.ts'
      const store = fileProfileStore(process.env.ACCOUNTS_FILE)
      for (let at = 0; at < 40; at++) {
        await store.openSession('${id}', newSessionRecord({ browser: null, system: null }))
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
    expect(profile?.sessions).toHaveLength(50)
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
    expectUnavailable(await store.create(id, identity).catch((reason: unknown) => reason), secrets)
    expectUnavailable(await store.read(id).catch((reason: unknown) => reason), secrets)
    expect(await readFile(broken, 'utf8')).toBe('{"accounts": Secret')
  })
})
