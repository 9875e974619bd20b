import { availableParallelism, loadavg } from 'node:os'

/**
 * How many times as long things take because the machine has other work: processes that want to run for each processor
 * (the last minute's load average; 0 on Windows), 1 at least. For bounds of time that say "in time", not "fast".
 */
export function slowedDown(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, lastMinute / availableParallelism())
}
