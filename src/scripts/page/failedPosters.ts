/**
 * Replaces posters outside the islands whose image fails with drawn ones. The drawing code is imported on the first
 * failure.
 */
async function draw(poster: HTMLElement): Promise<void> {
  const { title = '', year = '', genre = '', genreLabel = '' } = poster.dataset
  const { posterHtml } = await import('#src/components/posters/posterHtml.ts')
  poster.innerHTML = posterHtml({
    title,
    year: year ? Number(year) : undefined,
    genre,
    genreLabel,
    light: ['escape', 'calm'],
  })
}

function posterOf(image: EventTarget | null): HTMLElement | null {
  return image instanceof HTMLImageElement ? image.closest<HTMLElement>('.poster[data-title]') : null
}

document.addEventListener(
  'error',
  (event) => {
    const poster = posterOf(event.target)
    if (poster) void draw(poster)
  },
  true,
)
for (const image of document.querySelectorAll<HTMLImageElement>('.poster[data-title] > img')) {
  const poster = posterOf(image)
  if (poster && image.complete && image.naturalWidth === 0) void draw(poster)
}
