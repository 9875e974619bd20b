import { titleCardSchema } from '#src/api/items.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'

/** What the card of a marked title shows. Texts that only a list of recommendations shows are not kept. */
const keptItemSchema = z.omit(titleCardSchema, { description: true, reason: true })
export type KeptItem = z.infer<typeof keptItemSchema>

/** A card as it was answered for a language and a country. */
const keptCardSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.int().check(z.gte(0)),
  locale: z.enum(locales),
  /** The country that the visitor had chosen; empty for automatic. */
  country: z.string().check(z.maxLength(2)),
  item: keptItemSchema,
})
export type KeptCard = z.infer<typeof keptCardSchema>

/** Cards by title id. */
export type KeptCards = Readonly<Record<string, KeptCard>>

/** Cards kept at most: about 150 KB of the 5 MB that browsers give to a site. */
export const mostKeptCards = 300

/** Older cards are shown, but asked for again: services change. */
const freshForMs = 24 * 3600 * 1000

/**
 * Whether a card is in the language and for the country asked for, and not older than a day. One that was kept before
 * cards told their language is asked for again, and shown meanwhile.
 */
export function isCurrent(
  card: KeptCard | undefined,
  audience: { readonly locale: Locale; readonly country: string },
  now: number,
): boolean {
  if (!card || card.item.language === undefined) return false
  return card.locale === audience.locale && card.country === audience.country && Math.abs(now - card.at) < freshForMs
}

/**
 * The cards to keep: those of marked titles, at most 300.
 * @param marked ids of marked titles, the most important first
 */
export function boundCards(cards: KeptCards, marked: readonly TitleId[]): KeptCards {
  const kept = marked.flatMap((id) => {
    const card = cards[id]
    return card ? [[id, card] as const] : []
  })
  return Object.fromEntries(kept.slice(0, mostKeptCards))
}

/** Reads stored cards. Never throws: a damaged card, or a text that is none of ours, reads as not kept. */
export function readKeptCards(text: string | null): KeptCards {
  const stored = z.looseObject({}).safeParse(parsedJson(text ?? '{}')).data ?? {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const card = keptCardSchema.safeParse(value).data
      return card?.item.id === id ? [[id, card]] : []
    }),
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
