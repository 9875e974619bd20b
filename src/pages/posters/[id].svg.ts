import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { drawPoster } from '#src/components/posters/drawPoster.ts'
import { moodsByStrength } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'

/** The drawn poster of every embedded title as a file, for clients that request the image by its address. */
export async function getStaticPaths() {
  const titles = await embeddedTitles('en')
  return titles.map((title) => ({ params: { id: title.id }, props: { title } }))
}

export const GET: APIRoute<{ title: Title }> = ({ props: { title } }) => {
  const [first = 'escape', second = 'calm'] = moodsByStrength(moodProfile(title))
  const [genre = ''] = title.genres
  const svg = drawPoster(
    { title: title.title, year: title.year, genre, genreLabel: genre, light: [first, second] },
    `${title.title} (${title.year})`,
  )
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
