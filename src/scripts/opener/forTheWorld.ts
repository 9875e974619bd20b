/**
 * The value of `client:near` on a prerendered page whose list is for the world: the island may find a list for the
 * visitor's country. A page rendered on demand for the world uses `world` instead, because it already answers the
 * request in its address.
 */
export const forTheWorld = 'everybody'
