import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleFunctions } from '#src/tooling/build/bundleFunctions.ts'
import { zipSizes } from '#src/tooling/build/zipSizes.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const rounds = 9
const wantedMs = 120
const run = promisify(execFile)

/** First request to each function; the slowest endpoint for functions with several. */
const questions = {
  movies: '/api/movies?country=US&locale=en',
  'tv-shows': '/api/tv-shows?country=BR&locale=pt',
  'mood-recommendations': '/api/mood-recommendations/cry?country=DE&locale=de',
  search: '/api/search?q=harbour&locale=fr',
  titles: '/api/titles/movie-129?country=ES&locale=es',
  'streaming-platforms': '/api/streaming-platforms?country=DE&locale=de',
  location: '/api/location',
  health: '/api/health',
} as const

/**
 * Prints the zipped sizes of the bundled functions, and the cold start cost of each: the time of its first call in a
 * new process (loading code, reading the catalogue, responding) compared with an empty function.
 */
export async function benchColdStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'moodlight-cold-'))
  try {
    const functions = join(folder, 'functions')
    await bundleFunctions(functions)
    const empty = join(functions, 'empty.mjs')
    await writeFile(empty, emptyFunction)
    await printSizes(functions, join(folder, 'zips'))
    await printCosts(functions, empty)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const emptyFunction = `export const config = { path: '/empty' }
export default async () => new Response('{}', { headers: { 'content-type': 'application/json' } })
`

async function printSizes(functions: string, out: string): Promise<void> {
  const sizes = await zipSizes(functions, { out: join(out, 'whole'), telemetry: true })
  const bare = await zipSizes(functions, { out: join(out, 'bare'), telemetry: false })
  const withoutTelemetry = new Map(bare.map(({ name, bytes }) => [name, bytes]))
  const netlifys = sizes.find(({ name }) => name === 'empty')?.bytes ?? 0
  console.log('\nFunctions as Netlify zips them, KB')
  console.table(
    Object.fromEntries(
      sizes.map(({ name, bytes }) => [
        name,
        {
          whole: kb(bytes),
          "without Netlify's telemetry": kb(withoutTelemetry.get(name) ?? 0),
          'our own part': kb(bytes - netlifys),
        },
      ]),
    ),
  )
}

const kb = (bytes: number): number => Math.round(bytes / 1000)

async function printCosts(functions: string, empty: string): Promise<void> {
  const files = new Set(await readdir(functions))
  const asked = Object.entries(questions).filter(([name]) => files.has(`${name}.mjs`))
  const times = new Map<string, number[]>()
  const note = (name: string, ms: number): unknown => times.set(name, [...(times.get(name) ?? []), ms])
  // Functions are interleaved, so that other load on the machine affects all of them equally.
  for (let round = 0; round < rounds; round++) {
    note('empty', await firstCall(empty, '/'))
    for (const [name, path] of asked) note(name, await firstCall(join(functions, `${name}.mjs`), path))
  }
  const empties = times.get('empty') ?? []
  console.log(`\nThe first call in a new process, median of ${rounds}, milliseconds`)
  console.table(
    Object.fromEntries(
      [...times].map(([name, all]) => [
        name,
        {
          'first call': median(all).toFixed(0),
          [`over an empty one (wanted ${wantedMs})`]: (median(all) - median(empties)).toFixed(0),
          'fastest over fastest': (Math.min(...all) - Math.min(...empties)).toFixed(0),
        },
      ]),
    ),
  )
}

async function firstCall(file: string, path: string): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [join(projectRoot, 'src/tooling/bench/coldStartProcess.ts'), file, path],
    {
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_REQUESTS: '0' },
    },
  )
  return Number(/took ([\d.]+)/.exec(stdout)?.[1])
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
