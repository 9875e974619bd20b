import { vi } from 'vitest'
import { nextPollHeader } from '#src/api/pollRoom.ts'
import { actOn, settled } from '#src/domain/together/actOn.ts'
import { joinRoomSchema, type PhoneAct, sendActSchema } from '#src/domain/together/phoneActs.ts'
import { viewFor } from '#src/domain/together/viewFor.ts'
import { start, TestRoom } from './testRoom.ts'

/** What a phone has asked, at a time in milliseconds since the test began. */
export interface AskedOfRoom {
  readonly at: number
  readonly what: 'polls' | 'joins' | 'acts'
  /** Of an act its id, of a join the secret. */
  readonly id: string
}

type Mood =
  | 'answers'
  | 'is down'
  | 'does it, and the answer is lost'
  | { readonly status: number; readonly code: string }

/**
 * A site with one room of three, in memory, as the browser's `fetch` of a test whose clock is fake: place 1 is the phone that
 * is tested, the others are somebody else.
 */
export class FakeRoomSite {
  readonly asked: AskedOfRoom[] = []
  readonly test: TestRoom
  mood: Mood = 'answers'

  constructor() {
    this.test = new TestRoom(3)
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => this.#answer(url, init))
  }

  get code(): string {
    return this.test.room.code
  }

  /** Somebody else acts; they are here as long as they do. */
  other(deed: Exclude<PhoneAct, { kind: 'setRoom' | 'sendOwn' | 'chooseForUs' }>): void {
    this.#tick()
    this.test.act(0, deed)
  }

  /** The times of what was asked since `at`, each less the one before. */
  gapsSince(at: number): number[] {
    const times = this.asked.filter((one) => one.at >= at).map((one) => one.at)
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  }

  #tick(): void {
    this.test.now = Date.now()
    this.test.room = settled(this.test.room, this.test.moment)
  }

  async #answer(url: string, { method, body, headers }: RequestInit): Promise<Response> {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
    const what = method !== 'POST' ? 'polls' : url.endsWith('/join') ? 'joins' : 'acts'
    const id =
      what === 'acts' ? sendActSchema.parse(sent).id : what === 'joins' ? joinRoomSchema.parse(sent).secret : ''
    this.asked.push({ at: Date.now() - start, what, id })
    const { mood } = this
    if (mood === 'is down') throw new TypeError('no network')
    if (typeof mood === 'object') return Response.json({ error: { code: mood.code } }, { status: mood.status })
    this.#tick()
    let refused: unknown = null
    if (what === 'acts') {
      const { act } = sendActSchema.parse(sent)
      if (act.kind === 'setRoom' || act.kind === 'sendOwn' || act.kind === 'chooseForUs') throw new Error(act.kind)
      const acted = actOn(this.test.room, { place: 1, id, deed: act }, this.test.moment)
      refused = acted.refused
      if (acted.room) this.test.room = acted.room
    }
    if (mood === 'does it, and the answer is lost') throw new TypeError('no network')
    const room = viewFor(this.test.room, 1, this.test.moment, true)
    const etag = `"${this.test.room.version}-3-1"`
    const head = { etag, [nextPollHeader]: String(room?.nextPollMs) }
    if (what === 'polls' && new Headers(headers).get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers: head })
    }
    return Response.json({ room, etag, ...(what === 'acts' && { refused }) }, { headers: head })
  }
}
