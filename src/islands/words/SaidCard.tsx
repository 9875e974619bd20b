import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import type { WishCard } from '#src/api/wishEndpoints.ts'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'
import { $countryCode } from '#src/stores/location.ts'
import type { SaidTools } from './loadSaidTools.ts'

interface SaidCardProps {
  readonly item: WishCard
  readonly locale: Locale
  readonly tools: Pick<SaidTools, 'words' | 'texts'>
  readonly ticks: readonly string[]
  readonly isLead: boolean
}

const servicesShown = 3

/** A title for what somebody said, as SaidCard.astro draws it, with what one may do with it. */
export function SaidCard({ item, locale, tools: { words, texts }, ticks, isLead }: SaidCardProps): ReactElement {
  const { card, genres, results } = texts
  const genre = parseGenre(item.genre)
  const genreLabel = genre ? genres[genre] : item.genre
  const isCountryKnown = useStore($countryCode, { ssr: () => null }) !== null
  const services = item.labels ?? item.platforms
  return (
    <article className={isLead ? 'pick pick-lead' : 'pick'}>
      {isLead && (
        <div className="tonight-head">
          <p className="tonight">{results.evening.lead}</p>
        </div>
      )}
      <span className="lit">
        <Poster
          title={item.title}
          year={item.year}
          genre={item.genre}
          genreLabel={genreLabel}
          imageUrl={item.imageUrl}
        />
      </span>
      <div className="pick-top">
        <h3 className="pick-title">
          <TitleLink item={item} locale={locale} />
        </h3>
        <Facts
          item={item}
          locale={locale}
          words={card}
          type={item.contentType === 'movie' ? card.movie : card.tv}
          runtime={(minutes) => runtimeText(card, minutes)}
          genre={genreLabel}
        />
        {ticks.length > 0 && (
          <ul className="fits-said" aria-label={words.asked}>
            {ticks.map((tick) => (
              <li key={tick}>
                <Icon name="check" />
                {tick}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="pick-rest">
        {item.reason && (
          <p className="reason">
            <span className="sr-only">{`${results.reasonPrefix} `}</span>
            {item.reason}
          </p>
        )}
        <p className="pick-desc">{item.description}</p>
        <div className="pick-foot" data-acts={item.id}>
          {services.length > 0 ? (
            <ul className="chips" aria-label={card.streamsOn}>
              {services.slice(0, servicesShown).map((name) => (
                <li className="chip" key={name}>
                  {name}
                </li>
              ))}
            </ul>
          ) : (
            <p className="chips hint">{isCountryKnown && card.platformsUnknown}</p>
          )}
          <CardActs id={item.id} title={item.title} locale={locale} words={results.evening} isNamed={isLead} />
        </div>
      </div>
    </article>
  )
}
