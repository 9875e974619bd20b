import { type Contract, contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { PlatformEntry } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { freshForMs } from '#src/domain/place/location.ts'
import type { Platform } from '#src/domain/platform/platform.ts'
import { platformDescription } from '#src/i18n/platformDescription.ts'
import { screensOf } from '#src/i18n/screens.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'

const responseSchema = contract.streamingPlatforms.response
/** Cache TTLs in seconds. Platforms change monthly at most; the specification caches them for five minutes. */
const platformsLifetime = { fresh: freshForMs / 1000, stale: 86_400 }

/**
 * The platforms of the visitor's country: local and international ones.
 * @throws DomainError unavailable
 */
export async function streamingPlatforms(
  deps: Deps,
  audience: Audience,
): Promise<Sourced<ResponseOf<Contract['streamingPlatforms']>>> {
  return await fromCatalogue(deps, {
    key: `platforms:${audience.country ?? 'world'}:${audience.locale}`,
    schema: responseSchema,
    ...platformsLifetime,
    ask: async (catalogue, terms) => {
      const { local, international } = await catalogue.platforms({ ...audience, ...terms })
      const toEntry = (platform: Platform): PlatformEntry => entryOf(platform, audience.locale)
      return {
        local: local.map(toEntry),
        international: international.map(toEntry),
        countryCode: audience.country ?? '',
      }
    },
  })
}

function entryOf({ id, name, logo, website }: Platform, locale: Locale): PlatformEntry {
  return { name, logo, website, description: platformDescription(id, locale) || screensOf(locale).regional.listed }
}
