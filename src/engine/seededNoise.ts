/** A 32-bit FNV-1a hash of a text, finished so that near texts land far apart. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Gumbel noise from a seed. Adding it to scores and taking the best k draws k titles without replacement, each with a chance that
 * grows with its score (the Gumbel top-k trick), and the same seed always draws the same ones.
 * @returns a number around 0.58, mostly -1.5 to 5
 */
export function gumbel(seed: string): number {
  const uniform = (hashText(seed) + 0.5) / 4294967296
  return -Math.log(-Math.log(uniform))
}
