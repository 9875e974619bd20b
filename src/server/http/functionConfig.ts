import type { Config } from '@netlify/functions'

/** A function's configuration, which Netlify reads statically from its source. */
export type FunctionConfig = Config & {
  /**
   * Files to be packaged with the function, relative to the folder that it is bundled to. Netlify's packager supports
   * the option, but its type does not declare it. Functions that serve from the embedded catalogue list the
   * files of `shelf/` that they read, without which they have no data. Its reasons are half of it.
   */
  readonly includedFiles?: readonly string[]
}
