import type { Locale } from '#src/domain/locale.ts'

/** What is fetched ahead, so that it is there without a network. The build writes it into the worker. */
export interface KeptFiles {
  /** The hashed files, which all languages share. */
  readonly assets: readonly string[]
  /** For each language the paths that stand for it, each with a hash of its content. */
  readonly pages: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

declare const KEPT_FILES: KeptFiles

export const keptFiles: KeptFiles = KEPT_FILES
