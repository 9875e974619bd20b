import { type TitleDetails, titleDetailsSchema } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import { DomainError } from '#src/domain/errors.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced, unavailableError } from './fromCatalogue.ts'
import { toTitleItem } from './itemMapping.ts'

/** Cache TTLs in seconds: facts change weekly at most; "not found" is cached for one minute only. */
export const titleLifetime = { known: 3600, unknown: 60, stale: 86_400 } as const

/**
 * The details of one title for a visitor.
 * @throws DomainError not_found, or unavailable where not every catalogue that may have the title could be queried
 */
export async function titleDetails(
  deps: Deps,
  input: Audience & { readonly id: TitleId },
): Promise<Sourced<TitleDetails>> {
  const { value, ...source } = await fromCatalogue(deps, {
    key: `title:${input.id}:${input.country ?? 'world'}:${input.locale}`,
    schema: z.nullable(titleDetailsSchema),
    fresh: (found) => (found ? titleLifetime.known : titleLifetime.unknown),
    stale: (found) => (found ? titleLifetime.stale : 0),
    isNone: (found) => found === null,
    ask: async (catalogue, terms) => {
      const title = await catalogue.title(input.id, { ...input, ...terms })
      return title && toDetails(title, input, catalogue.name === 'tmdb' ? 'JustWatch' : 'Moodlight')
    },
  })
  if (!value) {
    throw source.degraded ? unavailableError() : new DomainError('not_found', 'There is no title of that number.')
  }
  return { value, ...source }
}

function toDetails(title: Title, audience: Audience, offersSource: TitleDetails['offersSource']): TitleDetails {
  return {
    ...toTitleItem(title, audience),
    originalTitle: title.originalTitle,
    genres: title.genres,
    countries: title.countries,
    people: title.people,
    offersSource,
  }
}
