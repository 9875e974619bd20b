import { startFakeTmdb } from './site/fakeTmdb/fakeTmdb.ts'
import { faults, startFaultProxy } from './site/faultProxy.ts'

/**
 * `npm run dev:tmdb`: a fake TMDB for local use, behind a proxy that injects faults. Type a fault's name and Enter to
 * enable it, an empty line to disable it. The port is TMDB_PORT (default 4380).
 */
const port = Number(process.env['TMDB_PORT'] ?? 4380)
const tmdb = await startFakeTmdb()
const proxy = await startFaultProxy(new URL(tmdb.url).origin, port)

console.log(`A made-up TMDB is on ${proxy.url}/3. In another terminal:

  TMDB_API_URL=${proxy.url}/3 TMDB_API_TOKEN=${tmdb.token} npm start

Faults: ${faults.join(', ')}. Type one and Enter; an empty line ends it.`)

process.stdin.setEncoding('utf8').on('data', (text: string) => {
  const wanted = text.trim()
  const fault = faults.find((one) => one === wanted) ?? null
  if (wanted && !fault) return console.log(`There is no fault "${wanted}".`)
  void proxy.setFault(fault)
  console.log(fault ? `From now on: ${fault}.` : 'All is well again.')
})
