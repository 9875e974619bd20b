/** The one limiter of the package that is used, by its own file: the package's front door loads those for twenty databases. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible'

  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default RateLimiterMemory
}
