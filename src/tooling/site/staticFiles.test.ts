import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from './staticFiles.ts'

const kilobyte = 1024
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'moodlight-files-'))
  await mkdir(join(root, 'about'))
  await writeFile(join(root, 'about', 'index.html'), 'about')
  for (const name of ['one', 'two']) await writeFile(join(root, `${name}.png`), Buffer.alloc(60 * kilobyte, name))
})
afterAll(async () => await rm(root, { recursive: true }))

describe('files in memory', () => {
  it('are held once, however their address is spelled', async () => {
    const find = staticFiles(root)
    const file = await find('/about/')
    const spellings = Array.from({ length: 150 }, (_, times) => `/${'./'.repeat(times)}about/${'/'.repeat(times)}`)
    const found = await Promise.all([...spellings, '/about', '/%61bout/', '/x/../about/index.html'].map(find))
    expect(file).not.toBeNull()
    expect(new Set(found)).toEqual(new Set([file]))
    expect(found.every((one) => one === file)).toBe(true)
  })

  it('are bounded: the one that nobody asked for the longest goes', async () => {
    const find = staticFiles(root, 100 * kilobyte)
    const first = await find('/one.png')
    expect(await find('/one.png')).toBe(first)
    await find('/two.png')
    const again = await find('/one.png')
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })
})
