const mostDropped = 24

/** The keys of an address' `drop`, `calm,not-cry`: at most 24, each once. What is no key drops nothing. */
export function readDrop(text: string | null): string[] {
  const keys = (text ?? '').split(',').filter((key) => /^[a-zA-Z-]{1,60}$/.test(key))
  return [...new Set(keys)].slice(0, mostDropped)
}
