import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 200

/**
 * Samples the resident memory of a process and its descendants every 200 ms. Linux only (/proc).
 * @returns a function that stops sampling and returns the peak of the sum, in bytes
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

/** Resident memory of a process and its descendants, in bytes; 0 when it has exited. */
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
