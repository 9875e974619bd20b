import { startRedisOverRest } from '#src/tests/support/redisOverRest.ts'

/** Subprocess of `benchTogether`: a Redis behind the REST protocol, until its input ends. */
const { url, token, stop } = await startRedisOverRest()
console.log(JSON.stringify({ url, token }))
process.stdin.resume().on('end', () => void stop().then(() => process.exit(0)))
