import type { ReactElement } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import { Facts, Rating } from '#src/components/ui/Facts.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { fill } from '#src/i18n/fill.ts'
import type { SearchWords } from '#src/i18n/islandWords.ts'
import { offerLine } from '#src/i18n/offerLine.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'

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
      <div className="grid content-center gap-2">
        <p className="flex gap-1.5">
          <span className="badge">{item.contentType === 'movie' ? card.movie : card.tv}</span>
          <Rating rating={item.rating} words={card} locale={locale} className="badge badge-lit rating" />
        </p>
        <h3>
          <TitleLink item={item} locale={locale} />
        </h3>
        <Facts
          item={item}
          locale={locale}
          words={{ ...card, seasons: search.seasons }}
          runtime={(count) => fill(search.minutes, { count })}
          genre={genreLabel}
          isRated={false}
        />
        <p>{item.description}</p>
      </div>
      <div className="hit-side">
        <span>{offerLine(item) || search.manyPlatforms}</span>
        {item.streamingUrl && (
          <a
            className="btn"
            href={item.streamingUrl}
            target="_blank"
            rel="noopener"
            aria-label={fill(viaTmdb ? search.watchTitleOnTmdb : search.watchTitle, { title: item.title })}
          >
            {viaTmdb ? search.watchOnTmdb : search.watchNow}
          </a>
        )}
        <CardActs id={item.id} title={item.title} locale={locale} words={card.acts} isNamed={false} />
      </div>
    </article>
  )
}
