/** How a part behind the network last answered. */
export interface LastSeen {
  readonly note: (ms: number, ok: boolean) => void
  /** Null before it was first asked. */
  readonly last: () => { readonly ok: boolean; readonly ms: number; readonly at: string } | null
}

/** Remembers the last answer of one part, and nothing else of it. */
export function lastSeen(): LastSeen {
  let last: { ok: boolean; ms: number; at: string } | null = null
  return {
    note: (ms, ok) => {
      last = { ok, ms: Math.round(ms), at: new Date().toISOString() }
    },
    last: () => last,
  }
}
