/**
 * Memoizes an asynchronous function per argument list, including the promise in flight. A rejection is passed to all
 * current callers and then dropped, so that the next call tries again.
 */
export function rememberSuccess<Arguments extends readonly string[], Value>(
  load: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (...args) => {
    const key = args.join('|')
    const before = known.get(key)
    if (before) return before
    const loading = load(...args)
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }
}
