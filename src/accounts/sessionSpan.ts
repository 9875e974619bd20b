const day = 86_400

/** Seconds without use after which a session expires (two weeks). */
export const idleSeconds = 14 * day
/**
 * Seconds after sign-in after which a session expires regardless of use (30 days), which limits the use of a stolen
 * cookie.
 */
export const longestSeconds = 30 * day
/** Age in seconds from which on a cookie is renewed when it is used. */
export const renewAfterSeconds = day
