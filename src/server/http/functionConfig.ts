import type { Config } from '@netlify/functions'

/** A function's configuration, which Netlify reads statically from its source. */
export type FunctionConfig = Config & {
  /**
   * Files to be packaged with the function, relative to the folder that it is bundled to. Netlify's packager supports
   * the option, but its type does not declare it. Functions that serve from the embedded catalogue list files of
   * `shelf/`, without which they have no data: all but the search's (`[!s]*`), or all but the reasons, half of it (`[!r]*`).
   */
  readonly includedFiles?: readonly string[]
}
