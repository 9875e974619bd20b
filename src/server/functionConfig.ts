import type { Config } from '@netlify/functions'

/** A function's settings, which Netlify reads from its source. */
export type FunctionConfig = Config & {
  /**
   * Files that are packed with the function, named from the folder that it is bundled to; Netlify's packager takes them and its type does not name them.
   * Functions that answer from the embedded shelf name it (`shelf/*`); without it they would have nothing to answer with.
   */
  readonly includedFiles?: readonly string[]
}
