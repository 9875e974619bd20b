/**
 * 32-bit FNV-1a over UTF-16 code units, followed by MurmurHash3's finalizer, so that similar texts get unrelated
 * hashes.
 * @returns an unsigned 32-bit integer
 */
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
 * Deterministic standard Gumbel noise. Adding it to scores and taking the top k samples k items without replacement,
 * with probabilities that grow with the score (the Gumbel top-k trick); the same seed always yields the same sample.
 * @returns mean 0.58 (Euler's constant), mostly -1.5 to 5
 */
export function gumbel(seed: string): number {
  const uniform = (hashText(seed) + 0.5) / 4294967296
  return -Math.log(-Math.log(uniform))
}
