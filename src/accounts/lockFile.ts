import { randomUUID } from 'node:crypto'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Work under the lock takes milliseconds: whoever held it for so long has died. */
const staleMs = 5000

/** Somebody else held the lock all the time. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError'
}

/**
 * Runs work while this process alone holds the lock file.
 * @param work told how to ask, just before it makes its result final, whether the lock is still its own: it is not when the
 *   process stood still for longer than a lock counts
 * @throws LockTimeoutError after `patienceMs`
 */
export async function withLockFile<Value>(
  path: string,
  work: (stillMine: () => Promise<boolean>) => Promise<Value>,
  patienceMs = 15_000,
): Promise<Value> {
  const handle = await acquire(path, performance.now() + patienceMs)
  // While the handle is open, no other file can have its number.
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

/** Two may find the same stale lock; the slower one must not delete the new lock of the faster, so it puts that back. */
async function takeAway(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => {})
  const tookFresh = (await stat(aside).catch(() => null)) !== null && !(await isStale(aside))
  if (tookFresh) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}
