/** Reasons for a failed sign-in, as shown to the visitor. */
export const signInProblems = ['busy', 'unavailable', 'denied', 'cancelled', 'failed'] as const
/**
 * busy: rate-limited. unavailable: the identity provider or the profile store does not respond. denied: the email
 * address is not verified. cancelled: the visitor declined at the provider. failed: a protocol step was invalid,
 * expired or replayed.
 */
export type SignInProblem = (typeof signInProblems)[number]
