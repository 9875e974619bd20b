import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** Writes a site with a page that contains its origin, a worker that contains the page's hash, and further files. */
async function site(origin: string, more: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'moodlight-site-'))
  folders.push(root)
  const page = `<link rel="canonical" href="${origin}/about/">`
  const files = {
    'dist/about/index.html': page,
    'dist/_astro/shell.abc.js': 'run()',
    'dist/service-worker.js': `keep({"/about/":"${hashOf(page)}","/x/":"12345678"})`,
    '.netlify/moodlight-functions/movies.mjs': 'export default 1',
    '.netlify/v1/config.json': '{}',
    '.netlify/page-scripts.json': '{}',
    ...more,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return { root, origin }
}

const local = 'http://localhost:4321'
const hosted = 'https://moodlight.example'

describe('two builds', () => {
  it('are the same where only the address differs, and the worker only in the hashes of pages that hold it', async () => {
    expect(await differences(await site(hosted), await site(local))).toEqual({ files: [], compared: 6, addressed: 2 })
  })

  it('may differ in the commit that the health function names, and not elsewhere', async () => {
    const naming = (commit: string, name = 'health') => ({
      [`.netlify/moodlight-functions/${name}.mjs`]: `var buildCommit="${commit}";export default 1`,
    })
    const compare = async (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
      (await differences(await site(local, one), await site(local, other))).files
    expect(await compare(naming('c0ffeec0ffee'), naming('unknown'))).toEqual([])
    expect(await compare(naming('c0ffeec0ffee', 'movies'), naming('unknown', 'movies'))).toEqual([
      '.netlify/moodlight-functions/movies.mjs',
    ])
  })

  it('may lie in different folders, which servers’ code names', async () => {
    const [one, other] = await Promise.all([site(hosted), site(local)])
    for (const { root } of [one, other]) {
      const code = `init("${root}/src/pages/a.astro"); path("chunks/path.mjs")`
      await writeFile(join(root, '.netlify/moodlight-functions/movies.mjs'), code)
    }
    expect((await differences(one, other)).files).toEqual([])
  })

  it('may name packages beside them, and list the files of islands in another order', async () => {
    const code = (packages: string, islands: string) => ({
      '.netlify/moodlight-functions/movies.mjs': `from("${packages}/astro/x.js");({entryModules:{${islands}}})`,
    })
    const [one, same, other] = await Promise.all([
      site(hosted, code('../clone/node_modules', '"/a.tsx":"_astro/a.js","/b.tsx":"_astro/b.js"')),
      site(local, code('../../node_modules', '"/b.tsx":"_astro/b.js","/a.tsx":"_astro/a.js"')),
      site(local, code('../../node_modules', '"/b.tsx":"_astro/c.js","/a.tsx":"_astro/a.js"')),
    ])
    expect((await differences(one, same)).files).toEqual([])
    expect((await differences(one, other)).files).toEqual(['.netlify/moodlight-functions/movies.mjs'])
  })

  it.each([
    ['a page asks for a file with a query', { 'dist/about/index.html': `<script src="/_astro/shell.abc.js?dpl=1">` }],
    ['a file’s name differs', { 'dist/_astro/shell.xyz.js': 'run()' }],
    ['a function differs', { '.netlify/moodlight-functions/movies.mjs': 'export default 2' }],
    ['there is a file more for the host', { '.netlify/v1/skew-protection.json': '{}' }],
    ['the worker knows another hash', { 'dist/service-worker.js': 'keep({"/about/":"87654321","/x/":"12345678"})' }],
  ])('are not where %s', async (_, more) => {
    const { files } = await differences(await site(hosted, more), await site(local))
    expect(files).toContain(Object.keys(more)[0])
  })
})
