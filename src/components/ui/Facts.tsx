import type { ReactElement } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { formatRating, plural } from '#src/i18n/format.ts'
import type { CardWords } from '#src/i18n/islandWords.ts'
import { Icon } from './Icon.tsx'

interface FactsProps {
  readonly item: {
    readonly year?: number | undefined
    /** Minutes. */
    readonly duration?: number | undefined
    readonly seasons?: number | undefined
    /** 0 to 100; 0 where nobody has voted. */
    readonly rating: number
  }
  readonly locale: Locale
  readonly words: Pick<CardWords, 'seasons' | 'ratingBefore' | 'ratingAfter'>
  /** "Movie", shown before the year. */
  readonly type?: string
  /** Formats the runtime in minutes. */
  readonly runtime: (minutes: number) => string
  /** The genres, shown before the rating. */
  readonly genre?: string
  /** Whether the line ends with the rating. */
  readonly isRated?: boolean
}

/** The line of facts about a title in a card, pick or hit. A title's own page has Facts.astro. */
export function Facts(props: FactsProps): ReactElement {
  const { item, locale, words, type, runtime, genre, isRated = true } = props
  return (
    <p className="facts">
      {type && <span>{type}</span>}
      {item.year !== undefined && <span>{item.year}</span>}
      {item.duration !== undefined && <span>{runtime(item.duration)}</span>}
      {item.seasons !== undefined && <span>{plural(locale, words.seasons, item.seasons)}</span>}
      {genre && <span>{genre}</span>}
      {isRated && <Rating rating={item.rating} words={words} locale={locale} />}
    </p>
  )
}

interface RatingProps {
  /** 0 to 100. */
  readonly rating: number
  readonly words: Pick<CardWords, 'ratingBefore' | 'ratingAfter'>
  readonly locale: Locale
  readonly className?: string
}

/** A title's rating with a star, if it has one; what the number means is said to screen readers only. */
export function Rating({ rating, words, locale, className = 'rating' }: RatingProps): ReactElement | null {
  if (rating === 0) return null
  return (
    <span className={className}>
      <Icon name="star" />
      <span className="sr-only">{`${words.ratingBefore} `}</span>
      {formatRating(locale, rating)}
      <span className="sr-only">{` ${words.ratingAfter}`}</span>
    </span>
  )
}
