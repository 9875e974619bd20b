import { PlainError } from '#src/domain/plainError.ts'

type Level = 'info' | 'warn' | 'error'

/**
 * Writes one JSON line. An error is written as its name, its code, where it was thrown and the names of its causes; its
 * message only where we wrote it ourselves (PlainError): a message may quote what a visitor sent.
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
 * Node's errors have a code, an UpstreamError its trouble, a DomainError its code, a SignInError its problem: words of
 * a fixed list, never a value.
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

/** A stack begins with the message, which may have several lines and say anything. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const end = stack.indexOf(message) + message.length
  return stack
    .slice(end)
    .match(/^ +at .+$/m)?.[0]
    .trim()
}
