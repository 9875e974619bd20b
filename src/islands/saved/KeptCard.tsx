import { memo, type ReactElement } from 'react'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'
import type { SavedEntry } from './arrangeSaved.ts'
import { SeenActs } from './SeenActs.tsx'

interface KeptCardProps {
  readonly entry: SavedEntry
  readonly part: 'saved' | 'seen'
  readonly locale: Locale
  readonly words: SavedPageWords
}

/** A saved or seen title: poster, its strongest lamp, name, facts, where it is, and what may be done with it. */
export const KeptCard = memo(function KeptCard({ entry, part, locale, words }: KeptCardProps): ReactElement {
  const { item, lamp, mark, own } = entry
  const genre = parseGenre(item.genre)
  const [service] = own
  const [elsewhere] = item.labels ?? item.platforms
  return (
    <article className="card" data-mood={lamp ?? undefined}>
      <span className="lit">
        <Poster
          title={item.title}
          year={item.year}
          genre={item.genre}
          genreLabel={genre ? words.card.genres[genre] : item.genre}
          imageUrl={item.imageUrl}
        />
      </span>
      {lamp && <p className="card-mood">{words.moodNames[lamp]}</p>}
      <h3 className="card-title">
        <TitleLink item={item} locale={locale} />
      </h3>
      <Facts
        item={item}
        locale={locale}
        words={words.card}
        runtime={(minutes) => runtimeText(words.card, minutes)}
        isRated={false}
      />
      <div className="kept-acts">
        {service ? (
          <span className="chip chip-mine">
            <Icon name="check" />
            {service}
          </span>
        ) : (
          elsewhere && <span className="chip">{elsewhere}</span>
        )}
        {part === 'saved' ? (
          <CardActs id={mark.id} title={item.title} locale={locale} words={words.card.acts} isNamed={false} />
        ) : (
          <SeenActs mark={mark} title={item.title} words={words.saved} />
        )}
      </div>
    </article>
  )
})
