type Level = 'info' | 'warn' | 'error'

/**
 * Writes one JSON line. Errors are written as name, message and cause, never with the values that a visitor sent.
 */
export function log(level: Level, message: string, details: Readonly<Record<string, unknown>> = {}): void {
  const line = JSON.stringify({ level, message, ...details }, (_, value: unknown) =>
    value instanceof Error ? inBrief(value) : value,
  )
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.log(line)
}

function inBrief(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error
  return { name, message, at: stack?.split('\n')[1]?.trim(), ...(cause === undefined ? {} : { cause: String(cause) }) }
}
