import type { APIRoute } from 'astro'
import { drawSocialImage } from '#src/components/socialImages/drawSocialImage.ts'
import { rasterise } from '#src/components/socialImages/rasterise.ts'
import { type SocialImageName, socialImageNames } from '#src/components/socialImages/socialImageName.ts'
import { socialImageWords } from '#src/components/socialImages/socialImageWords.ts'
import { isMoodId } from '#src/domain/mood/mood.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'

/** The preview images of shared links in each language. */
export function getStaticPaths() {
  return locales.flatMap((locale) =>
    socialImageNames.map((name) => ({ params: { locale, name }, props: { locale, name } })),
  )
}

export const GET: APIRoute<{ locale: Locale; name: SocialImageName }> = async ({ props: { locale, name } }) => {
  const light = name === 'home' ? 'all' : isMoodId(name) ? name : 'house'
  const image = await rasterise(drawSocialImage(socialImageWords(name, locale), light))
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}
