// Makes this file a module, which top-level await requires.
export {}

/**
 * Subprocess of `benchColdStart`: imports a function (first argument), calls it once with a path (second argument), and
 * prints the duration in milliseconds.
 */
const [file = '', path = '/'] = process.argv.slice(2)
const started = performance.now()
const { default: handler } = await import(file)
const response: Response = await handler(new Request(`https://moodlight.example${path}`), { geo: {} })
await response.text()
const ms = performance.now() - started
if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
console.log(`took ${ms}`)
