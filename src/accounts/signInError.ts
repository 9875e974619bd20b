import { PlainError } from '#src/domain/plainError.ts'
import type { SignInProblem } from '#src/domain/signInProblem.ts'
import { AccountsUnavailableError } from './profileStore.ts'

/** Somebody could not be signed in. */
export class SignInError extends PlainError {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(`Signing in ended: ${problem}`, options)
    this.name = 'SignInError'
    this.problem = problem
  }
}

/** fetch's own word for it, and jose's. */
const isLate = ({ name }: Error): boolean => name === 'TimeoutError' || name === 'JWKSTimeout'

/**
 * Whether a sign-in failed because somebody who is needed for it did not answer: the identity provider or the store of profiles.
 * Auth.js wraps errors several times, as `cause` or as `cause.err`.
 */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof AccountsUnavailableError) return true
  if (error instanceof Error && (isLate(error) || error.message === 'fetch failed')) return true
  const [cause, err]: unknown[] = [Reflect.get(error, 'cause'), Reflect.get(error, 'err')]
  return isUnreachable(cause) || isUnreachable(err)
}
