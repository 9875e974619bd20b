// Makes this file a module, which may wait at its top.
export {}

/** A process of its own that loads one function and calls it once; prints how many milliseconds that took. Started by benchColdStart. */
const [file = '', path = '/'] = process.argv.slice(2)
const started = performance.now()
const { default: handler } = await import(file)
const response: Response = await handler(new Request(`https://moodlight.example${path}`), { geo: {} })
await response.text()
const ms = performance.now() - started
if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
console.log(`took ${ms}`)
