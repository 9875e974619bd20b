/** Above 1 favours earlier refreshes, below 1 later ones; 1 is optimal for loads of known duration (see below). */
const beta = 1

interface Age {
  /** Seconds since the value was created. */
  readonly age: number
  /** Seconds for which it is fresh. */
  readonly fresh: number
  /** Duration of its load in seconds. */
  readonly took: number
  /** Uniformly distributed from 0 to 1. */
  readonly random: number
}

/**
 * Whether this caller should refresh a value that is still fresh. The probability increases towards the end of
 * freshness and with the duration of the load, so that one of many processes refreshes first and the others find its
 * result. (Vattani, Chierichetti and Lowenstein, "Optimal probabilistic cache stampede prevention", VLDB 2015.)
 */
export function isEarlyRefreshDue({ age, fresh, took, random }: Age): boolean {
  return age - took * beta * Math.log(Math.max(random, Number.MIN_VALUE)) >= fresh
}
