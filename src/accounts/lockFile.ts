import { randomUUID } from 'node:crypto'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Age in milliseconds after which a lock is stale. Work under the lock takes milliseconds, so its holder has crashed.
 */
const staleMs = 5000

/** The lock was not released in time. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError'
}

/**
 * Runs work while holding the lock file exclusively.
 * @param work receives a function to call directly before committing its result: whether the lock is still held. It is
 * not when the process was suspended for longer than the lock is valid
 * @throws LockTimeoutError after `patienceMs` milliseconds
 */
export async function withLockFile<Value>(
  path: string,
  work: (stillMine: () => Promise<boolean>) => Promise<Value>,
  patienceMs = 15_000,
): Promise<Value> {
  const handle = await acquire(path, performance.now() + patienceMs)
  // While the handle is open, its inode number is not reused.
  const { ino } = await handle.stat()
  const stillMine = async (): Promise<boolean> => (await stat(path).catch(() => null))?.ino === ino
  try {
    return await work(stillMine)
  } finally {
    if (await stillMine()) await rm(path, { force: true })
    await handle.close()
  }
}

async function acquire(path: string, until: number): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(path, 'wx', 0o600)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (performance.now() > until) throw new LockTimeoutError('The lock file was not free in time')
    if (await isStale(path)) await takeAway(path)
    else await pause(2 + Math.random() * 10)
  }
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleMs
}

/**
 * Two processes may detect the same stale lock. The slower one must not delete the new lock of the faster one, so it
 * restores that.
 */
async function takeAway(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => {})
  const tookFresh = (await stat(aside).catch(() => null)) !== null && !(await isStale(aside))
  if (tookFresh) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}
