import { memo, type ReactElement } from 'react'
import type { TitleItem } from '#src/api/items.ts'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import type { CardWords } from '#src/i18n/islandWords.ts'
import { offerLine } from '#src/i18n/offerLine.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'

interface TitleCardProps {
  readonly item: TitleItem
  readonly locale: Locale
  readonly words: CardWords
  /** See Poster.tsx. */
  readonly waitsInHtml?: boolean
}

const namesShown = 2

/**
 * A film or series in a list: poster, title, facts, description and at most two services, with how they offer it; and
 * what one may do with it. Memoized, so that typing in the search box beside the list does not render it again.
 */
export const TitleCard = memo(function TitleCard(props: TitleCardProps): ReactElement {
  const { item, locale, words, waitsInHtml = false } = props
  const genre = parseGenre(item.genre)
  const genreLabel = genre ? words.genres[genre] : item.genre
  return (
    <article className="card" id={item.id} tabIndex={-1}>
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
      <h3 className="card-title">
        <TitleLink item={item} locale={locale} />
      </h3>
      <Facts item={item} locale={locale} words={words} runtime={(minutes) => runtimeText(words, minutes)} />
      <p className="card-plat">{offerLine(item, namesShown)}</p>
      <p className="card-desc">{item.description}</p>
      <CardActs id={item.id} title={item.title} locale={locale} words={words.acts} isNamed={false} />
    </article>
  )
})
