import type { Random } from '#src/components/posters/random.ts'
import type { Ask } from './ask.ts'
import type { CdnPolicy } from './cdnPolicy.ts'
import type { Run } from './functionRuns.ts'
import type { Ledger, Place } from './ledger.ts'
import type { VirtualClock } from './virtualClock.ts'

interface Copy {
  readonly freshUntil: number
  readonly deadAfter: number
  /** A run that makes a newer one is under way until then. */
  renewedAt: number
}

interface NetworkOptions {
  readonly clock: VirtualClock
  readonly random: Random
  readonly ledger: () => Ledger
  readonly run: (ask: Ask, now: number) => Run
  /** Share of the requests for shared answers that the CDN is made to answer, whatever it has; null where that is an outcome. */
  readonly forcedHits: number | null
}

/**
 * The CDN: each location keeps its own copies, and what is `durable` lies once for all of them behind. A stale copy is sent while one request asks anew.
 * Locations do not join requests for the same answer that miss at the same moment; nothing is pushed out for lack of space.
 */
export function edgeNetwork({ clock, random, ledger, run, forcedHits }: NetworkOptions) {
  const edges = new Map<string, Map<string, Copy>>()
  const durable = new Map<string, Copy>()

  function edgeOf(name: string): Map<string, Copy> {
    const known = edges.get(name)
    if (known) return known
    const made = new Map<string, Copy>()
    edges.set(name, made)
    return made
  }

  /** A run whose answer lies on the edge, and behind, as soon as it is out. */
  function ask(edge: Map<string, Copy>, key: string, question: Ask): number {
    const { end, isDegraded } = run(question, clock.now())
    const policy = isDegraded ? question.degradedPolicy : question.policy
    if (policy) clock.at(end, () => keep(edge, key, policy, end))
    return end
  }

  function keep(
    edge: Map<string, Copy>,
    key: string,
    { fresh, stale, durable: isDurable }: CdnPolicy,
    now: number,
  ): void {
    const copy = { freshUntil: now + fresh, deadAfter: now + fresh + stale, renewedAt: 0 }
    edge.set(key, copy)
    if (isDurable) durable.set(key, { ...copy })
  }

  function renew(edge: Map<string, Copy>, key: string, question: Ask, copy: Copy): void {
    const now = clock.now()
    if (copy.renewedAt > now) return
    const behind = durable.get(key)
    if (behind && now < behind.freshUntil) {
      edge.set(key, { ...behind, renewedAt: 0 })
      return
    }
    ledger().kind(question.kind).background++
    copy.renewedAt = ask(edge, key, question)
  }

  function answerAt(question: Ask, location: string): Place {
    const { cdnKey: key } = question
    const now = clock.now()
    if (key === null) {
      run(question, now)
      return 'function'
    }
    if (forcedHits !== null) {
      if (random() < forcedHits) return 'edge'
      run(question, now)
      return 'function'
    }
    const edge = edgeOf(location)
    const copy = edge.get(key)
    if (copy && now < copy.freshUntil) return 'edge'
    if (copy && now < copy.deadAfter) {
      renew(edge, key, question, copy)
      return 'stale'
    }
    const behind = durable.get(key)
    if (behind && now < behind.deadAfter) {
      const taken = { ...behind, renewedAt: 0 }
      edge.set(key, taken)
      if (now < behind.freshUntil) return 'durable'
      renew(edge, key, question, taken)
      return 'stale'
    }
    ask(edge, key, question)
    return 'function'
  }

  return {
    /** Answers a request at one of the locations, and writes down where. */
    answer(question: Ask, location: string): void {
      const books = ledger().kind(question.kind)
      books.requests++
      books[answerAt(question, location)]++
    },
    /** A new version of the site: nothing that was kept holds any more. */
    forget(): void {
      edges.clear()
      durable.clear()
    },
  }
}
