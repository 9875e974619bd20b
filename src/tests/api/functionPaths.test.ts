import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { z } from '#src/domain/schema.ts'
import { headersFile, redirectsFile } from '#src/tooling/build/netlifyFiles.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { loadFunctions } from '#src/tooling/site/loadFunctions.ts'

const folder = join(projectRoot, 'netlify/functions')
const functions = await loadFunctions(folder)
const someOrOne = z.union([z.string(), z.array(z.string())])
const configSchema = z.object({
  config: z.object({ path: z.optional(someOrOne), excludedPath: z.optional(someOrOne) }),
})

async function configOf(name: string) {
  const module: unknown = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
  const { path = [], excludedPath = [] } = configSchema.parse({ ...(module as object) }).config
  return { paths: [path].flat(), excluded: [excludedPath].flat() }
}

const navigations = ['/api/login', '/api/logout', '/api/auth/callback/:provider']
const known = [...new Set([...Object.values(contract).map(({ path }) => path), ...navigations])]

describe('the paths of functions', () => {
  it('below /api are exactly one function’s each, because nobody promises which of two would answer', () => {
    const paths = known.map((path) => path.replace(/:\w+/g, 'movie-129'))
    for (const path of [...paths, '/api', '/api/', '/api/nothing', '/api/auth', '/api/titles', '/api/titles/a/b']) {
      for (const spelling of [path, `${path.replace(/\/$/, '')}/`, path.toUpperCase()]) {
        const names = functions.filter(({ matches }) => matches(spelling)).map(({ name }) => name)
        expect(names, spelling).toHaveLength(1)
        if (paths.includes(path)) expect(names, spelling).not.toContain('unknown-api')
      }
    }
  })

  it('are left out of the one that answers for all the others', async () => {
    const names = (await readdir(folder)).map((file) => file.replace('.ts', '')).filter((one) => one !== 'unknown-api')
    const theirs = (await Promise.all(names.map(configOf))).flatMap(({ paths }) => paths)
    const { excluded } = await configOf('unknown-api')
    const expected = theirs.filter((path) => path.startsWith('/api'))
    const [missing, stale] = [
      expected.filter((path) => !excluded.includes(path)),
      excluded.filter((path) => !expected.includes(path)),
    ]
    expect(missing, 'Add these to excludedPath in netlify/functions/unknown-api.ts').toEqual([])
    expect(stale, 'Remove these from excludedPath in netlify/functions/unknown-api.ts').toEqual([])
  })

  it('hold each folder with headers of its own: the host puts them on answers for missing files, too', async () => {
    const { paths } = await configOf('missing-file')
    const rules = headersFile().matchAll(/^(\/.+)\/\*$/gm)
    const folders = [...rules].map(([, name]) => name ?? '')
    expect(folders).toContain('/_astro')
    for (const name of folders) expect(paths, name).toEqual(expect.arrayContaining([name, `${name}/*`]))
  })

  it('are the subject of no redirect: the host matches those before functions (https://github.com/netlify/cli/pull/6842)', () => {
    const rules = redirectsFile().matchAll(/^(\/\S*)/gm)
    const patterns = [...rules].map(
      ([, pathname = '']) => new URLPattern({ pathname: pathname.replaceAll('+', '\\+') }),
    )
    expect(patterns.some((pattern) => pattern.test({ pathname: '/pt/mood/cry' }))).toBe(true)
    const drawn = ['/title/movie-1-x/', '/pt/title/movie-1-x/', '/search/', '/de/search/', '/fr/nowhere/']
    for (const pathname of [...known.map((path) => path.replace(/:\w+/g, 'movie-129')), ...drawn]) {
      expect(
        patterns.filter((pattern) => pattern.test({ pathname })),
        pathname,
      ).toEqual([])
    }
  })
})
