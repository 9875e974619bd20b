import type { Audience, PlatformLists } from '#src/catalogue/catalogue.ts'
import { internationalPlatformIds } from '#src/catalogue/platforms/countryPlatforms.data.ts'
import { plainLook, platformById } from '#src/catalogue/platforms/platformById.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import { localeWithRegion } from '#src/domain/place/locale.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import type { LiveTitlesOptions } from './liveTitles.ts'
import { isAddOn, platformOfProvider, serviceKey } from './platformOfProvider.ts'
import { type RawProvider, rawProviderListSchema } from './schemas.ts'
import { UpstreamError } from './upstreamError.ts'

/** Limit of local platforms: a country has up to a hundred, most of them obscure. */
const mostLocal = 12

/**
 * The platforms of a country by TMDB's display priority: the lists for movies and series are merged, without duplicates
 * and add-on channels. A fixed set counts as international, the others as local.
 * @throws UpstreamError, also for an empty result
 */
export async function platformLists(
  { client }: Pick<LiveTitlesOptions, 'client'>,
  { country, locale, signal }: Audience,
): Promise<PlatformLists> {
  const world = internationalPlatformIds.flatMap((id) => platformById(id) ?? [])
  if (!country) return { local: [], international: world }
  const lists = await Promise.all(
    ['movie', 'tv'].map((type) =>
      client({
        path: `/watch/providers/${type}`,
        parameters: { watch_region: country, language: localeWithRegion(locale) },
        schema: rawProviderListSchema,
        ...(signal ? { signal } : {}),
      }),
    ),
  )
  const providers = lists.flatMap(({ results }) => results).filter((provider) => isShown(provider, country))
  if (providers.length === 0) throw new UpstreamError('malformed', 'TMDB answered watch/providers with nothing')
  providers.sort((a, b) => priority(a, country) - priority(b, country))
  const listed = providers.map((provider) => platformOf(provider, country))
  const platforms = new Map(listed.map((one) => [serviceKey(one.name), one]))
  const isInternational = ({ id }: Platform): boolean => internationalPlatformIds.includes(id)
  const found = [...platforms.values()]
  return {
    local: found.filter((one) => !isInternational(one)).slice(0, mostLocal),
    international: found.filter(isInternational),
  }
}

function isShown({ provider_name: name, display_priorities: priorities }: RawProvider, country: CountryCode): boolean {
  const listed = Object.keys(priorities).length === 0 || country in priorities
  return listed && !isAddOn(name) && !/^justwatch/i.test(name)
}

function priority(provider: RawProvider, country: CountryCode): number {
  return provider.display_priorities[country] ?? provider.display_priority
}

function platformOf(provider: RawProvider, country: CountryCode): Platform {
  const known = platformOfProvider(provider, country)
  const described = known ? platformById(known) : undefined
  if (described) return described
  const name = provider.provider_name.trim().slice(0, 40)
  return {
    id: `tmdb-${provider.provider_id}`,
    name,
    // JustWatch, the source of the list, has a page for each country; the list does not contain the platform's URL.
    website: `https://www.justwatch.com/${country.toLowerCase()}`,
    ...plainLook(name),
  }
}
