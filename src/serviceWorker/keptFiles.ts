import type { Locale } from '#src/domain/locale.ts'

/** The files that are cached for use without a network. The build injects the list into the worker. */
export interface KeptFiles {
  /** The hashed files, shared by all languages. */
  readonly assets: readonly string[]
  /** The paths of each language, each with a hash of its content. */
  readonly pages: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

declare const KEPT_FILES: KeptFiles

export const keptFiles: KeptFiles = KEPT_FILES
