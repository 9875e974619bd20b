import type { APIRoute } from 'astro'
import { moodIds } from '#src/domain/mood/mood.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { deps } from '#src/server/deps.ts'
import { withoutOffers } from '#src/server/pages/withoutOffers.ts'
import { recommendations } from '#src/server/useCases/recommendations.ts'

/**
 * The lists of all moods and content types in one file, in the format of the API without offers: the service worker's fallback without
 * a network.
 */
export function getStaticPaths() {
  return locales.map((locale) => ({ params: { locale }, props: { locale } }))
}

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const wishes = moodIds.flatMap((moodId) => contentTypes.map((contentType) => ({ moodId, contentType })))
  const lists = await Promise.all(
    wishes.map(async ({ moodId, contentType }) => {
      const { value } = await recommendations(deps(), { moodId, contentType, country: null, locale })
      return [`${moodId}.${contentType}`, withoutOffers(value)] as const
    }),
  )
  return new Response(JSON.stringify(Object.fromEntries(lists)), { headers: { 'content-type': 'application/json' } })
}
