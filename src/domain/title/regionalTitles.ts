import type { CountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'

/**
 * Languages (BCP 47) in which the releases of a country often have other titles than those of the language's locale:
 * Mexico's beside Spain's, British and Australian beside American, Quebec's beside France's.
 */
const regions = ['es-MX', 'en-GB', 'en-AU', 'fr-CA'] as const

/** The title of a release by region, where it differs from the title in the region's language. */
export const regionalTitlesSchema = z.partialRecord(z.enum(regions), z.string().check(z.minLength(1), z.maxLength(200)))
export type RegionalTitles = z.infer<typeof regionalTitlesSchema>

interface Named {
  /** In the language of the audience. */
  readonly title: string
  readonly regionalTitles?: RegionalTitles | undefined
}

/** The titles of releases in all regions of a language. */
export function titlesOfRegions({ title, regionalTitles = {} }: Named, locale: Locale): string[] {
  const own = regions.filter((one) => one.startsWith(`${locale}-`)).flatMap((one) => regionalTitles[one] ?? [])
  return [...new Set(own)].filter((name) => name !== title)
}

/** The title as it was released in the audience's country, in the language of the locale. */
export function titleIn(
  { title, regionalTitles }: Named,
  { locale, country }: { readonly locale: Locale; readonly country: CountryCode | null },
): string {
  const region = regions.find((one) => one === `${locale}-${country}`)
  return (region && regionalTitles?.[region]) ?? title
}
