import { randomBytes } from 'node:crypto'
import { togetherEndpoints } from '#src/api/togetherEndpoints.ts'
import { errorBodySchema } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'
import type { PhoneAct } from '#src/domain/together/phoneActs.ts'
import type { RoomView } from '#src/domain/together/roomView.ts'

/** Sends a request to the site. */
export type SendToSite = (path: string, init: RequestInit) => Promise<Response>

const acted = togetherEndpoints.actInRoom.response
type Acted = z.output<typeof acted>

/** A phone in a room: it keeps the cookie, and what it knows of the room. */
export class RoomPhone {
  readonly secret = randomBytes(16).toString('base64url')
  readonly cookies = new Map<string, string>()
  room: RoomView | null = null
  etag: string | null = null
  readonly #send: SendToSite

  constructor(send: SendToSite) {
    this.#send = send
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await this.#send(path, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  post(path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** @returns the status, or the code of the error */
  async open(given: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const body = { secret: this.secret, moods: ['escape'], contentType: 'all', wishes: {}, country: 'BR', ...given }
    return await this.#learn(await this.post('/api/together', body))
  }

  async join(code: string, given: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return await this.#learn(await this.post(`/api/together/${code}/join`, { secret: this.secret, ...given }))
  }

  /** Asks how the room stands. */
  async poll(): Promise<string> {
    const headers = this.etag === null ? {} : { 'if-none-match': this.etag }
    return await this.#learn(await this.ask(`/api/together/${this.code}`, { headers }))
  }

  get code(): string {
    return this.room?.code ?? ''
  }

  /** The room as the phone knows it. */
  get view(): RoomView {
    if (!this.room) throw new Error('this phone is in no room')
    return this.room
  }

  /** @throws Error with the error's code where the act was not confirmed */
  async act(act: PhoneAct, id = randomBytes(9).toString('base64url')): Promise<Acted['refused']> {
    const answer = await this.post(`/api/together/${this.code}/acts`, { id, act })
    if (!answer.ok) throw new Error(errorBodySchema.parse(await answer.json()).error.code)
    const { room, etag, refused } = acted.parse(await answer.json())
    this.room = room
    this.etag = etag
    return refused
  }

  /** Votes on the title that the phone shows. */
  vote(vote: 'yes' | 'no'): Promise<Acted['refused']> {
    const { round, position } = this.view
    return this.act({ kind: 'vote', round, position, vote })
  }

  async #learn(answer: Response): Promise<string> {
    if (answer.status === 304) return '304'
    if (!answer.ok) return errorBodySchema.parse(await answer.json()).error.code
    const { room, etag } = togetherEndpoints.room.response.parse(await answer.json())
    this.room = room
    this.etag = etag
    return String(answer.status)
  }
}
