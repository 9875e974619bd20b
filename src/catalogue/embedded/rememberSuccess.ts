/**
 * Runs a load once for each argument in a process, and shares the one under way. A failure is told to those who wait and then forgotten, so that
 * the next caller tries anew.
 */
export function rememberSuccess<Argument extends string | undefined, Value>(
  load: (argument: Argument) => Promise<Value>,
): (argument: Argument) => Promise<Value> {
  const known = new Map<Argument, Promise<Value>>()
  return (argument) => {
    const before = known.get(argument)
    if (before) return before
    const loading = load(argument)
    known.set(argument, loading)
    loading.catch(() => known.delete(argument))
    return loading
  }
}
