/**
 * Types of the only limiter of the package that is used, imported by its own path: the package's main entry loads the
 * limiters of some twenty databases.
 */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible'

  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default RateLimiterMemory
}
