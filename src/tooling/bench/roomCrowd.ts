import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import type { PhoneAct } from '#src/domain/together/phoneActs.ts'
import type { RoomPhone, SendToSite } from '#src/tests/support/roomPhone.ts'

/** What a crowd of phones has measured. Times in milliseconds, until the whole answer is there. */
export interface CrowdCounts {
  readonly acts: number[]
  readonly polls: number[]
  /** Answers by status. */
  readonly statuses: Map<string, number>
  /** Votes that were confirmed, and of those the ones that were read again from the room. */
  confirmed: number
  reread: number
  /** Confirmed votes that the room did not have, or had otherwise. */
  lost: number
  /** Votes on titles after which others took the next one out, by a veto, before the room was read again. */
  overtaken: number
  sentTwice: number
  /** Acts whose second arrival was answered otherwise than the first. */
  doubled: number
}

export const noCounts = (): CrowdCounts => ({
  acts: [],
  polls: [],
  statuses: new Map(),
  confirmed: 0,
  reread: 0,
  lost: 0,
  overtaken: 0,
  sentTwice: 0,
  doubled: 0,
})

let addresses = 0

/** Sends from an address of its own in 127.0.0.0/8 (Linux), since limits are counted by address. */
export function fromOwnAddress(site: string, { statuses }: CrowdCounts): SendToSite {
  const number = ++addresses
  const localAddress = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number % 250)}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
  const { hostname, port } = new URL(site)
  const send: SendToSite = (path, init) =>
    new Promise((done, fail) => {
      const { method = 'GET', headers, body } = init
      const sent = Object.fromEntries(new Headers(headers))
      const asked = request({ hostname, port, path, method, agent, headers: sent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          const key = `${method} ${status}`
          statuses.set(key, (statuses.get(key) ?? 0) + 1)
          const lines = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          )
          done(new Response(status === 304 ? null : Buffer.concat(parts), { status, headers: lines }))
        })
      })
      // A connection that the site closed while it was idle: browsers ask again over a new one.
      asked.on('error', (error) => (asked.reusedSocket ? send(path, init).then(done, fail) : fail(error)))
      asked.end(typeof body === 'string' ? body : undefined)
    })
  return send
}

/** A phone that somebody holds who votes without reading: polls as it is told, and acts when it may. */
export class HeldPhone {
  readonly phone: RoomPhone
  readonly #counts: CrowdCounts
  readonly #isOpener: boolean
  #unread: { readonly id: string; readonly round: number; readonly position: number; readonly vote: string } | null =
    null

  constructor(phone: RoomPhone, counts: CrowdCounts, isOpener: boolean) {
    this.phone = phone
    this.#counts = counts
    this.#isOpener = isOpener
  }

  async hold(people: number, until: number): Promise<void> {
    await after(Math.random() * 1500)
    await this.#act({ kind: 'sendOwn', pool: 1, services: [], ruledOut: [] })
    while (Date.now() < until) {
      const started = performance.now()
      await this.phone.poll()
      this.#counts.polls.push(performance.now() - started)
      this.#readAgain()
      const next = this.#next(people)
      if (next) await this.#act(next)
      await after(1500)
    }
    await this.phone.poll()
    this.#readAgain()
  }

  #next(people: number): PhoneAct | null {
    const { phase, members, yourVote, round, position, hasMore, hasVeto } = this.phone.view
    const on = { round, position }
    if (phase === 'voting' && yourVote === null && Math.random() < 0.6) {
      if (hasVeto && Math.random() < 0.03) return { kind: 'veto', ...on }
      return { kind: 'vote', ...on, vote: Math.random() < 0.6 ? 'yes' : 'no' }
    }
    if (!this.#isOpener) return null
    if (phase === 'lobby' && members.length === people) return { kind: 'begin' }
    if (phase === 'match' && hasMore) return { kind: 'goOn', ...on }
    return phase === 'result' && hasMore ? { kind: 'twelveMore', round } : null
  }

  async #act(act: PhoneAct): Promise<void> {
    const id = randomBytes(9).toString('base64url')
    const title = this.phone.view.titles[this.phone.view.position] ?? ''
    const refused = await this.#send(act, id)
    if (act.kind === 'vote' && refused === null) {
      this.#counts.confirmed += 1
      this.#unread = { id: title, round: act.round, position: act.position, vote: act.vote }
      this.#readAgain()
    }
    if (Math.random() >= 0.1) return
    this.#counts.sentTwice += 1
    if ((await this.#send(act, id)) !== refused) this.#counts.doubled += 1
  }

  async #send(act: PhoneAct, id: string): Promise<unknown> {
    const started = performance.now()
    for (let wait = 1500; ; wait = Math.min(12_000, wait * 2)) {
      try {
        const refused = await this.phone.act(act, id)
        this.#counts.acts.push(performance.now() - started)
        return refused
      } catch (error) {
        // As phones do: the same act again, less and less often, until it is confirmed.
        if (!(error instanceof Error) || error.message !== 'room_waits') throw error
        await after(wait)
      }
    }
  }

  /** Looks for the last confirmed vote in what the room says now. */
  #readAgain(): void {
    const unread = this.#unread
    if (!unread) return
    const { round, position, phase, yourVote, last, you } = this.phone.view
    if (phase === 'voting' && round === unread.round && position === unread.position) {
      if (yourVote !== unread.vote) this.#counts.lost += 1
      return
    }
    this.#unread = null
    if (last?.id !== unread.id) {
      this.#counts.overtaken += 1
      return
    }
    this.#counts.reread += 1
    if (last.votes.find(({ place }) => place === you)?.vote !== unread.vote) this.#counts.lost += 1
  }
}
