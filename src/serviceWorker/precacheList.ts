import type { Locale } from '#src/domain/place/locale.ts'

/** The files that are cached for use without a network. The build injects the list into the worker. */
export interface PrecacheList {
  /** The hashed files, shared by all languages. */
  readonly assets: readonly string[]
  /** The paths of each language, each with a hash of its content. */
  readonly pages: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

declare const PRECACHE_LIST: PrecacheList

export const precacheList: PrecacheList = PRECACHE_LIST
