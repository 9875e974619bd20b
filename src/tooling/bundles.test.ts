import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { bundleFunctions } from './bundleFunctions.ts'
import { projectRoot } from './projectRoot.ts'
import { loadFunctions } from './server/loadFunctions.ts'
import { startShelfServer } from './server/shelfServer.ts'
import { type ZippedFunction, zipSizes } from './zipSizes.ts'

/** KB of 1,000 bytes, as Netlify zips a function, less the telemetry that it puts into every one. */
const mostKb = 350

const sources = join(projectRoot, 'netlify', 'functions')
let folder: string
let bundles: string
let site: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moodlight-bundles-'))
  bundles = join(folder, 'functions')
  site = join(folder, 'site')
  await bundleFunctions({ out: bundles, publish: site })
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describe('the functions as Netlify zips them', () => {
  let zipped: ZippedFunction[]
  beforeAll(async () => {
    zipped = await zipSizes(bundles, { out: join(folder, 'zips'), telemetry: false })
  }, 120_000)

  it('are all there', async () => {
    const names = (await readdir(sources)).map((file) => file.replace('.ts', ''))
    expect(zipped.map(({ name }) => name).sort()).toEqual(names.sort())
  })

  it(`are at most ${mostKb} KB each`, () => {
    for (const { name, bytes } of zipped) expect(bytes / 1000, name).toBeLessThanOrEqual(mostKb)
  })

  it('keep the paths, schedules and rate limits of their sources', async () => {
    for (const { name, paths, schedule, rateLimit } of zipped) {
      const { config } = await import(pathToFileURL(join(sources, `${name}.ts`)).href)
      expect(paths, name).toEqual([config.path ?? []].flat())
      expect(schedule, name).toBe(config.schedule)
      if (!config.rateLimit) continue
      const { windowSize, windowLimit } = config.rateLimit
      expect(rateLimit, name).toMatchObject({ windowSize, windowLimit })
    }
  })
})

/** The bundled function as a new process would have it: a module of its own, that has fetched nothing yet. */
async function newMovies(url: string): Promise<(path: string) => Promise<Response>> {
  vi.stubEnv('URL', url)
  vi.stubEnv('LOG_REQUESTS', '0')
  const own = await mkdtemp(join(folder, 'process-'))
  await cp(join(bundles, 'movies.mjs'), join(own, 'movies.mjs'))
  const [movies] = await loadFunctions(own)
  return async (path) => {
    if (!movies) throw new Error('there is no such function')
    return await movies.handler(new Request(`https://moodlight.example${path}`), { geo: {} })
  }
}

describe('a bundled function', () => {
  it('answers with titles that it fetches from the site, once', async () => {
    const server = await startShelfServer(site)
    const ask = await newMovies(server.url)
    const responses = await Promise.all([ask('/api/movies?locale=pt'), ask('/api/movies?locale=pt&page=2')])
    for (const response of responses) {
      expect(response.status).toBe(200)
      expect(contract.movies.response.parse(await response.json()).length).toBeGreaterThan(0)
    }
    await ask('/api/movies/genre/comedy?locale=pt')
    expect([...server.seen.values()]).toEqual([1])
    await server.close()
  })

  it('asks a second time when the site fails once', async () => {
    let failures = 1
    const server = await startShelfServer(site, () => failures-- > 0)
    const ask = await newMovies(server.url)
    expect((await ask('/api/movies')).status).toBe(200)
    expect([...server.seen.values()]).toEqual([2])
    await server.close()
  })

  it('answers with nothing, and says so, while the site is down, and is well again with it', async () => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
    let isDown = true
    const server = await startShelfServer(site, () => isDown)
    const ask = await newMovies(server.url)
    const meanwhile = await ask('/api/movies')
    expect([meanwhile.status, meanwhile.headers.get('moodlight-degraded'), await meanwhile.json()]).toEqual([
      200,
      'empty',
      [],
    ])
    isDown = false
    const afterwards = await ask('/api/movies')
    expect([afterwards.status, afterwards.headers.get('moodlight-degraded')]).toEqual([200, null])
    await server.close()
  })

  it('does not wait longer than two seconds for a site that never answers', async () => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
    const server = await startShelfServer(site, () => false, 5000)
    const ask = await newMovies(server.url)
    const started = performance.now()
    expect((await ask('/api/movies')).headers.get('moodlight-degraded')).toBe('empty')
    expect(performance.now() - started).toBeLessThan(2000)
    await server.close()
  })
})
