import { atom, computed } from 'nanostores'
import { call } from '#src/api/client.ts'
import { type KnownRoom, pollRoom } from '#src/api/pollRoom.ts'
import { ApiError } from '#src/api/send.ts'
import { togetherEndpoints } from '#src/api/togetherEndpoints.ts'
import { z } from '#src/domain/schema.ts'
import type { CreateRoom, JoinRoom, PhoneAct } from '#src/domain/together/phoneActs.ts'
import type { Refusal } from '#src/domain/together/refusal.ts'
import type { RoomView } from '#src/domain/together/roomView.ts'
import { forgetRoom, keepRoom } from './keptRoom.ts'
import { randomText } from './randomText.ts'

/** The part of an error's body that a phone acts on (errorBodySchema of domain/errors.ts). */
const errorBodySchema = z.object({ error: z.object({ code: z.string() }) })

/** Where this phone stands: at the door, finding out whether it is in a room already, in one, or out of one again. */
export type DoorState =
  | { readonly at: 'door' }
  | { readonly at: 'asking'; readonly code: string }
  | { readonly at: 'inside' }
  | { readonly at: 'closed' }

export const $door = atom<DoorState>({ at: 'door' })

/** The room as this phone knows it; null outside. */
export const $room = atom<RoomView | null>(null)

/** Whether the site did not answer last time, so that the room may stand otherwise by now. */
export const $isWaiting = atom(false)

/** Acts of this phone that the site has not confirmed, oldest first. */
const $unsent = atom<readonly { readonly id: string; readonly act: PhoneAct }[]>([])

/** Why the last act did nothing; null after one that did. */
export const $refusal = atom<Refusal | null>(null)

/** This phone's vote on the title on screen, shown as soon as it is given. */
export const $ownVote = computed([$room, $unsent], (room, unsent) => {
  if (!room) return null
  const given = unsent.findLast(({ act }) => act.kind === 'vote' && isCurrent(room, act))
  return given?.act.kind === 'vote' ? given.act.vote : room.yourVote
})

function isCurrent(
  room: RoomView,
  { round, position }: { readonly round: number; readonly position: number },
): boolean {
  return round === room.round && position === room.position
}

/** Why a room could not be opened or entered: the code of the error; `offline` where nobody answered. */
export type DoorProblem = string

let known: KnownRoom | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** Counts the questions: the answer to one that an act has overtaken is ignored. */
let asked = 0
let failures = 0
let isSending = false

/** The wait after a failure doubles from `firstWait` to `longestWait`, in milliseconds. */
const firstWait = 1500
const longestWait = 12_000

/** Opens a room. @returns null, or why it could not be opened */
export function openRoom(wanted: Omit<CreateRoom, 'secret'>): Promise<DoorProblem | null> {
  return enter((secret) => call(togetherEndpoints.createRoom, { body: { ...wanted, secret } }))
}

/** Joins a room. @returns null, or why it could not be entered */
export function joinRoom(code: string, wanted: Omit<JoinRoom, 'secret'>): Promise<DoorProblem | null> {
  return enter((secret) => call(togetherEndpoints.joinRoom, { code, body: { ...wanted, secret } }))
}

/**
 * The secret of an attempt that may have been done although no answer came: a join that is sent again with it enters the
 * room as the same member. A room that is opened again is another one; the first is empty, found by nobody and gone after
 * two hours.
 */
let attempted: string | undefined

async function enter(ask: (secret: string) => Promise<KnownRoom>): Promise<DoorProblem | null> {
  attempted ??= randomText(22)
  try {
    take(await ask(attempted))
    attempted = undefined
    $door.set({ at: 'inside' })
    begin()
    return null
  } catch (error) {
    if (!isPassing(error)) attempted = undefined
    return problemOf(error)
  }
}

/**
 * Whether this phone is in a room already is known to its cookie alone: asks for the room.
 * @param isUnlikely the door stays as it is until the answer is yes
 */
export async function findRoom(code: string, isUnlikely = false): Promise<void> {
  if (!isUnlikely) $door.set({ at: 'asking', code })
  try {
    const found = await pollRoom(code, null)
    // Somebody may have come in by the form meanwhile.
    if (known) return
    failures = 0
    $isWaiting.set(false)
    take(found)
    $door.set({ at: 'inside' })
    begin()
  } catch (error) {
    if (isUnlikely) return
    if (isPassing(error)) {
      $isWaiting.set(true)
      failures += 1
      timer = setTimeout(() => void findRoom(code), waitAfterFailure())
      return
    }
    $isWaiting.set(false)
    forgetRoom(code)
    $door.set({ at: problemOf(error) === 'room_closed' ? 'closed' : 'door' })
  }
}

/** Does something in the room; sent again until the site has confirmed it. */
export function act(wanted: PhoneAct): void {
  $refusal.set(null)
  $unsent.set([...$unsent.get(), { id: randomText(12), act: wanted }])
  void sendActs()
}

async function sendActs(): Promise<void> {
  const code = known?.room.code
  if (isSending || !code) return
  isSending = true
  clearTimeout(timer)
  asked += 1
  try {
    for (let next = $unsent.get()[0]; next; next = $unsent.get()[0]) {
      const { room, etag, refused } = await call(togetherEndpoints.actInRoom, { code, body: next })
      $isWaiting.set(false)
      failures = 0
      if (room && etag) take({ room, etag })
      else leave('door')
      // After the new state: what the act changed never flickers back.
      $unsent.set($unsent.get().slice(1))
      $refusal.set(refused)
    }
  } catch (error) {
    if (isPassing(error)) {
      $isWaiting.set(true)
      failures += 1
    } else {
      // The site will never take this act. The next answer says how the room stands.
      $unsent.set($unsent.get().slice(1))
      if (hasLost(error)) leave('closed')
    }
  } finally {
    isSending = false
  }
  if (known) schedule(failures > 0 ? waitAfterFailure() : 0)
}

function take(next: KnownRoom): void {
  // An answer that was under way while an act was confirmed is older than what is on screen.
  if (known && next.room.code === known.room.code && next.room.version < known.room.version) return
  known = next
  keepRoom(next.room)
  $room.set(next.room)
}

function leave(to: 'door' | 'closed'): void {
  if (known) forgetRoom(known.room.code)
  known = null
  clearTimeout(timer)
  asked += 1
  $unsent.set([])
  $isWaiting.set(false)
  $room.set(null)
  $door.set({ at: to })
}

async function poll(): Promise<void> {
  if (!known || isSending) return
  asked += 1
  const own = asked
  try {
    const { nextPollMs, isChanged, ...next } = await pollRoom(known.room.code, known)
    if (own !== asked) return
    if (isChanged) take(next)
    failures = 0
    $isWaiting.set(false)
    schedule(nextPollMs)
    if ($unsent.get().length > 0) void sendActs()
  } catch (error) {
    if (own !== asked) return
    if (hasLost(error)) return leave('closed')
    failures += 1
    $isWaiting.set(true)
    schedule(waitAfterFailure())
  }
}

function waitAfterFailure(): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 5))
}

function schedule(ms: number): void {
  clearTimeout(timer)
  // A phone that nobody looks at asks nothing: to the others it is away.
  if (known && !document.hidden) timer = setTimeout(() => void wake(), ms)
}

async function wake(): Promise<void> {
  await ($unsent.get().length > 0 ? sendActs() : poll())
}

let isListening = false

function begin(): void {
  schedule(known?.room.nextPollMs ?? firstWait)
  if (isListening) return
  isListening = true
  const now = (): void => {
    if (document.hidden) clearTimeout(timer)
    else void wake()
  }
  document.addEventListener('visibilitychange', now)
  window.addEventListener('online', now)
  window.addEventListener('pageshow', now)
}

/** 401 and 403: the cookie is gone, or the room. */
function hasLost(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status)
}

/** The network, the store of rooms or a limit: the same act may be taken later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 429
}

function problemOf(error: unknown): DoorProblem {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline'
  try {
    return errorBodySchema.parse(JSON.parse(error.message.slice(error.message.indexOf(':') + 1))).error.code
  } catch {
    return 'offline'
  }
}
