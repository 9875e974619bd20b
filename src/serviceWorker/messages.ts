import { localeSchema } from '#src/domain/place/localeSchema.ts'
import { z } from '#src/domain/schema.ts'

/** The messages of a page to the worker. */
export const messageSchema = z.discriminatedUnion('ask', [
  /** Asks whether the page was answered from the cache. */
  z.object({ ask: z.literal('source') }),
  /** Asks to cache the page itself and the files of its language in advance. */
  z.object({ ask: z.literal('keep'), locale: localeSchema }),
])
/** The message before parsing: the locale is whatever `<html lang>` has. */
export type Message = { readonly ask: 'source' } | { readonly ask: 'keep'; readonly locale: string }
