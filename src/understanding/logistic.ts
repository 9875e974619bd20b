/** Domain of `squash`: plus and minus. */
export const widest = 12
const steps = 256
const levels = 4096

/**
 * The logistic function by additions, multiplications and divisions alone, which every engine rounds alike; `Math.exp`
 * may differ in the last digit, and what is decoded by it would be another text.
 */
function logistic(z: number): number {
  let power = 1 - z / 1024
  for (let doubled = 0; doubled < 10; doubled++) power *= power
  return 1 / (1 + power)
}

const squashed = Float64Array.from({ length: 2 * widest * steps + 1 }, (_, at) => logistic(at / steps - widest))
const stretched = stretchTable()

/** The probability for a sum of evidence, in steps of 1/256; what lies outside of the domain counts as its end. */
export function squash(z: number): number {
  const at = z >= widest ? squashed.length - 1 : z <= -widest ? 0 : Math.floor((z + widest) * steps)
  return squashed[at] ?? 0.5
}

/** The inverse of `squash`. @param probability of 16 bits, 0 to 65535 */
export function stretch(probability: number): number {
  return stretched[probability >> 4] ?? 0
}

function stretchTable(): Float64Array {
  let at = 0
  return Float64Array.from({ length: levels }, (_, level) => {
    while (at < squashed.length - 1 && (squashed[at] ?? 1) < (level + 0.5) / levels) at++
    return at / steps - widest
  })
}
