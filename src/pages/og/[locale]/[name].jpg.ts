import type { APIRoute } from 'astro'
import { drawSocialImage } from '#src/components/socialImages/drawSocialImage.ts'
import { imageLight } from '#src/components/socialImages/imageLight.ts'
import { rasterise } from '#src/components/socialImages/rasterise.ts'
import { type SocialImageName, sizeOfImage, socialImageNames } from '#src/components/socialImages/socialImageName.ts'
import { socialImageWords } from '#src/components/socialImages/socialImageWords.ts'
import { type Locale, locales } from '#src/domain/place/locale.ts'

/** The preview images of shared links in each language; those of one page together, since they share their room. */
export function getStaticPaths() {
  return socialImageNames.flatMap((name) =>
    locales.map((locale) => ({ params: { locale, name }, props: { locale, name } })),
  )
}

export const GET: APIRoute<{ locale: Locale; name: SocialImageName }> = async ({ props: { locale, name } }) => {
  const image = await rasterise(drawSocialImage(socialImageWords(name, locale), imageLight(name), sizeOfImage(name)))
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}
