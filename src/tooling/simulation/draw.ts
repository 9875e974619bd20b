import type { Random } from '#src/components/posters/random.ts'

/** A waiting time of a memoryless process, in the unit of its mean. */
export function exponential(random: Random, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** A time that is mostly near its median and now and then much longer. */
export function logNormal(random: Random, median: number, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return median * Math.exp(sigma * normal)
}

/** Draws one of several by their weights, which need not sum to one. */
export function weighted<Value>(
  choices: readonly (readonly [value: Value, weight: number])[],
): (random: Random) => Value {
  const [first] = choices
  if (!first) throw new RangeError('nothing to draw from')
  const index = cumulative(choices.map(([, weight]) => weight))
  return (random) => (choices[index(random())] ?? first)[0]
}

/** Draws ranks from 0 by Zipf's law: the rank r has the weight 1 / (r + 1) ** exponent. */
export function zipf(count: number, exponent: number): (random: Random) => number {
  const index = cumulative(Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent))
  return (random) => index(random())
}

/** @returns a function from a share of the whole, 0 to 1, to the position where it is reached */
function cumulative(weights: readonly number[]): (share: number) => number {
  const sums = new Float64Array(weights.length)
  let sum = 0
  for (const [index, weight] of weights.entries()) {
    sum += weight
    sums[index] = sum
  }
  return (share) => {
    const wanted = share * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? sum) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
