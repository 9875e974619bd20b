import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '#src/api/contract.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { askFunction, unpackFunction } from '#src/tests/support/zippedFunction.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { loadFunctions } from '#src/tooling/site/loadFunctions.ts'
import { bundleFunctions } from './bundleFunctions.ts'
import { type ZippedFunction, zipSizes } from './zipSizes.ts'

/**
 * Size budgets in KB (1,000 bytes) of the zipped functions, without Netlify's telemetry. Names, descriptions and reasons
 * grow with each language.
 */
const mostKb = { withReasons: 550 * locales.length, withShelf: 400 * locales.length, others: 350 } as const

const sources = join(projectRoot, 'netlify', 'functions')
const functions = await loadFunctions(sources)
const names = (await readdir(sources)).map((file) => file.replace('.ts', ''))
const moduleSchema = z.object({
  config: z.object({
    path: z._default(z.union([z.string(), z.array(z.string())]), []),
    schedule: z.optional(z.string()),
    includedFiles: z.optional(z.array(z.string())),
    rateLimit: z.optional(z.object({ windowSize: z.number(), windowLimit: z.number() })),
  }),
})
async function configOf(name: string) {
  return moduleSchema.parse({ ...(await import(pathToFileURL(join(sources, `${name}.ts`)).href)) }).config
}
const configs = new Map(await Promise.all(names.map(async (name) => [name, await configOf(name)] as const)))
const withShelf = names.filter((name) => configs.get(name)?.includedFiles)
const withReasons = withShelf.filter((name) =>
  configs.get(name)?.includedFiles?.some((files) => files.includes('reasons')),
)
/** Commit hash, provided as COMMIT_REF like on Netlify. */
const commit = '0123456789ab'

let folder: string
let bundles: string
let zips: string
let zipped: ZippedFunction[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moodlight-bundles-'))
  zips = join(folder, 'zips')
  bundles = join(folder, 'functions')
  vi.stubEnv('COMMIT_REF', `${commit}cdef0123456789abcdef01234567`)
  await bundleFunctions(bundles)
  zipped = await zipSizes(bundles, { out: zips, telemetry: false })
}, 180_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describe('the functions as Netlify zips them', () => {
  it('are all there', async () => {
    expect(zipped.map(({ name }) => name).sort()).toEqual(names.toSorted())
  })

  it(`are at most ${mostKb.withShelf} KB each with the shelf, ${mostKb.withReasons} with its reasons, ${mostKb.others} without`, () => {
    for (const { name, bytes } of zipped) {
      const shelf = withReasons.includes(name) ? mostKb.withReasons : mostKb.withShelf
      const most = withShelf.includes(name) ? shelf : mostKb.others
      expect(bytes / 1000, name).toBeLessThanOrEqual(most)
    }
  })

  it('keep the paths, schedules and rate limits of their sources', () => {
    for (const { name, paths, schedule, rateLimit } of zipped) {
      const config = configs.get(name)
      expect(paths, name).toEqual([config?.path ?? []].flat())
      expect(schedule, name).toBe(config?.schedule)
      if (config?.rateLimit) expect(rateLimit, name).toMatchObject(config.rateLimit)
    }
  })
})

/** Values for the parameters of all endpoints that answer in the visitor's language. */
const examples: Readonly<Record<string, string>> = {
  country: 'DE',
  genre: 'comedy',
  id: 'movie-129',
  ids: 'movie-129,movie-13',
  moodId: 'cry',
  moods: 'calm:1',
  q: 'star',
}

function exampleOf(parameter: string): string {
  const example = examples[parameter]
  if (!example) throw new Error(`Add an example of "${parameter}" to src/tooling/build/bundles.test.ts.`)
  return example
}

interface Question {
  readonly path: string
  readonly endpoint: Endpoint
}

/** A request to every endpoint that answers in the visitor's language, by function. */
const questions = Object.groupBy(
  Object.values<Endpoint>(contract)
    .filter(({ query }) => 'locale' in query.shape)
    .map((endpoint): Question => {
      const pathname = endpoint.path.replace(/:(\w+)/g, (_, name) => exampleOf(name))
      const query = ['country', 'ids', 'moods', 'q'].filter((name) => name in endpoint.query.shape)
      return { path: `${pathname}?${query.map((name) => `${name}=${exampleOf(name)}`).join('&')}`, endpoint }
    }),
  ({ path }) => functions.find(({ matches }) => matches(path.split('?')[0] ?? ''))?.name ?? 'none',
)

describe('a zip, unpacked where nothing of the site can be reached,', () => {
  it.each(Object.entries(questions))('answers for %s in every language', async (name, asked = []) => {
    const unpacked = await unpackFunction(zips, name)
    const paths = locales.flatMap((locale) =>
      asked.map(({ path, endpoint }) => ({ path: `${path}&locale=${locale}`, endpoint })),
    )
    // Nothing listens at this URL, so functions that request the site itself would fail.
    const answers = await askFunction(
      unpacked,
      paths.map(({ path }) => path),
      { URL: 'http://127.0.0.1:9' },
    )
    for (const [index, { path, endpoint }] of paths.entries()) {
      const answer = answers[index]
      expect([answer?.status, answer?.headers['moodlight-degraded']], path).toEqual([200, undefined])
      const body: unknown = endpoint.response.parse(JSON.parse(answer?.body ?? ''))
      expect(JSON.stringify(body).length, path).toBeGreaterThan(500)
    }
  })

  it('says of a number without a title that there is none', async () => {
    const unpacked = await unpackFunction(zips, 'titles')
    const [answer] = await askFunction(unpacked, ['/api/titles/movie-1'])
    expect(answer?.status).toBe(404)
  })

  it('tells how the shelf is, and the commit that was built, which no other function holds', async () => {
    const unpacked = await unpackFunction(zips, 'health')
    const [answer] = await askFunction(unpacked, ['/api/health'])
    const said = contract.health.response.parse(JSON.parse(answer?.body ?? ''))
    expect(said).toMatchObject({ status: 'ok', build: commit, shelf: { state: 'ok' } })
    for (const file of (await readdir(bundles)).filter((name) => name.endsWith('.mjs'))) {
      const code = await readFile(join(bundles, file), 'utf8')
      expect(code.includes(commit), file).toBe(file === 'health.mjs')
    }
  })

  it.each([...withShelf])('%s never answers with nothing where the shelf cannot be read', async (name) => {
    const unpacked = await unpackFunction(zips, name)
    await rm(join(unpacked, 'shelf'), { recursive: true })
    const paths = name === 'health' ? ['/api/health'] : (questions[name] ?? []).map(({ path }) => path)
    for (const { status, headers, body } of await askFunction(unpacked, paths)) {
      if (name === 'health') {
        expect(JSON.parse(body)).toMatchObject({ status: 'degraded', shelf: { state: 'failing' } })
      } else {
        expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5'])
        expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } })
      }
    }
  })
})
