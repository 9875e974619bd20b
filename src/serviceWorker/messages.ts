import { localeSchema } from '#src/domain/localeSchema.ts'
import { z } from '#src/domain/schema.ts'

/** What a page asks of the worker when it has settled. */
export const messageSchema = z.discriminatedUnion('ask', [
  /** Whether it came out of storage. */
  z.object({ ask: z.literal('source') }),
  /** To fetch ahead what its language needs, and to store the page itself. */
  z.object({ ask: z.literal('keep'), locale: localeSchema }),
])
/** The same before parsing: the page says what its `<html lang>` says. */
export type Message = { readonly ask: 'source' } | { readonly ask: 'keep'; readonly locale: string }
