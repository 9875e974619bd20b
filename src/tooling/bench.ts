import { benchBuildGrowth } from './bench/buildGrowth.ts'
import { benchColdStart } from './bench/coldStart.ts'
import { benchHttp } from './bench/http.ts'
import { benchRanking } from './bench/ranking.ts'
import { benchTogether } from './bench/together.ts'

/** Parts that run by default, in this order. */
const parts: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  ranking: benchRanking,
  cold: benchColdStart,
  http: benchHttp,
  together: (numbers) => benchTogether(...numbers.map(Number)),
}
/** Takes many minutes, so it runs only when requested by name. */
const named: typeof parts = {
  build: (sizes) => benchBuildGrowth(sizes.length > 0 ? sizes.map(Number) : undefined),
}

/**
 * `npm run bench`: benchmarks on this machine. `cold` and `http` require a built site (`npm run build`).
 * `npm run bench -- cold` runs a single part; `npm run bench -- together 60` plays in 200 rooms at once for 60 s, once with
 * each store; `npm run bench -- build 1000 2500` builds the site with 1,000 and with
 * 2,500 generated titles.
 */
console.log(`Node ${process.version}`)
const [wanted, ...args] = process.argv.slice(2)
if (wanted === undefined) for (const part of Object.values(parts)) await part([])
else {
  const part = { ...parts, ...named }[wanted]
  if (!part)
    throw new Error(`No part of the benchmark is called ${wanted}: ${Object.keys({ ...parts, ...named }).join(', ')}.`)
  await part(args)
}
