import { benchColdStart } from './bench/coldStart.ts'
import { benchCosts } from './bench/costs.ts'
import { benchHttp } from './bench/http.ts'
import { benchRanking } from './bench/ranking.ts'

/** `npm run bench`: figures of speed on this machine. Needs a built site (`npm run build`). */
console.log(`Node ${process.version}`)
await benchRanking()
benchCosts()
await benchColdStart()
await benchHttp()
