import { z } from '#src/domain/schema.ts'

/** What an entry of the history keeps of a list beyond its address. Genre and first page are the address's. */
const keptSchema = z.object({
  /** The text of the search box. */
  text: z.string(),
  lastPage: z.number(),
  /** How far the page was scrolled when a title was opened, in CSS pixels. */
  top: z.number(),
})

export type KeptPlace = z.infer<typeof keptSchema>

/**
 * Keeps in this entry of the history how far a list was opened. Where the browser does not keep the page itself, Back
 * loads it anew, and a visitor who opened the fifth page's title would be at the first again.
 */
export function keepPlace(change: Partial<KeptPlace>): void {
  const list = { text: '', lastPage: 1, top: 0, ...keptPlace(), ...change }
  window.history.replaceState({ ...window.history.state, list }, '')
}

/** What this entry of the history kept of its list; null if nothing. */
export function keptPlace(): KeptPlace | null {
  return keptSchema.safeParse(window.history.state?.list).data ?? null
}
