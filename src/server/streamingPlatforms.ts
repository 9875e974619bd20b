import type { Contract } from '#src/api/contract.ts'
import type { ResponseOf } from '#src/api/endpoint.ts'
import type { PlatformEntry } from '#src/api/items.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { Platform } from '#src/domain/platform.ts'
import { platformDescription } from '#src/i18n/platformDescription.ts'
import type { Deps } from './deps.ts'

/** The services that matter in the visitor's country: those at home there, and those of the world. */
export async function streamingPlatforms(
  { catalogue }: Deps,
  audience: Audience,
): Promise<ResponseOf<Contract['streamingPlatforms']>> {
  const { local, international } = await catalogue.platforms(audience)
  const toEntry = (platform: Platform): PlatformEntry => entryOf(platform, audience.locale)
  return {
    local: local.map(toEntry),
    international: international.map(toEntry),
    countryCode: audience.country ?? '',
  }
}

function entryOf({ id, name, logo, website }: Platform, locale: Locale): PlatformEntry {
  return { name, logo, website, description: platformDescription(id, locale) }
}
