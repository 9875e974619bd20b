import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const connections = 50
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20)
const ports = { site: 4391, bare: 4392 }

/** Requested paths, with the minimum throughput relative to the bare server. */
const targets = [
  { path: '/api/movies?country=US&locale=en', least: 0.5 },
  { path: '/api/mood-recommendations/cry?country=BR&locale=pt', least: 0.5 },
  { path: '/api/streaming-platforms?country=DE&locale=de', least: 0.5 },
  { path: '/mood/cry/', least: 0.6 },
  { path: '/about/', least: 0.6 },
] as const

/**
 * Load test of the local production server, compared in the same run with a bare node:http server that sends the same
 * bytes: the ratio hardly depends on the machine. BENCH_SECONDS sets the duration per path (default 20).
 */
export async function benchHttp(): Promise<void> {
  const site = await start('src/tooling/serve.ts', ['--no-build'], { PORT: String(ports.site) }, 'Moodlight is on')
  try {
    const rows: Record<string, Record<string, string | number>> = {}
    for (const { path, least } of targets) {
      const url = `http://127.0.0.1:${ports.site}${path}`
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !hopByHop.has(name)))
      const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
      const bare = await start(
        'src/tooling/bench/bareServer.ts',
        [],
        { PORT: String(ports.bare), BODY: body, HEADERS: JSON.stringify(headers) },
        'bare',
      )
      try {
        await load(url, 2)
        const ours = await load(url, seconds)
        await load(`http://127.0.0.1:${ports.bare}/`, 2)
        const theirs = await load(`http://127.0.0.1:${ports.bare}/`, seconds)
        const ratio = ours.requests.average / theirs.requests.average
        rows[path] = {
          'requests/s': Math.round(ours.requests.average),
          'bare requests/s': Math.round(theirs.requests.average),
          ratio: `${(ratio * 100).toFixed(0)} % (wanted ${least * 100})`,
          'p99 ms': ours.latency.p99,
          'bare p99 ms': theirs.latency.p99,
          errors: ours.errors + ours.non2xx + ours.timeouts,
        }
      } finally {
        await stop(bare)
      }
    }
    console.log(`\nThe local production server, ${connections} connections, ${seconds} s each`)
    console.table(rows)
    await benchMemory(site)
  } finally {
    await stop(site)
  }
}

/**
 * Measures growth of resident memory under sustained load, to detect leaks. BENCH_MEMORY_SECONDS sets the duration
 * (default 300). Linux only (/proc).
 */
async function benchMemory(site: ChildProcess): Promise<void> {
  const length = Number(process.env['BENCH_MEMORY_SECONDS'] ?? 300)
  const url = `http://127.0.0.1:${ports.site}/api/movies?country=US&locale=en`
  await load(url, Math.min(20, length))
  const before = residentKb(site)
  await load(url, length)
  const after = residentKb(site)
  const growth = (after - before) / before
  console.log(
    `Memory over ${length} s of load: ${mb(before)} to ${mb(after)} MB, ${(growth * 100).toFixed(1)} % (wanted at most 5)`,
  )
}

function residentKb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

const mb = (kb: number): string => (kb / 1024).toFixed(0)

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

function load(url: string, duration: number): ReturnType<typeof autocannon> {
  return autocannon({ url, connections, duration, workers: 1 })
}

async function start(script: string, args: string[], env: Record<string, string>, sign: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${projectRoot}/${script}`, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_REQUESTS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', (text) => {
      if (String(text).includes(sign)) done()
    })
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)))
  })
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
