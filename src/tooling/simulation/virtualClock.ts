import TinyQueue from 'tinyqueue'

interface Event {
  readonly at: number
  /** Events of one moment run in the order in which they were asked for. */
  readonly order: number
  readonly run: () => void
}

/** Time that jumps from one event to the next, in seconds. */
export interface VirtualClock {
  readonly now: () => number
  /** Runs something at a time; one that is past counts as now. */
  readonly at: (time: number, run: () => void) => void
  /** Runs all events before a time. */
  readonly runUntil: (time: number) => void
}

/** Makes the clock of a simulation. @param start what it shows at first, in seconds */
export function virtualClock(start = 0): VirtualClock {
  const events = new TinyQueue<Event>([], (a, b) => a.at - b.at || a.order - b.order)
  let now = start
  let order = 0
  return {
    now: () => now,
    at: (time, run) => events.push({ at: Math.max(now, time), order: order++, run }),
    runUntil(time) {
      for (let next = events.peek(); next && next.at < time; next = events.peek()) {
        events.pop()
        now = next.at
        next.run()
      }
    },
  }
}
