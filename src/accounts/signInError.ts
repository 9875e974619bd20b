import { PlainError } from '#src/domain/plainError.ts'
import type { SignInProblem } from '#src/domain/user/signInProblem.ts'
import { AccountsUnavailableError } from './profileStore.ts'

/** A sign-in failed; `problem` is the reason shown to the visitor. */
export class SignInError extends PlainError {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(`Signing in ended: ${problem}`, options)
    this.name = 'SignInError'
    this.problem = problem
  }
}

/** Timeout errors of `fetch` and of jose. */
const isLate = ({ name }: Error): boolean => name === 'TimeoutError' || name === 'JWKSTimeout'

/**
 * Whether a sign-in failed because the identity provider or the profile store was unreachable. Auth.js wraps errors
 * several times, as `cause` or as `cause.err`.
 */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof AccountsUnavailableError) return true
  if (error instanceof Error && (isLate(error) || error.message === 'fetch failed')) return true
  const [cause, err]: unknown[] = [Reflect.get(error, 'cause'), Reflect.get(error, 'err')]
  return isUnreachable(cause) || isUnreachable(err)
}
