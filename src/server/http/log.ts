import { PlainError } from '#src/domain/plainError.ts'

type Level = 'info' | 'warn' | 'error'

/**
 * Writes one line of JSON. An error is logged as its name, its codes, its first stack frame and the names and codes of
 * its causes. Its message is included only for a PlainError, whose messages are free of visitor data; other messages
 * may quote input.
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
  const causes = causesOf(error)
  return {
    ...kindOf(error),
    ...(error instanceof PlainError ? { message: error.message } : {}),
    at: firstFrame(error),
    ...(causes.length > 0 ? { causes } : {}),
  }
}

/**
 * Includes `code` (Node, DomainError), `trouble` (UpstreamError), `problem` (SignInError) and `status`, as far as they
 * are numbers or words from a fixed list, never values.
 */
function kindOf(error: Error): Record<string, unknown> {
  const codes = ['code', 'trouble', 'problem', 'status'].map((name) => [name, Reflect.get(error, name)] as const)
  const known = codes.filter(
    ([, code]) => typeof code === 'number' || (typeof code === 'string' && /^\w{1,40}$/.test(code)),
  )
  return { name: error.name, ...Object.fromEntries(known) }
}

const mostCauses = 5

/** Auth.js wraps errors as `cause.err`. */
function causesOf(error: Error): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = []
  let next = innerOf(error)
  while (next && causes.length < mostCauses) {
    causes.push(kindOf(next))
    next = innerOf(next)
  }
  return causes
}

function innerOf({ cause }: Error): Error | null {
  if (cause instanceof Error) return cause
  const inner: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'err') : undefined
  return inner instanceof Error ? inner : null
}

/** A stack begins with the message, which may span several lines and contain any text, so it is skipped. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const end = stack.indexOf(message) + message.length
  return stack
    .slice(end)
    .match(/^ +at .+$/m)?.[0]
    .trim()
}
