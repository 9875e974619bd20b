/** Above 1 refreshes earlier, below 1 later; 1 is optimal for loads whose time is known (see below). */
const beta = 1

interface Age {
  /** Seconds since the value was made. */
  readonly age: number
  /** Seconds for which it is fresh. */
  readonly fresh: number
  /** Seconds that making it took. */
  readonly took: number
  /** 0 to 1, evenly spread. */
  readonly random: number
}

/**
 * Whether this caller should refresh a value that is still fresh: the nearer its end and the dearer its making, the likelier, so that of many
 * processes one comes first and the others find its work done. (Vattani, Chierichetti and Lowenstein, "Optimal probabilistic cache stampede
 * prevention", VLDB 2015.)
 */
export function isEarlyRefreshDue({ age, fresh, took, random }: Age): boolean {
  return age - took * beta * Math.log(Math.max(random, Number.MIN_VALUE)) >= fresh
}
