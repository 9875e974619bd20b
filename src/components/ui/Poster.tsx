import { memo, type ReactElement, useMemo, useRef, useState } from 'react'
import type { PosterFacts } from '#src/components/posters/drawPoster.ts'
import { moodsOfImageUrl } from '#src/components/posters/moodsOfImageUrl.ts'
import { posterHtml } from '#src/components/posters/posterHtml.ts'
import { posterSizes, posterSources } from '#src/components/posters/posterSizes.ts'
import { useDeferredRender, useIsInHtml } from './useDeferredRender.ts'

export interface PosterProps {
  readonly title: string
  readonly year: number | undefined
  readonly genre: string
  readonly genreLabel: string
  readonly imageUrl: string
  /**
   * Whether the poster is below the fold: then the HTML has only its address for browsers without scripts, and no
   * drawing.
   */
  readonly waitsInHtml?: boolean
}

/** A title's poster: its image, or a drawn one if there is no image or it fails to load. Memoized. */
export const Poster = memo(function Poster(props: PosterProps): ReactElement {
  const { title, year, genre, genreLabel, imageUrl, waitsInHtml = false } = props
  const [failed, setFailed] = useState(false)
  const light = moodsOfImageUrl(imageUrl)
  const drawn = failed || light !== null
  const place = useRef<HTMLSpanElement>(null)
  const isInHtml = useIsInHtml()
  const isReady = useDeferredRender(place, waitsInHtml)
  const html = useMemo(() => {
    const facts: PosterFacts = { title, year, genre, genreLabel, light: light ?? ['escape', 'calm'] }
    // The same object each time: for another one React parses the drawing again, though its text is the same.
    return drawn && isReady ? { __html: posterHtml(facts) } : null
  }, [title, year, genre, genreLabel, light, drawn, isReady])

  if (!drawn) {
    return (
      <span className="poster" ref={place}>
        <img
          src={imageUrl}
          srcSet={posterSources(imageUrl)}
          sizes={posterSizes}
          alt=""
          width={400}
          height={600}
          loading="lazy"
          decoding="async"
          ref={(image) => {
            // The image may have failed before hydration.
            if (image?.complete && image.naturalWidth === 0) setFailed(true)
          }}
          onError={() => setFailed(true)}
        />
      </span>
    )
  }
  if (html === null) {
    return (
      <span className="poster" ref={place}>
        {isInHtml && (
          <noscript>
            <img src={imageUrl} alt="" width={400} height={600} loading="lazy" />
          </noscript>
        )}
      </span>
    )
  }
  // posterHtml rejects everything except shapes and text.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <span className="poster" dangerouslySetInnerHTML={html} />
})
