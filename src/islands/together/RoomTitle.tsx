import type { ReactElement } from 'react'
import type { TitleCard } from '#src/api/items.ts'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'

interface CardProps {
  readonly card: TitleCard
  readonly locale: Locale
  readonly words: TogetherIslandWords
}

function genreOf({ genre }: TitleCard, words: TogetherIslandWords): string {
  const known = parseGenre(genre)
  return known ? words.genres[known] : genre
}

/** A title's poster, in the light of the room. */
export function RoomPoster({ card, words }: Omit<CardProps, 'locale'>): ReactElement {
  return (
    <span className="lit">
      <Poster
        title={card.title}
        year={card.year}
        genre={card.genre}
        genreLabel={genreOf(card, words)}
        imageUrl={card.imageUrl}
      />
    </span>
  )
}

/** A title's facts in a line. */
export function RoomFacts({ card, locale, words }: CardProps): ReactElement {
  return (
    <Facts
      item={card}
      locale={locale}
      words={words.card}
      type={card.contentType === 'movie' ? words.card.movie : words.card.tv}
      runtime={(minutes) => runtimeText(words.card, minutes)}
      genre={genreOf(card, words)}
    />
  )
}
