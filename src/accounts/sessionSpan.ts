const day = 86_400

/** A session ends when it was not used for two weeks … */
export const idleSeconds = 14 * day
/**
 * … and thirty days after its person signed in, however often it is used: what a thief copied does not live for ever.
 */
export const longestSeconds = 30 * day
/** A cookie that is older is renewed when it is used. */
export const renewAfterSeconds = day
