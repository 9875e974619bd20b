import { type TitleItem, titleItemSchema } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import type { ContentType, TitleType } from '#src/domain/contentType.ts'
import type { Genre } from '#src/domain/genre.ts'
import { freshForMs } from '#src/domain/location.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title.ts'
import type { Deps } from './deps.ts'
import { toTitleItem } from './itemMapping.ts'

export interface ListInput extends Audience {
  readonly type: TitleType
  readonly genre: Genre | null
  readonly page: number
}

const pageSchema = z.object({ items: z.array(titleItemSchema), hasMore: z.boolean() })
export type ListPage = z.infer<typeof pageSchema>

const lifetime = { fresh: freshForMs / 1000, stale: 86_400 }
const audienceKey = ({ country, locale }: Audience): string => `${country ?? 'world'}:${locale}`

/** One page of the films or series, of all genres or one. */
export async function listTitles({ catalogue, cached }: Deps, input: ListInput): Promise<ListPage> {
  const { value } = await cached({
    key: `list:${input.type}:${input.genre ?? 'all'}:${input.page}:${audienceKey(input)}`,
    schema: pageSchema,
    ...lifetime,
    load: async () => {
      const { titles, hasMore } = await catalogue.list(input)
      return { items: toItems(titles, input), hasMore }
    },
  })
  return value
}

/** What trends this week among films or series. */
export async function trendingTitles(
  { catalogue, cached, today }: Deps,
  input: Audience & { readonly type: TitleType },
): Promise<TitleItem[]> {
  const day = today()
  const { value } = await cached({
    key: `trending:${input.type}:${audienceKey(input)}:${day}`,
    schema: z.array(titleItemSchema),
    ...lifetime,
    load: async () => toItems(await catalogue.trending({ ...input, day }), input),
  })
  return value
}

/**
 * Films and series that match a text, best first. Not cached here: what people type has no end, and the CDN keeps the common ones.
 * An empty text finds nothing.
 */
export async function searchTitles(
  { catalogue }: Deps,
  input: Audience & { readonly text: string; readonly contentType: ContentType },
): Promise<TitleItem[]> {
  if (input.text === '') return []
  return toItems(await catalogue.search(input), input)
}

function toItems(titles: readonly Title[], { country }: Audience): TitleItem[] {
  return titles.map((title) => toTitleItem(title, country))
}
