import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 200

/**
 * Watches how much memory a process and all that it starts hold together, as Linux counts it.
 * @returns a function that ends the watch and gives the largest sum of resident memory seen, in bytes
 */
export function watchPeakMemory(pid: number): () => number {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid))
  }, everyMs)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Bytes that a process and its descendants hold; 0 when it is gone. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    return childrenOf(pid).reduce((sum, child) => sum + residentBytes(child), own)
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}
