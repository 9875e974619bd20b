/**
 * Runs a load once for each argument in a process, and shares the one under way. A failure is told to those who wait and then forgotten, so that
 * the next caller tries anew.
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
