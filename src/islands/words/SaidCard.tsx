import { useStore } from '@nanostores/react'
import type { ReactElement, ReactNode } from 'react'
import type { WishCard } from '#src/api/wishEndpoints.ts'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { feelPath } from '#src/i18n/feelPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import type { Tick } from '#src/i18n/tickOf.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { SaidOfTitle } from '#src/islands/evening/SaidOfTitle.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'
import { $countryCode } from '#src/stores/location.ts'
import type { Saying } from '#src/stores/recommendations.ts'
import type { SaidTools } from './loadSaidTools.ts'

interface SaidCardProps {
  readonly item: WishCard
  readonly locale: Locale
  readonly tools: Pick<SaidTools, 'words' | 'texts'>
  readonly ticks: readonly Tick[]
  /** What stands above the first one, which has no frame; absent for all others. */
  readonly head?: ReactNode
  /** What stands under its description. */
  readonly why?: ReactNode
  /** What tonight's wishes say of it: when it would be over. */
  readonly said: readonly Saying[]
  /** Labels of the services that the visitor uses, which stand first and are marked. */
  readonly own: readonly string[]
}

const servicesShown = 3

/** A title for what somebody said, as SaidCard.astro draws it, with what one may do with it. */
export function SaidCard({
  item,
  locale,
  tools: { words, texts },
  ticks,
  head,
  why,
  said,
  own,
}: SaidCardProps): ReactElement {
  const isLead = head !== undefined
  const { card, genres, results } = texts
  const genre = parseGenre(item.genre)
  const genreLabel = genre ? genres[genre] : item.genre
  const isCountryKnown = useStore($countryCode, { ssr: () => null }) !== null
  const labels = item.labels ?? item.platforms
  const services = [...own, ...labels.filter((label) => !own.includes(label))]
  return (
    <article className={isLead ? 'pick pick-lead' : 'pick'}>
      {head}
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
            {ticks.map(({ text, feel }) => (
              <li key={text}>
                <Icon name="check" />
                {feel ? <a href={localePath(locale, feelPath(feel))}>{text}</a> : text}
              </li>
            ))}
          </ul>
        )}
        {said.map((saying) => (
          <SaidOfTitle key={saying.icon} {...saying} />
        ))}
      </div>
      <div className="pick-rest">
        {item.reason && (
          <p className="reason">
            <span className="sr-only">{`${results.reasonPrefix} `}</span>
            {item.reason}
          </p>
        )}
        <p className="pick-desc">{item.description}</p>
        {why}
        <div className="pick-foot" data-acts={item.id}>
          {services.length > 0 ? (
            <ul className="chips" aria-label={card.streamsOn}>
              {services.slice(0, servicesShown).map((name) => (
                <li className={own.includes(name) ? 'chip chip-own' : 'chip'} key={name}>
                  {own.includes(name) && <Icon name="check" />}
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
