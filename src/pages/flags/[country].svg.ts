import type { APIRoute } from 'astro'
import { AU, BR, CA, DE, ES, FR, GB, IN, IT, JP, KR, MX, US } from 'country-flag-icons/string/3x2'
import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'

const flags: Readonly<Record<CountryCode, string>> = { AU, BR, CA, DE, ES, FR, GB, IN, IT, JP, KR, MX, US }

/** The flags of the 13 countries as files, because Windows has no emoji flags. */
export function getStaticPaths() {
  return countryCodes.map((code) => ({ params: { country: code.toLowerCase() }, props: { code } }))
}

export const GET: APIRoute<{ code: CountryCode }> = ({ props: { code } }) =>
  new Response(flags[code], { headers: { 'content-type': 'image/svg+xml' } })
