/**
 * What `client:near` is told on a built page whose list is the world's: it may know of a better one for its visitor. A
 * page that a function drew for the world answers with `world` what was asked.
 */
export const forTheWorld = 'everybody'
