import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { z } from '#src/domain/schema.ts'
import { startFunctionSite } from '#src/tests/support/functionSite.ts'
import { RoomPhone } from '#src/tests/support/roomPhone.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { type CrowdCounts, fromOwnAddress, HeldPhone, noCounts } from './roomCrowd.ts'

const phonesInRoom = 3
/** Wanted: 99 % of acts within so many milliseconds. */
const wantedP99 = 150
const memorySamples = 6

/**
 * Rooms of three phones, 200 at once, with rooms in memory and in a real Redis behind the REST protocol: how long acts and
 * questions take, whether every confirmed vote is there when the room is read again, also where an act arrives twice, how
 * memory grows, and what a room costs. Linux only (/proc, 127.0.0.0/8).
 * @param seconds of play with each store
 */
export async function benchTogether(seconds = 60, rooms = 200): Promise<void> {
  await play('memory', null, seconds, rooms)
  const redis = await startRedis()
  try {
    await play('Redis', redis, seconds, rooms)
  } finally {
    await redis.stop()
  }
}

interface Redis {
  readonly url: string
  readonly token: string
  readonly stop: () => Promise<void>
}

/** In a process of its own: beside 600 phones in this one it would be late. */
async function startRedis(): Promise<Redis> {
  const script = `${projectRoot}/src/tooling/bench/redisProcess.ts`
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const { url, token } = z.object({ url: z.string(), token: z.string() }).parse(JSON.parse(String(line)))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await once(child, 'exit')
  }
  return { url, token, stop }
}

async function play(store: string, redis: Redis | null, seconds: number, roomCount: number): Promise<void> {
  const environment = redis ? { UPSTASH_REDIS_REST_URL: redis.url, UPSTASH_REDIS_REST_TOKEN: redis.token } : {}
  const site = await startFunctionSite(environment)
  try {
    console.log(`\nRooms in ${store}; load of the machine before: ${load()}`)
    await costs(site.url, redis)
    const counts = noCounts()
    const opened = performance.now()
    const rooms = await openRooms(site.url, counts, roomCount)
    const opening = performance.now() - opened
    const memory = [residentMb(site.pid)]
    const [cpu, commands] = [cpuMs(site.pid), await commandCount(redis)]
    const started = Date.now()
    const until = started + seconds * 1000
    const sampling = setInterval(() => memory.push(residentMb(site.pid)), (seconds * 1000) / memorySamples)
    await Promise.all(
      rooms.flatMap((phones) =>
        phones.map((phone, at) => new HeldPhone(phone, counts, at === 0).hold(phones.length, until)),
      ),
    )
    clearInterval(sampling)
    const runs = counts.acts.length + counts.polls.length
    console.table({
      'rooms, phones': `${rooms.length}, ${rooms.flat().length}`,
      'to open and enter them': `${(opening / 1000).toFixed(1)} s`,
      acts: `${counts.acts.length}: ${percentiles(counts.acts)} (p99 wanted: ${wantedP99})`,
      questions: `${counts.polls.length}: ${percentiles(counts.polls)}`,
      'votes confirmed, read again, lost': `${counts.confirmed}, ${counts.reread}, ${counts.lost} (${counts.overtaken} overtaken)`,
      'acts sent twice, done twice': `${counts.sentTwice}, ${counts.doubled}`,
      'answers by status': [...counts.statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      'resident memory': `${memory.join(', ')} MB, from the start to the end in equal steps`,
      'processor time a run': `${((cpuMs(site.pid) - cpu) / runs).toFixed(2)} ms`,
      'a room’s minute': `${perMinute(runs, rooms.length, started)} runs, ${
        redis ? perMinute((await commandCount(redis)) - commands, rooms.length, started) : 0
      } commands`,
      'load of the machine after': load(),
    })
  } finally {
    await site.stop()
  }
}

/** What each thing that a phone does costs: measured alone, since commands of others would be counted with it. */
async function costs(url: string, redis: Redis | null): Promise<void> {
  const send = fromOwnAddress(url, noCounts())
  const [ana, rui] = [new RoomPhone(send), new RoomPhone(send)]
  const rows: Record<string, { commands: number; 'within scripts': number }> = {}
  const count = async (what: string, does: () => Promise<unknown>): Promise<void> => {
    const [before, within] = [await commandCount(redis), await innerCount(redis)]
    await does()
    const commands = (await commandCount(redis)) - before
    rows[what] = { commands, 'within scripts': (await innerCount(redis)) - within }
  }
  // The first time a script is sent in full, after its hash was not known.
  await ana.open()
  await rui.join(ana.code)
  await ana.act({ kind: 'leave' })
  await rui.act({ kind: 'leave' })
  await count('open', () => ana.open())
  await count('join', () => rui.join(ana.code))
  await ana.poll()
  await count('say what one watches with', () => ana.act({ kind: 'sendOwn', pool: 1, services: [], ruledOut: [] }))
  await count('begin', () => ana.act({ kind: 'begin' }))
  await rui.poll()
  await ana.poll()
  await count('ask, nothing changed', () => ana.poll())
  await count('vote', () => ana.vote('no'))
  await count('ask, something changed', () => rui.poll())
  await count('vote that decides', () => rui.vote('no'))
  await count('leave', () => rui.act({ kind: 'leave' }))
  if (redis) console.table(rows)
  await ana.act({ kind: 'leave' })
}

async function openRooms(url: string, counts: CrowdCounts, roomCount: number): Promise<RoomPhone[][]> {
  const openOne = async (): Promise<RoomPhone[]> => {
    const phones = Array.from({ length: phonesInRoom }, () => new RoomPhone(fromOwnAddress(url, counts)))
    for (const [at, phone] of phones.entries()) {
      const enter = () => (at === 0 ? phone.open() : phone.join(phones[0]?.code ?? ''))
      let said = await enter()
      while (said === 'room_waits') said = await enter()
      if (said !== '200') throw new Error(`a phone could not come in: ${said}`)
    }
    return phones
  }
  const rooms: RoomPhone[][] = []
  // As ten people open rooms at the same moment, again and again.
  while (rooms.length < roomCount) rooms.push(...(await Promise.all(Array.from({ length: 10 }, openOne))))
  return rooms
}

const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms`
}

function perMinute(count: number, rooms: number, started: number): string {
  return (count / rooms / ((Date.now() - started) / 60_000)).toFixed(0)
}

/** Calls of each command, as Redis counts them. */
async function commandStats(redis: Redis | null): Promise<[name: string, calls: number][]> {
  if (!redis) return []
  const headers = { authorization: `Bearer ${redis.token}` }
  const answer = await fetch(redis.url, { method: 'POST', headers, body: '["INFO","commandstats"]' })
  const { result: text } = z.object({ result: z.string() }).parse(await answer.json())
  return [...text.matchAll(/cmdstat_([\w|]+):calls=(\d+)/g)].map(([, name = '', calls]) => [name, Number(calls)])
}

/** Scripts that the site ran: what Upstash bills, since the site sends nothing else for rooms. */
async function commandCount(redis: Redis | null): Promise<number> {
  return sum(await commandStats(redis), (name) => name.startsWith('eval'))
}

async function innerCount(redis: Redis | null): Promise<number> {
  return sum(await commandStats(redis), (name) => !/^(eval|info|hello|client|config)/.test(name))
}

function sum(stats: readonly [name: string, calls: number][], isCounted: (name: string) => boolean): number {
  return stats.reduce((total, [name, calls]) => total + (isCounted(name) ? calls : 0), 0)
}

/** @returns MB */
function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}

/** Processor time of a process so far, in milliseconds (proc(5): utime and stime, in hundredths of a second). */
function cpuMs(pid: number): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}
