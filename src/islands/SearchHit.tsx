import type { ReactElement } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import { parseGenre } from '#src/domain/genre.ts'
import type { Locale } from '#src/domain/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { formatRating, plural } from '#src/i18n/format.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { TitleLink } from './TitleLink.tsx'

interface SearchHitProps {
  readonly item: TitleItem
  readonly locale: Locale
  readonly words: SearchWords
  /** See Poster.tsx. */
  readonly waitsInHtml: boolean
}

/** A search hit: poster, type, rating, facts, description, services and the link to watch it. */
export function SearchHit({ item, locale, words, waitsInHtml }: SearchHitProps): ReactElement {
  const { search, card } = words
  const viaTmdb = item.streamingVia === 'tmdb'
  const genre = parseGenre(item.genre)
  const genreLabel = genre ? card.genres[genre] : item.genre
  return (
    <article className="hit">
      <span className="lit">
        <Poster
          title={item.title}
          year={item.year}
          genre={item.genre}
          genreLabel={genreLabel}
          imageUrl={item.imageUrl}
          waitsInHtml={waitsInHtml}
        />
      </span>
      <div className="hit-body">
        <p className="badges">
          <span className="badge">{item.contentType === 'movie' ? card.movie : card.tv}</span>
          <span className="badge badge-lit rating">
            <Icon name="star" />
            <span className="vh">{card.ratingBefore} </span>
            {formatRating(locale, item.rating)}
            <span className="vh"> {card.ratingAfter}</span>
          </span>
        </p>
        <h3>
          <TitleLink item={item} locale={locale} />
        </h3>
        <p className="facts">
          <span>{item.year}</span>
          {item.duration !== undefined && <span>{fill(search.minutes, { count: item.duration })}</span>}
          {item.seasons !== undefined && <span>{plural(locale, search.seasons, item.seasons)}</span>}
          <span>{genreLabel}</span>
        </p>
        <p>{item.description}</p>
      </div>
      <div className="act">
        <span>{item.platforms.join(', ') || search.manyPlatforms}</span>
        {item.streamingUrl && (
          <a
            className="btn btn-sm"
            href={item.streamingUrl}
            target="_blank"
            rel="noopener"
            aria-label={fill(viaTmdb ? search.watchTitleOnTmdb : search.watchTitle, { title: item.title })}
          >
            {viaTmdb ? search.watchOnTmdb : search.watchNow}
          </a>
        )}
      </div>
    </article>
  )
}
