import { type TitleItem, titleItemSchema } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import { z } from '#src/domain/schema.ts'
import type { ContentType, TitleType } from '#src/domain/title/contentType.ts'
import type { Genre } from '#src/domain/title/genre.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { toTitleItem } from './itemMapping.ts'

export interface ListInput extends Audience {
  readonly type: TitleType
  readonly genre: Genre | null
  readonly page: number
}

const pageSchema = z.object({ items: z.array(titleItemSchema), hasMore: z.boolean() })
export type PaginatedItems = z.infer<typeof pageSchema>

/** Cache TTLs in seconds of a list: fresh, then stale. */
const listLifetime = { fresh: freshForMs / 1000, stale: 86_400 }
const audienceKey = ({ country, locale }: Audience): string => `${country ?? 'world'}:${locale}`

/**
 * One page of movies or series, of all genres or of one.
 * @throws DomainError unavailable
 */
export async function listTitles(deps: Deps, input: ListInput): Promise<Sourced<PaginatedItems>> {
  return await fromCatalogue(deps, {
    key: `list:${input.type}:${input.genre ?? 'all'}:${input.page}:${audienceKey(input)}`,
    schema: pageSchema,
    ...listLifetime,
    isNone: ({ items }) => items.length === 0,
    // The embedded catalogue's later pages do not continue a live list.
    shelfMayHaveMore: input.page === 1,
    ask: async (catalogue, terms) => {
      const { titles, hasMore } = await catalogue.list({ ...input, ...terms })
      return { items: toItems(titles, input), hasMore }
    },
  })
}

/**
 * This week's trending movies or series.
 * @throws DomainError unavailable
 */
export async function trendingTitles(
  deps: Deps,
  input: Audience & { readonly type: TitleType },
): Promise<Sourced<TitleItem[]>> {
  const day = deps.today()
  return await fromCatalogue(deps, {
    key: `trending:${input.type}:${audienceKey(input)}:${day}`,
    schema: z.array(titleItemSchema),
    ...listLifetime,
    isNone: (items) => items.length === 0,
    ask: async (catalogue, terms) => toItems(await catalogue.trending({ ...input, ...terms, day }), input),
  })
}

const foundSchema = z.object({ items: z.array(titleItemSchema), nearest: z.boolean(), named: z.boolean() })
export type FoundItems = z.infer<typeof foundSchema>

/**
 * Movies and series that match a text, best first, or the nearest where none matches as a whole, which the result says.
 * Not cached here: the number of different queries is unbounded, and the CDN caches the common ones. An empty text finds
 * nothing. Where the live catalogue finds nothing, the embedded one is searched.
 * @throws DomainError unavailable
 */
export async function searchTitles(
  deps: Deps,
  input: Audience & { readonly text: string; readonly contentType: ContentType },
): Promise<Sourced<FoundItems>> {
  if (input.text === '') return { value: { items: [], nearest: false, named: false } }
  return await fromCatalogue(deps, {
    key: null,
    schema: foundSchema,
    ...listLifetime,
    isNone: ({ items, nearest }) => items.length === 0 || nearest,
    ask: async (catalogue, terms) => {
      const { titles, ...kind } = await catalogue.search({ ...input, ...terms })
      return { items: toItems(titles, input), ...kind }
    },
  })
}

/**
 * Like `searchTitles`, for one type: only what matches the whole text, because a bare list cannot say that its items are
 * the nearest.
 * @throws DomainError unavailable
 */
export async function searchTitlesOfType(
  deps: Deps,
  input: Audience & { readonly text: string; readonly contentType: TitleType },
): Promise<Sourced<TitleItem[]>> {
  const { value, ...source } = await searchTitles(deps, input)
  return { value: value.nearest ? [] : value.items, ...source }
}

function toItems(titles: readonly Title[], audience: Audience): TitleItem[] {
  return titles.map((title) => toTitleItem(title, audience))
}
