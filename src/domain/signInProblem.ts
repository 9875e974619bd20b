/** Why somebody who wanted to sign in is not signed in, as far as it helps to know. */
export const signInProblems = ['busy', 'unavailable', 'denied', 'cancelled', 'failed'] as const
/**
 * busy: too many attempts. unavailable: the identity provider or the store of profiles does not answer. denied: the address was never
 * verified. cancelled: the visitor said no at the provider. failed: a step of the protocol was wrong, late or seen before.
 */
export type SignInProblem = (typeof signInProblems)[number]
